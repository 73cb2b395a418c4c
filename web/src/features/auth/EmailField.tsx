import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { Field, type FieldProps } from '../../ui/fields/Field.tsx';

type EmailFieldProps = Pick<FieldProps, 'value' | 'error' | 'hint'> & {
  /** `username`: the address of an existing account. */
  autoComplete: 'username' | 'email';
  onChange: (email: string) => void;
};

/** An e-mail address, without a phone's auto-capitals and spelling. */
export function EmailField({ onChange, ...field }: EmailFieldProps) {
  const { auth } = useTexts();
  return (
    <Field
      {...field}
      label={auth.email}
      type="email"
      name="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
