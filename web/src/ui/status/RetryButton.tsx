import { useState } from 'react';
import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { Button } from '../Button.tsx';

/** Shows a spinner during the retry. */
export function RetryButton({ onRetry }: { onRetry: () => Promise<void> }) {
  const t = useFrameTexts().common;
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return (
    <Button busy={busy} onClick={() => void retry()}>
      {t.tryAgain}
    </Button>
  );
}
