import { mailLink } from '@cablepark/domain/accounts/contact';
import { isRole, type Role, roles } from '@cablepark/domain/accounts/roles';
import { useQuery } from '@tanstack/react-query';
import { AcceptedVersions } from '../../park/AcceptedVersions.tsx';
import form from '../../staff/form/Form.module.css';
import { CorrectEmail } from '../../staff/people/CorrectEmail.tsx';
import { RiderLink } from '../../staff/people/RiderLink.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { LockIcon } from '../../ui/pageIcons.tsx';
import { refusedAccounts } from './api/refused.ts';
import type { ListedAccount } from './api/users.ts';
import styles from './People.module.css';
import { useAccountActions } from './useAccountActions.ts';

/** One account and an Admin's actions on it. */
export function AccountRow({ account, isMe }: { account: ListedAccount; isMe: boolean }) {
  const t = useStaffTexts().people;
  const { name, busy, changeRole, toggleBlock, remove } = useAccountActions(account, isMe);
  const { data: refusedIds } = useQuery(refusedAccounts);
  const isBlocked = account.status === 'blocked';
  return (
    <li className={styles.account} aria-busy={busy}>
      <div className={styles.who}>
        <h2 className={styles.name}>
          <RiderLink id={account.id} name={name} />{' '}
          {isMe && <span className={styles.you}>{`(${t.you})`}</span>}
        </h2>
        {account.email && (
          <a className={styles.contact} href={mailLink(account.email)}>
            {account.email}
          </a>
        )}
        <CorrectEmail account={account} />
        {refusedIds?.has(account.id) && <p className={styles.refused}>{t.refused}</p>}
        {account.description && (
          <a className={styles.contact} href={`tel:${account.description}`}>
            {account.description}
          </a>
        )}
        <AcceptedVersions account={account} words={t.accepted} />
        {isBlocked && (
          <p className={styles.blocked}>
            <LockIcon /> <span>{t.blocked}</span>
          </p>
        )}
      </div>
      <RoleChoice name={name} role={account.role} busy={busy} onChange={changeRole} />
      <div className={form.actions}>
        <Button
          disabled={busy}
          aria-label={isBlocked ? t.unblockOne(name) : t.blockOne(name)}
          onClick={() => void toggleBlock()}
        >
          {isBlocked ? t.unblock : t.block}
        </Button>
        <Button
          variant="quietDanger"
          disabled={busy}
          aria-label={t.deleteOne(name)}
          onClick={() => void remove()}
        >
          {t.delete}
        </Button>
      </div>
    </li>
  );
}

interface RoleChoiceProps {
  name: string;
  role: Role;
  busy: boolean;
  onChange: (role: Role) => Promise<void>;
}

/** Shows the server's value, so an unconfirmed change reverts. */
function RoleChoice({ name, role, busy, onChange }: RoleChoiceProps) {
  const t = useStaffTexts().people;
  return (
    <select
      className={styles.role}
      aria-label={t.roleOf(name)}
      value={role}
      disabled={busy}
      onChange={(event) => {
        if (isRole(event.target.value)) void onChange(event.target.value);
      }}
    >
      {roles.map((each) => (
        <option key={each} value={each}>
          {t.roles[each]}
        </option>
      ))}
    </select>
  );
}
