import { tidyPhone } from '@cablepark/domain/accounts/contact';
import type { ChangeEvent } from 'react';
import { Field, type FieldProps } from './Field.tsx';

type PhoneFieldProps = Omit<FieldProps, 'onChange' | 'type' | 'inputMode'> & {
  /** Receives the number without blanks and dashes. */
  onChange: (phone: string) => void;
};

/** Accepts a number in any usual notation, and keeps the caret beside its digit. */
export function PhoneField({ onChange, ...field }: PhoneFieldProps) {
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const raw = target.value;
    const phone = tidyPhone(raw);
    if (phone !== raw) {
      const caret = caretIn(raw, target.selectionStart ?? raw.length);
      // Writes the value before React does: a write by React moves the caret to the end.
      target.value = phone;
      target.setSelectionRange(caret, caret);
    }
    onChange(phone);
  };
  return <Field {...field} type="tel" inputMode="tel" onChange={change} />;
}

/** The caret in the tidied number: after the same number of remaining characters. */
export function caretIn(raw: string, caret: number): number {
  return tidyPhone(raw.slice(0, caret)).length;
}
