import type { TextareaHTMLAttributes } from 'react';
import { FieldFrame, type FieldWords } from '../../ui/fields/FieldFrame.tsx';

type TextFieldProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> & FieldWords;

/** A field of several lines. */
export function TextField({ label, hint, error, className, ...area }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className}>
      {(control) => <textarea rows={4} {...area} {...control} />}
    </FieldFrame>
  );
}
