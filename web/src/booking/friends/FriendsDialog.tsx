import { paySlotsPath } from '@cablepark/contract/payments/checkouts';
import { latestLinkEnd } from '@cablepark/domain/friends/friends-link';
import type { Slot } from '@cablepark/domain/slots/slot';
import { type SubmitEvent, useState } from 'react';
import { friendsTexts } from '../../i18n/pages/friends.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { useNow } from '../../ui/useNow.ts';
import { OptionCards } from '../OptionCards.tsx';
import { useMomentText } from '../useMomentText.ts';
import { usePayingFirst } from '../usePayingFirst.ts';
import { useSlotWords } from '../useSlotWords.ts';
import { type OwnFriendsLink, useChangeFriends, useOwnFriends } from './api/ownFriends.ts';
import styles from './Friends.module.css';
import { ShareLink } from './ShareLink.tsx';
import { useFriendsFailure } from './useFriendsFailure.ts';

interface FriendsDialogProps {
  account: string;
  /** What the rider chose, in the order of riding. */
  slots: readonly Slot[];
  /** @param hasMade whether a link was made: then these slots must not be booked any more */
  onClose: (hasMade: boolean) => void;
}

/** Asks which slot is the rider's own, and until when the others wait; then shows the link to send. */
export default function FriendsDialog({ account, slots, onClose }: FriendsDialogProps) {
  const t = usePageTexts(friendsTexts);
  const [own, setOwn] = useState<number | null>(slots[0]?.id ?? null);
  const change = useChangeFriends(account);
  const [link] = change.data?.links ?? [];
  return (
    <Dialog
      open
      onClose={() => onClose(link !== undefined)}
      title={link ? t.readyTitle : t.dialogTitle}
      shape="sheet"
    >
      <div className={styles.content}>
        {link ? (
          <Ready link={link} own={own} onDone={() => onClose(true)} />
        ) : (
          <Asking {...{ account, slots, own, setOwn, change }} />
        )}
      </div>
    </Dialog>
  );
}

interface AskingProps extends Pick<FriendsDialogProps, 'account' | 'slots'> {
  own: number | null;
  setOwn: (slot: number | null) => void;
  change: ReturnType<typeof useChangeFriends>;
}

function Asking({ account, slots, own, setOwn, change }: AskingProps) {
  const t = usePageTexts(friendsTexts);
  const moment = useMomentText();
  const now = useNow();
  const { isPaidFirst } = usePayingFirst();
  const pausedUntil = useOwnFriends(account).data?.pausedUntil ?? null;
  const forFriends = slots.filter(({ id }) => id !== own);
  const starts = forFriends.map(({ start }) => start);
  const until = latestLinkEnd(starts, now);
  const failure = useFriendsFailure(change.error, {
    taken: t.taken,
    tooLate: t.tooNear,
    failed: t.makeFailed,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (until === null) return;
    change.mutate({ kind: 'make', slots: forFriends.map(({ id }) => id), own, until });
  };
  if (pausedUntil !== null) return <Alert kind="info">{t.paused(moment(pausedUntil))}</Alert>;
  return (
    <form className={styles.content} onSubmit={submit} noValidate>
      {failure && <Alert kind="danger">{failure}</Alert>}
      <OwnChoice {...{ slots, own, setOwn }} />
      {until === null ? (
        <Alert kind="info">{t.tooNear}</Alert>
      ) : (
        <p>
          {own !== null && <span>{`${t.ownNow} `}</span>}
          <span>{t.how(moment(until))}</span> <span className={styles.soft}>{t.warning}</span>
        </p>
      )}
      <Button type="submit" variant="primary" wide busy={change.isPending} disabled={until === null}>
        {(isPaidFirst && own !== null ? t.confirmAndPay : t.confirm)(forFriends.length)}
      </Button>
    </form>
  );
}

function OwnChoice({ slots, own, setOwn }: Pick<AskingProps, 'slots' | 'own' | 'setOwn'>) {
  const t = usePageTexts(friendsTexts);
  const words = useSlotWords();
  const options = [
    ...slots.map((slot) => ({ id: slot.id, label: words.place(slot) })),
    { id: null, label: t.noneMine },
  ];
  return <OptionCards legend={t.mine} name="own" options={options} value={own} onChange={setOwn} />;
}

function Ready({ link, own, onDone }: { link: OwnFriendsLink; own: number | null; onDone: () => void }) {
  const t = usePageTexts(friendsTexts);
  const moment = useMomentText();
  const { isPaidFirst } = usePayingFirst();
  const isToPay = own !== null && isPaidFirst;
  return (
    <>
      <Alert kind="success">{t.ready(moment(link.until))}</Alert>
      <ShareLink url={link.url} />
      {own !== null && <p className={styles.soft}>{isToPay ? t.ownToPay : t.ownBooked}</p>}
      {isToPay ? (
        <ButtonLink wide to={paySlotsPath([own])}>
          {t.payOwn}
        </ButtonLink>
      ) : (
        <Button wide onClick={onDone}>
          {t.done}
        </Button>
      )}
    </>
  );
}
