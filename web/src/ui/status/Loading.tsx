import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import styles from './Loading.module.css';
import { Spinner } from './Spinner.tsx';

/** The loading text of guards and of lazy pages. */
export function Loading() {
  return (
    <output className={styles.loading}>
      <Spinner />
      <span>{useFrameTexts().common.loading}</span>
    </output>
  );
}
