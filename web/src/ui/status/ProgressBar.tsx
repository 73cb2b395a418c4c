import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  label: string;
  /** The progress in words. */
  text: string;
  value: number;
  max: number;
}

/** The progress of a long piece of work. */
export function ProgressBar({ label, text, value, max }: ProgressBarProps) {
  return (
    <>
      <p className={styles.line}>
        <span>{label}</span>
        <output>{text}</output>
      </p>
      <progress className={styles.bar} aria-label={label} value={value} max={max} />
    </>
  );
}
