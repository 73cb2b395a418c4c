import { ownDataTexts } from '../../../i18n/pages/own-data.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { ApiError } from '../../../lib/http/errors.ts';
import { PasswordField } from '../../../ui/fields/PasswordField.tsx';

interface CurrentPasswordProps {
  value: string;
  /** Why it is required, if not for a change. */
  hint?: string;
  /** Error of the previous attempt. */
  failure: unknown;
  onChange: (password: string) => void;
}

/** The current password: a session alone may be stolen. */
export function CurrentPassword({ value, hint, failure, onChange }: CurrentPasswordProps) {
  const t = usePageTexts(ownDataTexts);
  return (
    <PasswordField
      label={t.currentPassword}
      hint={hint ?? t.currentPasswordHint}
      name="current-password"
      autoComplete="current-password"
      required
      value={value}
      error={isWrongPassword(failure) ? t.wrongPassword : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

export function isWrongPassword(failure: unknown): boolean {
  return failure instanceof ApiError && failure.extensions['field'] === 'current_password';
}
