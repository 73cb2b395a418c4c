import { paySlotsPath } from '@cablepark/contract/payments/checkouts';
import { useQuery } from '@tanstack/react-query';
import { payTexts } from '../../i18n/pages/pay.texts.ts';
import { usePageTexts } from '../../i18n/pageTexts.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ClockIcon } from '../../ui/pageIcons.tsx';
import { heldSlots } from '../api/readHeld.ts';
import styles from './HeldNote.module.css';
import { TimeLeft } from './TimeLeft.tsx';

/** The rider's unpaid holds with their remaining time; empty if there are none. */
export default function HeldNote({ rider }: { rider: string }) {
  const t = usePageTexts(payTexts);
  const holds = useQuery(heldSlots(rider));
  const slots = holds.data ?? [];
  const [first] = slots;
  if (!first?.heldUntil) return null;
  return (
    <div className={styles.note}>
      <ClockIcon className={styles.icon} />
      <p className={styles.text}>
        <strong>{t.heldHeading(slots.length)}</strong>
        <TimeLeft until={first.heldUntil} over={t.lastSeconds} words={t.within} />
        <span>{t.heldHint}</span>
      </p>
      <ButtonLink variant="primary" to={paySlotsPath(slots.map(({ id }) => id))}>
        {t.now}
      </ButtonLink>
    </div>
  );
}
