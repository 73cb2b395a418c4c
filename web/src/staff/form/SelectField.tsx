import type { SelectHTMLAttributes } from 'react';
import { FieldFrame, type FieldWords } from '../../ui/fields/FieldFrame.tsx';

type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & Omit<FieldWords, 'error'>;

/** A native select: phones show their own wheel. */
export function SelectField({ label, hint, className, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} className={className}>
      {(control) => <select {...select} {...control} />}
    </FieldFrame>
  );
}
