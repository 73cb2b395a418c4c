import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { pushTexts } from '../../../i18n/push.texts.ts';
import type { Account } from '../../../session/account.ts';
import { Button } from '../../../ui/Button.tsx';
import { pushOf } from '../api/push.ts';
import { decline, hasDeclined } from './offerAnswer.ts';
import styles from './PushOffer.module.css';
import { pushSupport } from './pushSupport.ts';
import { useTurningOn } from './useTurningOn.ts';

/** Made once something is booked, where this browser can take messages and its visitor has not said no before. */
export function PushOffer({ user }: { user: Account }) {
  const [isOpen, setOpen] = useState(
    () =>
      pushSupport() === 'able' && Notification.permission !== 'denied' && !hasDeclined(() => localStorage),
  );
  return isOpen && <Offer user={user} onEnd={() => setOpen(false)} />;
}

function Offer({ user, onEnd }: { user: Account; onEnd: () => void }) {
  const t = usePageTexts(pushTexts);
  const { data: state } = useQuery(pushOf(user.id));
  const turningOn = useTurningOn(user.id);
  const { data: outcome } = turningOn;
  const isHere = state?.devices.some(({ current }) => current);
  // Nothing to offer, or nobody can say.
  if (!state?.key || (isHere && outcome !== 'done')) return null;
  const { key } = state;
  if (outcome === 'done' || outcome === 'denied') {
    return (
      <Box text={outcome === 'done' ? t.isOn : t.denied}>
        <Button onClick={onEnd}>{t.offer.close}</Button>
      </Box>
    );
  }
  const refuse = () => {
    decline(() => localStorage);
    onEnd();
  };
  return (
    <Box text={turningOn.isError ? t.failed : t.offer.text}>
      <Button onClick={refuse}>{t.offer.decline}</Button>
      <Button variant="primary" busy={turningOn.isPending} onClick={() => turningOn.mutate(key)}>
        {turningOn.isPending ? t.turningOn : t.offer.accept}
      </Button>
    </Box>
  );
}

/** It takes no focus and covers no field; what is said in it is heard. */
function Box({ text, children }: { text: string; children: ReactNode }) {
  const t = usePageTexts(pushTexts);
  return (
    <section className={styles.offer} aria-label={t.offer.title}>
      <output className={styles.text}>{text}</output>
      <div className={styles.buttons}>{children}</div>
    </section>
  );
}
