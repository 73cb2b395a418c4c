import { errorText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { Button } from '../Button.tsx';
import { Alert } from './Alert.tsx';
import styles from './LoadFailure.module.css';

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
