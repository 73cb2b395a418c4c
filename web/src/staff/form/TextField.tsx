import { type TextareaHTMLAttributes, useId } from 'react';
import { classes } from '../../ui/classes.ts';
import styles from '../../ui/Field.module.css';
import { WarningIcon } from '../../ui/icons.tsx';

export type TextFieldProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};

/** A field of several lines. */
export function TextField({ label, hint, error, className, ...area }: TextFieldProps) {
  const id = useId();
  return (
    <div className={classes(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.control}>
        <textarea
          rows={4}
          {...area}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
        />
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
