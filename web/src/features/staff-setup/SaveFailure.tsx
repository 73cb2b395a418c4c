import { errorText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { Alert } from '../../ui/status/Alert.tsx';

/** The error of a failed action, if any. */
export function SaveFailure({ error, title }: { error: unknown; title?: string }) {
  const texts = useTexts();
  const t = useStaffTexts().setup;
  if (error === null) return null;
  return (
    <Alert kind="danger" title={title ?? t.saveFailed}>
      {errorText(error, texts)}
    </Alert>
  );
}
