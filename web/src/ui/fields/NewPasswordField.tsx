import { hasPasswordLength, passwordLength } from '@cablepark/domain/accounts/contact';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { PasswordField } from './PasswordField.tsx';

interface NewPasswordFieldProps {
  label: string;
  value: string;
  /** Whether an empty field is an error, too. */
  isTried?: boolean;
  onChange: (password: string) => void;
}

/** A new password: warns while typing if it is too short. */
export function NewPasswordField({ label, value, isTried = false, onChange }: NewPasswordFieldProps) {
  const t = useTexts().auth;
  const isWrong = (isTried || value !== '') && !hasPasswordLength(value);
  return (
    <PasswordField
      label={label}
      hint={t.passwordHint(passwordLength.min)}
      name="new-password"
      autoComplete="new-password"
      maxLength={passwordLength.max}
      required
      value={value}
      error={isWrong ? t.passwordTooShort(passwordLength.min) : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
