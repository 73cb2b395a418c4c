import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { WarningIcon } from '../icons.tsx';
import styles from './Field.module.css';

export interface FieldWords {
  label: string;
  hint?: string | undefined;
  /** The validation error; marks the field as invalid. Its line keeps its place, so that nothing jumps. */
  error?: string | undefined;
}

/** Binds a control to its label and its note. */
interface ControlProps {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string;
}

interface FieldFrameProps extends FieldWords {
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label, and a hint or an error below. */
export function FieldFrame({ label, hint, error, className, children }: FieldFrameProps) {
  const id = useId();
  return (
    <div className={classes(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.control}>
        {children({
          id,
          className: styles.input,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': `${id}-note`,
        })}
      </div>
      <p className={classes(styles.note, error && styles.error)} id={`${id}-note`} aria-live="polite">
        {error ? (
          <>
            <WarningIcon className={styles.noteIcon} />
            <span>{error}</span>
          </>
        ) : (
          hint
        )}
      </p>
    </div>
  );
}
