import type { InvitationBody } from '@cablepark/contract/accounts/setup.schema';
import { isEmail } from '@cablepark/domain/accounts/contact';
import { type InvitedRole, invitedRoles } from '@cablepark/domain/accounts/roles';
import { type FormEvent, useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import form from '../form/Form.module.css';
import { SelectField } from '../form/SelectField.tsx';
import { useStaffTexts } from '../texts.ts';

interface InviteFormProps {
  busy: boolean;
  onInvite: (body: InvitationBody, onDone: () => void) => void;
  onTyping?: ((isTyping: boolean) => void) | undefined;
}

/** The e-mail and role of an invitation. */
export function InviteForm({ busy, onInvite, onTyping }: InviteFormProps) {
  const { invitations: t, people } = useStaffTexts();
  const { typed, isWrong, change, submit } = useTyped(onInvite);
  const isTyping = typed.name !== '' || typed.email !== '';
  useEffect(() => onTyping?.(isTyping), [isTyping, onTyping]);
  return (
    <form className={form.form} noValidate onSubmit={submit}>
      <div className={form.row}>
        <Field
          label={t.name}
          value={typed.name}
          maxLength={100}
          onChange={(event) => change({ name: event.target.value })}
        />
        <Field
          label={t.email}
          type="email"
          autoCapitalize="none"
          spellCheck={false}
          value={typed.email}
          error={isWrong ? t.checkFields : undefined}
          onChange={(event) => change({ email: event.target.value })}
        />
        <SelectField
          label={t.role}
          hint={people.roleText[typed.role]}
          value={typed.role}
          onChange={(event) => change({ role: roleOf(event.target.value) })}
        >
          {invitedRoles.map((each) => (
            <option key={each} value={each}>
              {people.roles[each]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={form.actions}>
        <Button type="submit" variant={onTyping && isTyping ? 'primary' : 'secondary'} busy={busy}>
          {busy ? t.inviting : t.invite}
        </Button>
      </div>
    </form>
  );
}

const empty = { name: '', email: '', role: 'Manager' as InvitedRole };

/** The form's values; the success clears them. */
function useTyped(onInvite: InviteFormProps['onInvite']) {
  const { language } = useLanguage();
  const [values, setValues] = useState(empty);
  const [wasRefused, setRefused] = useState(false);
  const [name, email] = [values.name.trim(), values.email.trim()];
  const isReady = name !== '' && isEmail(email);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(!isReady);
    if (isReady) onInvite({ email, first_name: name, role: values.role, language }, () => setValues(empty));
  };
  const change = (part: Partial<typeof empty>) => setValues((before) => ({ ...before, ...part }));
  return { typed: values, isWrong: wasRefused && !isReady, change, submit };
}

function roleOf(text: string): InvitedRole {
  return invitedRoles.find((each) => each === text) ?? 'Manager';
}
