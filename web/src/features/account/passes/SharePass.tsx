import type { PassMember } from '@cablepark/contract/passes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { passesKey } from '../../../booking/api/readPasses.ts';
import { failedText } from '../../../i18n/errorText.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { ownPassesTexts } from '../../../i18n/own-passes.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import type { Account } from '../../../session/account.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useConfirm } from '../../../ui/Modals.tsx';
import { SecretLink } from '../../../ui/SecretLink.tsx';
import { endPassLink, makePassLink, membersOf, type OwnPass, takeOffPass } from '../api/ownPasses.ts';
import styles from './Passes.module.css';

interface SharePassProps {
  pass: OwnPass;
  user: Account;
  isOwn: boolean;
}

/** Its owner gives it a link and sees who has joined; who has joined may leave. */
export function SharePass({ pass, user, isOwn }: SharePassProps) {
  const texts = useTexts();
  const t = usePageTexts(ownPassesTexts).share;
  const confirm = useConfirm();
  const client = useQueryClient();
  // Nobody reads it again: whoever comes back makes another.
  const [url, setUrl] = useState<string | null>(null);
  const linking = useMutation({ mutationFn: () => makePassLink(pass.id), onSuccess: setUrl });
  const ending = useMutation({
    mutationFn: () => endPassLink(pass.id),
    onSuccess() {
      setUrl(null);
      toast.success(t.ended);
    },
  });
  const end = async () => {
    const question = {
      title: t.endQuestion,
      text: t.endText,
      confirmLabel: t.end,
      cancelLabel: t.keep,
    };
    if (await confirm(question)) ending.mutate();
  };
  const leaving = useMutation({
    mutationFn: (account: string) => takeOffPass(pass.id, account),
    onSuccess() {
      // With whom its owner takes off the link ends, too.
      setUrl(null);
      toast.success(isOwn ? t.takenOff : t.gone);
    },
    onSettled: () => client.invalidateQueries({ queryKey: passesKey }),
  });
  const leave = async () => {
    const question = {
      title: t.leaveQuestion,
      text: t.leaveText,
      confirmLabel: t.leave,
      cancelLabel: t.keep,
    };
    if (await confirm(question)) leaving.mutate(user.id);
  };
  const takeOff = async ({ account, name }: PassMember) => {
    const question = {
      title: t.takeOffQuestion,
      text: t.takeOffText(name ?? t.unnamed),
      confirmLabel: t.takeOffShort,
      cancelLabel: t.keep,
    };
    if (await confirm(question)) leaving.mutate(account);
  };
  return (
    <div className={styles.share}>
      {isOwn ? (
        <>
          <h3>{t.heading}</h3>
          <p className={styles.soft}>{t.note}</p>
          <SecretLink url={url} words={t} busy={linking.isPending} onRenew={() => linking.mutate()} />
          <Button variant="quiet" busy={ending.isPending} onClick={() => void end()}>
            {t.end}
          </Button>
          <Members pass={pass.id} busy={leaving.isPending} onTakeOff={(member) => void takeOff(member)} />
        </>
      ) : (
        <Button busy={leaving.isPending} onClick={() => void leave()}>
          {t.leave}
        </Button>
      )}
      {ending.error && <Alert kind="danger">{failedText(t.failed, ending.error, texts)}</Alert>}
      {linking.error && <Alert kind="danger">{failedText(t.failed, linking.error, texts)}</Alert>}
      {leaving.error && <Alert kind="danger">{failedText(t.leaveFailed, leaving.error, texts)}</Alert>}
    </div>
  );
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
