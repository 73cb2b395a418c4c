import { Field } from '../../ui/fields/Field.tsx';

interface NumberFieldProps {
  label: string;
  hint?: string;
  value: number | null;
  error: string | undefined;
  onChange: (value: number | null) => void;
}

/** A whole number from 1; null while empty. */
export function NumberField({ value, onChange, ...rest }: NumberFieldProps) {
  return (
    <Field
      {...rest}
      type="number"
      inputMode="numeric"
      min={1}
      value={value === null || Number.isNaN(value) ? '' : value}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  );
}
