import { type SelectHTMLAttributes, useId } from 'react';
import { classes } from '../../ui/classes.ts';
import styles from '../../ui/Field.module.css';

export type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & {
  label: string;
  hint?: string | undefined;
};

/** A native list to choose from: phones show their own wheel. */
export function SelectField({ label, hint, className, ...select }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={classes(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.control}>
        <select {...select} id={id} className={styles.input} aria-describedby={`${id}-note`} />
      </div>
      <p className={styles.note} id={`${id}-note`}>
        {hint}
      </p>
    </div>
  );
}
