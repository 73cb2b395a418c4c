import type { ComponentProps } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { Field } from '../../ui/fields/Field.tsx';

type DecimalFieldProps = Omit<ComponentProps<typeof Field>, 'value' | 'onChange' | 'type' | 'inputMode'> & {
  /** With a decimal point, for `Number`. */
  value: string;
  onChange: (value: string) => void;
  /** Handles a whole text that is not a number, as pasted or at the end of typing. @returns whether it did */
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
      value={language === 'pl' && !isLong(value) ? value.replace('.', ',') : value}
      onChange={({ target }) =>
        onChange(isLong(target.value) ? target.value : target.value.replace(',', '.'))
      }
      onPaste={(event) => {
        if (onText?.(event.clipboardData.getData('text'))) event.preventDefault();
      }}
      onBlur={({ target }) => onText?.(target.value)}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && onText?.(currentTarget.value)}
    />
  );
}

/** Whether it is longer than any number, so that it stays as typed. */
function isLong(text: string): boolean {
  return (text.match(/[.,]/g)?.length ?? 0) > 1;
}
