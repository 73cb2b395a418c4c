import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import styles from './Field.module.css';
import { WarningIcon } from './icons.tsx';

export type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  label: string;
  hint?: string | undefined;
  /** What is wrong with the value; marks the field as invalid. Its line keeps its place, so that nothing jumps. */
  error?: string | undefined;
  /** A button at the end of the field, such as "show password". */
  after?: ReactNode;
};

export function Field({ label, hint, error, after, className, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={classes(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.control}>
        <input
          {...input}
          id={id}
          className={classes(styles.input, after !== undefined && styles.hasAfter)}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
        />
        {after}
      </div>
      <p className={classes(styles.note, error && styles.error)} id={`${id}-note`} aria-live="polite">
        {error ? (
          <>
            <WarningIcon className={styles.noteIcon} />
            {error}
          </>
        ) : (
          hint
        )}
      </p>
    </div>
  );
}
