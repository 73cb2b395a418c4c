import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { errorText } from '../../ui/errorText.ts';
import styles from './Form.module.css';

/** What could not be read, why, and the way to try again. */
export function LoadFailure(props: { title: string; error: unknown; onRetry: () => unknown }) {
  const texts = useTexts();
  return (
    <div className={styles.failure}>
      <Alert kind="danger" title={props.title}>
        {errorText(props.error, texts)}
      </Alert>
      <Button onClick={() => void props.onRetry()}>{texts.common.tryAgain}</Button>
    </div>
  );
}
