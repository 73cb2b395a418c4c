import type { ComponentProps } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { Field } from '../../ui/fields/Field.tsx';

type DecimalFieldProps = Omit<ComponentProps<typeof Field>, 'value' | 'onChange' | 'type' | 'inputMode'> & {
  /** With a decimal point, for `Number`. */
  value: string;
  onChange: (value: string) => void;
  /** Takes what is no number of its own, as it was typed. @returns whether it did */
  onText?: (text: string) => boolean;
};

/**
 * A decimal number: a comma counts as a point, and Polish shows a comma. Not of type `number`: that one uses the browser's language, and silently
 * drops the comma of `49,99`.
 */
export function DecimalField({ value, onChange, onText, ...field }: DecimalFieldProps) {
  const { language } = useLanguage();
  return (
    <Field
      {...field}
      inputMode="decimal"
      value={language === 'pl' ? value.replace('.', ',') : value}
      onChange={({ target }) => {
        if (!onText?.(target.value)) onChange(target.value.replace(',', '.'));
      }}
    />
  );
}
