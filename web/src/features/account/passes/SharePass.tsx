import type { PassMember } from '@cablepark/contract/payments/passes.schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { passesKey } from '../../../booking/api/readPasses.ts';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ownPassesTexts } from '../../../i18n/pages/own-passes.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import type { Account } from '../../../session/account.ts';
import { Button } from '../../../ui/Button.tsx';
import { useConfirm } from '../../../ui/dialogs/Modals.tsx';
import { SecretLink } from '../../../ui/fields/SecretLink.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { endPassLink, makePassLink, membersOf, type OwnPass, takeOffPass } from '../api/ownPasses.ts';
import styles from './Passes.module.css';

interface SharePassProps {
  pass: OwnPass;
  user: Account;
  isOwn: boolean;
}

/** The owner creates a link and sees the members; a member may leave. */
export function SharePass({ pass, user, isOwn }: SharePassProps) {
  return (
    <div className={styles.share}>
      {isOwn ? <SharedByOwner pass={pass} /> : <Leave pass={pass} user={user} />}
    </div>
  );
}

function SharedByOwner({ pass }: Pick<SharePassProps, 'pass'>) {
  const texts = useTexts();
  const t = usePageTexts(ownPassesTexts).share;
  const confirm = useConfirm();
  // The link cannot be read again, only replaced.
  const [url, setUrl] = useState<string | null>(null);
  const linking = useMutation({ mutationFn: () => makePassLink(pass.id), onSuccess: setUrl });
  const ending = useMutation({
    mutationFn: () => endPassLink(pass.id),
    onSuccess() {
      setUrl(null);
      toast.success(t.ended);
    },
  });
  // Removing a member also ends the link.
  const takingOff = useTakingOff(pass, t.takenOff, () => setUrl(null));
  const end = async () => {
    const question = { title: t.endQuestion, text: t.endText, confirmLabel: t.end, cancelLabel: t.keep };
    if (await confirm(question)) ending.mutate();
  };
  const takeOff = async ({ account, name }: PassMember) => {
    const text = t.takeOffText(name ?? t.unnamed);
    const question = { title: t.takeOffQuestion, text, confirmLabel: t.takeOffShort, cancelLabel: t.keep };
    if (await confirm(question)) takingOff.mutate(account);
  };
  const linkError = ending.error ?? linking.error;
  return (
    <>
      <h3>{t.heading}</h3>
      <p className={styles.soft}>{t.note}</p>
      <SecretLink
        url={url}
        words={t}
        busy={linking.isPending}
        onRenew={() => linking.mutate()}
        end={
          <Button variant="quiet" busy={ending.isPending} onClick={() => void end()}>
            {t.end}
          </Button>
        }
      />
      <Members pass={pass.id} busy={takingOff.isPending} onTakeOff={(member) => void takeOff(member)} />
      {linkError && <Alert kind="danger">{failedText(t.failed, linkError, texts)}</Alert>}
      {takingOff.error && <Alert kind="danger">{failedText(t.leaveFailed, takingOff.error, texts)}</Alert>}
    </>
  );
}

function Leave({ pass, user }: Pick<SharePassProps, 'pass' | 'user'>) {
  const texts = useTexts();
  const t = usePageTexts(ownPassesTexts).share;
  const confirm = useConfirm();
  const leaving = useTakingOff(pass, t.gone);
  const leave = async () => {
    const question = {
      title: t.leaveQuestion,
      text: t.leaveText,
      confirmLabel: t.leave,
      cancelLabel: t.keep,
    };
    if (await confirm(question)) leaving.mutate(user.id);
  };
  return (
    <>
      <Button busy={leaving.isPending} onClick={() => void leave()}>
        {t.leave}
      </Button>
      {leaving.error && <Alert kind="danger">{failedText(t.leaveFailed, leaving.error, texts)}</Alert>}
    </>
  );
}

/** Returns a function that removes an account from the pass. */
function useTakingOff(pass: OwnPass, successText: string, onDone?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (account: string) => takeOffPass(pass.id, account),
    onSuccess() {
      onDone?.();
      toast.success(successText);
    },
    onSettled: () => client.invalidateQueries({ queryKey: passesKey }),
  });
}

interface MembersProps {
  pass: number;
  busy: boolean;
  onTakeOff: (member: PassMember) => void;
}

function Members({ pass, busy, onTakeOff }: MembersProps) {
  const t = usePageTexts(ownPassesTexts).share;
  const { data = [] } = useQuery(membersOf(pass));
  if (data.length === 0) return null;
  return (
    <>
      <h3>{t.members}</h3>
      <ul className={styles.list}>
        {data.map((member) => (
          <li key={member.account} className={styles.line}>
            <span>{member.name ?? t.unnamed}</span>
            <Button
              aria-label={t.takeOff(member.name ?? t.unnamed)}
              disabled={busy}
              onClick={() => onTakeOff(member)}
            >
              {t.takeOffShort}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
