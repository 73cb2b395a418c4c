import { mailLink } from '@cablepark/domain/accounts/contact';
import { isRole, roles } from '@cablepark/domain/accounts/permissions';
import type { UserRow } from '../../lib/http/answers.ts';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { LockIcon } from '../../ui/icons.tsx';
import styles from './People.module.css';
import { useAccountActions } from './useAccountActions.ts';

/** One account and what an Admin may do to it. */
export function AccountRow({ account, isMe }: { account: UserRow; isMe: boolean }) {
  const t = useStaffTexts().people;
  const { name, busy, changeRole, toggleBlock, remove } = useAccountActions(account, isMe);
  const isBlocked = account.status === 'blocked';
  return (
    <li className={styles.account} aria-busy={busy}>
      <div className={styles.who}>
        <h2 className={styles.name}>
          {name} {isMe && <span className={styles.you}>({t.you})</span>}
        </h2>
        {account.email && (
          <a className={styles.contact} href={mailLink(account.email)}>
            {account.email}
          </a>
        )}
        {account.description && (
          <a className={styles.contact} href={`tel:${account.description}`}>
            {account.description}
          </a>
        )}
        {isBlocked && (
          <p className={styles.blocked}>
            <LockIcon /> {t.blocked}
          </p>
        )}
      </div>
      <select
        className={styles.role}
        aria-label={t.roleOf(name)}
        value={account.role}
        disabled={busy}
        onChange={(event) => {
          if (isRole(event.target.value)) void changeRole(event.target.value);
        }}
      >
        {roles.map((role) => (
          <option key={role} value={role}>
            {t.roles[role]}
          </option>
        ))}
      </select>
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
