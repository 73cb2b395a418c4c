import styles from './Spinner.module.css';

/** A spinner in the colour of the text. Decorative: put a text beside it. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
