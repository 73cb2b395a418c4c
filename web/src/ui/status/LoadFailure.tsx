import { errorText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { Button } from '../Button.tsx';
import { Alert } from './Alert.tsx';
import styles from './LoadFailure.module.css';

/** A failed read: its title, its reason, and a retry button. */
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
