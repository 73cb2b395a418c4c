import type { InputHTMLAttributes } from 'react';
import { classes } from '../classes.ts';
import type { Elements } from '../elements.ts';
import styles from './Field.module.css';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';

export type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> &
  FieldWords & {
    /** A button at the end of the field, such as "show password". */
    after?: Elements;
  };

export function Field({ label, hint, error, after, className, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <>
          <input
            {...input}
            {...control}
            className={classes(control.className, after !== undefined && styles.hasAfter)}
          />
          {after}
        </>
      )}
    </FieldFrame>
  );
}
