import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { NewPasswordField } from '../../ui/fields/NewPasswordField.tsx';
import { PhoneField } from '../../ui/fields/PhoneField.tsx';
import styles from './AuthForm.module.css';
import { EmailField } from './EmailField.tsx';
import { KnownAccount } from './KnownAccount.tsx';
import { type SignupForm, signupHolds } from './signup.rules.ts';

interface SignupFieldsProps {
  form: SignupForm;
  /** Whether the server refused the address because it has an account. */
  isKnown?: boolean;
  /** Whether the form was sent: then an empty field is an error, too. */
  isTried?: boolean;
  onChange: (part: Partial<SignupForm>) => void;
}

/** The fields of sign-up, validated while typing; an invalid field shows its error once it is non-empty or the form was sent. */
export function SignupFields({ form, isKnown = false, isTried = false, onChange }: SignupFieldsProps) {
  const { auth: t, errors } = useTexts();
  const validity = signupHolds(form);
  const complaint = (field: 'name' | 'phone' | 'email', text: string) =>
    (isTried || form[field] !== '') && !validity[field] ? text : undefined;

  return (
    <>
      <Field
        className={styles.noteless}
        label={t.name}
        name="given-name"
        autoComplete="given-name"
        required
        value={form.name}
        error={isTried ? complaint('name', t.nameRequired) : undefined}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <PhoneField
        label={t.phone}
        hint={t.phoneHint}
        name="tel"
        autoComplete="tel"
        required
        value={form.phone}
        error={complaint('phone', t.phoneInvalid)}
        onChange={(phone) => onChange({ phone })}
      />
      <EmailField
        autoComplete="email"
        hint={t.emailHint}
        value={form.email}
        error={
          isKnown
            ? errors.byCode.RECORD_NOT_UNIQUE
            : complaint('email', form.email === '' ? t.emailRequired : t.emailInvalid)
        }
        onChange={(email) => onChange({ email })}
      />
      {isKnown && <KnownAccount />}
      <NewPasswordField
        label={t.password}
        value={form.password}
        isTried={isTried}
        onChange={(password) => onChange({ password })}
      />
    </>
  );
}
