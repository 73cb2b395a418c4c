import { useState } from 'react';
import { DecimalField } from '../form/DecimalField.tsx';
import { plnOf, plnText } from './pln.ts';

interface PriceFieldProps {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  /** PLN; NaN while the text is no price. */
  value: number;
  onChange: (pln: number) => void;
}

/** A price, with a comma or a point. Keeps the text as typed, even if invalid. */
export function PriceField({ value, onChange, ...field }: PriceFieldProps) {
  const [input, setInput] = useState(() => plnText(value));
  return (
    <DecimalField
      {...field}
      value={Object.is(plnOf(input), value) ? input : plnText(value)}
      onChange={(text) => {
        setInput(text);
        onChange(plnOf(text));
      }}
    />
  );
}
