import { type InvitationBody, type InvitedRole, invitedRoles } from '@cablepark/contract/setup';
import { isEmail } from '@cablepark/domain/accounts/contact';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import form from '../form/Form.module.css';
import { SelectField } from '../form/SelectField.tsx';
import { useStaffTexts } from '../texts.ts';

interface InviteFormProps {
  busy: boolean;
  onInvite: (body: InvitationBody) => Promise<unknown>;
}

/** Who is invited, as what. */
export function InviteForm({ busy, onInvite }: InviteFormProps) {
  const { invitations: t, people } = useStaffTexts();
  const { language } = useLanguage();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<InvitedRole>('Manager');
  const [wasRefused, setRefused] = useState(false);
  const isReady = name.trim() !== '' && isEmail(email.trim());

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!isReady);
    if (!isReady) return;
    const body = { email: email.trim(), first_name: name.trim(), role, language };
    onInvite(body).then(
      () => {
        setName('');
        setEmail('');
      },
      () => undefined,
    );
  };

  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <div className={form.row}>
        <Field
          label={t.name}
          value={name}
          maxLength={100}
          onChange={(event) => setName(event.target.value)}
        />
        <Field
          label={t.email}
          type="email"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          error={wasRefused && !isReady ? t.checkFields : undefined}
          onChange={(event) => setEmail(event.target.value)}
        />
        <SelectField
          label={t.role}
          hint={people.roleText[role]}
          value={role}
          onChange={(event) => setRole(invitedRoles.find((each) => each === event.target.value) ?? 'Manager')}
        >
          {invitedRoles.map((each) => (
            <option key={each} value={each}>
              {people.roles[each]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={form.actions}>
        <Button type="submit" busy={busy}>
          {busy ? t.inviting : t.invite}
        </Button>
      </div>
    </form>
  );
}
