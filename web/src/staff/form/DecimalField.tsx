import type { ComponentProps } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { Field } from '../../ui/fields/Field.tsx';

type DecimalFieldProps = Omit<ComponentProps<typeof Field>, 'value' | 'onChange' | 'type' | 'inputMode'> & {
  /** With a point, as `Number` reads it. */
  value: string;
  onChange: (value: string) => void;
};

/**
 * A number that may have decimals: a comma counts as a point, and Polish sees it as a comma. Not of the type `number`: that one
 * takes the browser's language for the visitor's, and drops the comma of `49,99` without a word.
 */
export function DecimalField({ value, onChange, ...field }: DecimalFieldProps) {
  const { language } = useLanguage();
  return (
    <Field
      {...field}
      inputMode="decimal"
      value={language === 'pl' ? value.replace('.', ',') : value}
      onChange={(event) => onChange(event.target.value.replace(',', '.'))}
    />
  );
}
