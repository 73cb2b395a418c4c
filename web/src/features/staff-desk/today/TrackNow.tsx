import { endOf, type Slot } from '@cablepark/domain/slots/slot';
import { timeText } from '@cablepark/domain/time/display';
import { usePark } from '../../../park/ParkProvider.tsx';
import { RiderLink } from '../../../staff/people/RiderLink.tsx';
import { Button } from '../../../ui/Button.tsx';
import { PaidButton } from '../correct/PaidButton.tsx';
import { useDesk, usePending } from '../deskContext.ts';
import { MissingIcon } from '../icons.tsx';
import { isLate, type Reservation } from '../reservations.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import { useReservationWords } from '../useReservationWords.tsx';
import styles from './TrackNow.module.css';
import { trackNow } from './trackNow.ts';

interface TrackNowProps {
  /** Slots that are not over, in order. */
  reservations: readonly Reservation[];
  now: Temporal.Instant;
  /** By slot, the rides that cannot take place. */
  askedRides: ReadonlyMap<number, string>;
}

/** The current riders, the remaining time, and the next ones: readable from two steps away. */
export function TrackNow({ reservations, now, askedRides }: TrackNowProps) {
  const t = useDeskTexts();
  const { zone, features } = usePark();
  const words = useReservationWords();
  const { current, next } = trackNow(
    reservations.map(({ slot }) => slot),
    now,
  );
  const of = (slots: readonly Slot[]) => reservations.filter(({ slot }) => slots.includes(slot));
  const bookings = of(current).filter(({ slot }) => slot.rider !== null);
  const riding = bookings.filter(({ missing }) => !missing);
  const absent = bookings.filter(({ missing }) => missing).map(words.name);
  const until = ({ slot }: Reservation) => timeText(endOf(slot), zone);
  const [freeNow] = of(current);
  const isAwaited = (reservation: Reservation) =>
    features.includes('check-in') &&
    isLate(reservation, { now, isClosed: askedRides.has(reservation.slot.id) });
  const isAnyHere = riding.length === 0 || riding.some((reservation) => !isAwaited(reservation));
  return (
    <dl className={styles.now}>
      <div className={styles.riding}>
        <dt>{isAnyHere ? t.riding : t.dueNow}</dt>
        {riding.map((reservation) => (
          <Person
            key={reservation.slot.id}
            reservation={reservation}
            time={[...(isAwaited(reservation) ? [t.notHere] : []), t.until(until(reservation))].join(' · ')}
          />
        ))}
        {riding.length === 0 && (
          <dd className={styles.nobody}>
            {freeNow && bookings.length === 0 ? t.freeUntil(until(freeNow)) : t.nobodyRides}
          </dd>
        )}
        {absent.length > 0 && (
          <dd className={styles.absent}>
            <MissingIcon /> <span>{t.absent(absent.join(', '))}</span>
          </dd>
        )}
      </div>
      <div className={styles.next}>
        <dt>{t.next}</dt>
        {of(next).map((reservation) => (
          <Person key={reservation.slot.id} reservation={reservation} time={reservation.time} />
        ))}
        {next.length === 0 && <dd className={styles.nobody}>{t.nobodyNext}</dd>}
      </div>
    </dl>
  );
}

function Person({ reservation, time }: { reservation: Reservation; time: string }) {
  const t = useDeskTexts();
  const words = useReservationWords();
  const { open } = useDesk();
  const { slot } = reservation;
  const pending = usePending().has(slot.id);
  const name = words.name(reservation);
  return (
    <dd className={styles.person}>
      <span className={styles.name}>
        <RiderLink id={reservation.rider?.id ?? null} name={name} />
      </span>
      <span className={styles.time}>{time}</span>
      <span className={styles.payment}>
        {slot.payment === null ? (
          <Button
            variant="primary"
            className={styles.pay}
            disabled={pending}
            aria-label={`${t.pay}: ${words.place(slot)}, ${name}`}
            onClick={() => open({ kind: 'pay', reservation })}
          >
            {t.pay}
          </Button>
        ) : (
          <PaidButton reservation={reservation} pending={pending} />
        )}
      </span>
    </dd>
  );
}
