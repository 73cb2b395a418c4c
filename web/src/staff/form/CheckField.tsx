import type { InputHTMLAttributes } from 'react';
import styles from './Form.module.css';

/** A checkbox; the whole line is the target. */
export function CheckField({
  label,
  ...input
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { label: string }) {
  return (
    <label className={styles.check}>
      <input {...input} type="checkbox" className={styles.box} />
      <span>{label}</span>
    </label>
  );
}
