import { useStaffTexts } from '../../staff/texts.ts';
import { Field } from '../../ui/fields/Field.tsx';
import styles from './Looks.module.css';

export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text.trim());
}

interface ColourFieldProps {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
}

/** A colour: typed as a code, or picked. */
export function ColourField({ label, hint, value, onChange }: ColourFieldProps) {
  const t = useStaffTexts().looks;
  const isRead = isColour(value);
  return (
    <Field
      label={label}
      hint={hint}
      error={isRead ? undefined : t.wrong}
      value={value}
      maxLength={7}
      spellCheck={false}
      autoCapitalize="none"
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
      after={
        <input
          type="color"
          className={styles.picker}
          aria-label={t.pick(label)}
          value={isRead ? value.trim().toLowerCase() : '#000000'}
          onChange={({ target }) => onChange(target.value)}
        />
      }
    />
  );
}
