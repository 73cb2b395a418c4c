import { useTexts } from '../i18n/LanguageProvider.tsx';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { errorText } from '../ui/errorText.ts';
import styles from './LoadFailure.module.css';

/** Why there is nothing to show, and another try. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const texts = useTexts();
  return (
    <div className={styles.failure}>
      <Alert kind="danger" title={texts.planner.loadFailed}>
        {errorText(error, texts)}
      </Alert>
      <Button onClick={onRetry}>{texts.common.tryAgain}</Button>
    </div>
  );
}
