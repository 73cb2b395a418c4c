import type { InvitationBody, InvitedRow } from '@cablepark/contract/accounts/setup.schema';
import { readWireTime } from '@cablepark/contract/wire-time';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../i18n/errorText.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { ApiError } from '../../lib/http/errors.ts';
import { usePark } from '../../park/ParkProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import form from '../form/Form.module.css';
import { shortWhen } from '../form/when.ts';
import { useStaffTexts } from '../texts.ts';
import { HandOver } from './HandOver.tsx';
import styles from './Invitations.module.css';
import { InviteForm } from './InviteForm.tsx';
import { invite, invited } from './invitationCalls.ts';

interface InvitationsProps {
  /** Reports whether a person is entered but not invited yet; the invite button is then the primary one. */
  onTyping?: (isTyping: boolean) => void;
}

/** Invites people to the staff, and lists open invitations. */
export function Invitations({ onTyping }: InvitationsProps) {
  const texts = useTexts();
  const t = useStaffTexts().invitations;
  const queries = useQueryClient();
  const invitations = useQuery(invited());
  const inviting = useMutation({
    mutationFn: async (body: InvitationBody) => ({ ...(await invite(body)), email: body.email }),
    onSuccess: () => queries.invalidateQueries({ queryKey: invited().queryKey }),
  });
  const isKnown = inviting.error instanceof ApiError && inviting.error.code === 'RECORD_NOT_UNIQUE';
  return (
    <div className={form.form}>
      <InviteForm
        busy={inviting.isPending}
        onTyping={onTyping}
        onInvite={(body, onDone) => inviting.mutate(body, { onSuccess: onDone })}
      />
      {inviting.isError && (
        <Alert kind="danger" title={t.failed}>
          {isKnown ? t.known : errorText(inviting.error, texts)}
        </Alert>
      )}
      {inviting.data && <HandOver email={inviting.data.email} invitation={inviting.data} />}
      {invitations.data && invitations.data.length > 0 && (
        <>
          <h3>{t.waiting}</h3>
          <ul className={styles.list}>
            {invitations.data.map((row) => (
              <InvitationEntry
                key={row.id}
                row={row}
                busy={inviting.isPending}
                onAgain={(body) => inviting.mutate(body)}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface WaitingProps {
  row: InvitedRow;
  busy: boolean;
  onAgain: (body: InvitationBody) => void;
}

function InvitationEntry({ row, busy, onAgain }: WaitingProps) {
  const { invitations: t, people } = useStaffTexts();
  const { zone } = usePark();
  const { email, role, language } = row;
  const name = row.first_name ?? email;
  const until = row.expires === null ? null : readWireTime(row.expires);
  return (
    <li className={styles.row}>
      <span>
        <strong>{name}</strong>{' '}
        <span>
          {[email, people.roles[role], until ? t.until(shortWhen(until, zone)) : t.expired].join(', ')}
        </span>
      </span>
      <Button
        aria-label={t.againOne(name)}
        disabled={busy}
        onClick={() => onAgain({ email, first_name: name, role, ...(language && { language }) })}
      >
        {t.again}
      </Button>
    </li>
  );
}
