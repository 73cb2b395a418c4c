import { isUnderWay } from '@cablepark/domain/slots/slot';
import { memo } from 'react';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { PaidButton } from '../correct/PaidButton.tsx';
import { useDesk, usePending } from '../deskContext.ts';
import { MissingIcon, PlusIcon } from '../icons.tsx';
import { slotButtonId } from '../keepFocus.ts';
import unpaid from '../PayButton.module.css';
import type { Reservation } from '../reservations.ts';
import { phoneText } from '../rider.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import { useReservationWords } from '../useReservationWords.tsx';
import styles from './SlotLine.module.css';

/** One slot of the day: its time, its holder, and the next action. */
export function SlotLine({ reservation, now }: { reservation: Reservation; now: Temporal.Instant }) {
  return <Line reservation={reservation} underWay={isUnderWay(reservation.slot, now)} />;
}

const Line = memo(function Line({ reservation, underWay }: { reservation: Reservation; underWay: boolean }) {
  return (
    <li
      className={classes(styles.line, underWay && styles.underWay)}
      aria-current={underWay ? 'time' : undefined}
    >
      <span className={styles.time}>{reservation.time}</span>
      {reservation.slot.rider === null ? (
        <FreeSlot reservation={reservation} />
      ) : (
        <HeldSlot reservation={reservation} />
      )}
    </li>
  );
});

function FreeSlot({ reservation: { slot } }: { reservation: Reservation }) {
  const t = useDeskTexts();
  const words = useReservationWords();
  const { open } = useDesk();
  const pending = usePending().has(slot.id);
  return (
    <>
      <span className={styles.free}>{t.free}</span>
      <Button
        variant="quiet"
        id={slotButtonId(slot.id)}
        className={styles.action}
        disabled={pending}
        aria-label={t.bookAt(words.place(slot))}
        onClick={() => open({ kind: 'book', slot })}
      >
        <PlusIcon />
        <span>{t.book}</span>
      </Button>
    </>
  );
}

function HeldSlot({ reservation }: { reservation: Reservation }) {
  const t = useDeskTexts();
  const { common } = useTexts();
  const words = useReservationWords();
  const { open } = useDesk();
  const { slot, rider, missing } = reservation;
  const pending = usePending().has(slot.id);
  const name = words.name(reservation);
  return (
    <>
      <button
        type="button"
        id={slotButtonId(slot.id)}
        className={styles.who}
        aria-haspopup="dialog"
        onClick={() => open({ kind: 'details', reservation })}
      >
        <span className={styles.name}>{name}</span>
        <span className={styles.phone}>
          {missing && (
            <span className={styles.missing}>
              <MissingIcon /> <span>{t.missing}</span>
            </span>
          )}
          <span>{rider?.phone ? phoneText(rider.phone) : (rider?.email ?? '')}</span>
        </span>
      </button>
      {slot.payment === null ? (
        <Button
          className={classes(styles.action, unpaid.pay)}
          disabled={pending}
          aria-label={`${t.payShort}: ${words.place(slot)}, ${name}, ${common.price(slot.price)}`}
          onClick={() => open({ kind: 'pay', reservation })}
        >
          {t.payShort}
        </Button>
      ) : (
        <span>
          <PaidButton reservation={reservation} pending={pending} />
        </span>
      )}
    </>
  );
}
