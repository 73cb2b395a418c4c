import { tidyPhone } from '@cablepark/domain/accounts/contact';
import type { ChangeEvent } from 'react';
import { Field, type FieldProps } from './Field.tsx';

type PhoneFieldProps = Omit<FieldProps, 'onChange' | 'type' | 'inputMode'> & {
  /** The number without blanks and dashes. */
  onChange: (phone: string) => void;
};

/** Takes a number as people write it, and leaves the caret beside the digit where it stood. */
export function PhoneField({ onChange, ...field }: PhoneFieldProps) {
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typed = target.value;
    const phone = tidyPhone(typed);
    if (phone !== typed) {
      const caret = caretIn(typed, target.selectionStart ?? typed.length);
      // Written here, the value is what React is about to write: a value that React writes sends the caret to the end.
      target.value = phone;
      target.setSelectionRange(caret, caret);
    }
    onChange(phone);
  };
  return <Field {...field} type="tel" inputMode="tel" onChange={change} />;
}

/** Where a caret in a number as typed stands once it is tidy: after as many characters that stay. */
export function caretIn(typed: string, caret: number): number {
  return tidyPhone(typed.slice(0, caret)).length;
}
