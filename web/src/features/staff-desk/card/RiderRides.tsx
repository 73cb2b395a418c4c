import type { RiderCardRow } from '@cablepark/contract/accounts/rider-card.schema';
import { toGrosze } from '@cablepark/contract/money';
import { paths } from '@cablepark/contract/paths';
import { hasEnded } from '@cablepark/domain/slots/slot';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { usePark } from '../../../park/ParkProvider.tsx';
import form from '../../../staff/form/Form.module.css';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { deskExtras } from '../api/deskData.ts';
import { cancelTexts } from '../cancel/cancel.texts.ts';
import { useDesk, usePending } from '../deskContext.ts';
import { MissingIcon } from '../icons.tsx';
import { slotButtonId } from '../keepFocus.ts';
import { ListSkeleton } from '../ListSkeleton.tsx';
import { PaidLabel } from '../PaidLabel.tsx';
import { byPlace, type Reservation, reservationMaker } from '../reservations.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import { useReservationWords } from '../useReservationWords.tsx';
import { riderCardOf, riderRides } from './api/riderCard.ts';
import styles from './Card.module.css';
import { cardTexts } from './card.texts.ts';

interface RiderRidesProps {
  rider: string;
  name: string;
  /** Of all bookings, also older ones than are listed here; `amount` in PLN. */
  unpaid: RiderCardRow['unpaid'];
}

/** The rider's upcoming bookings and the latest past ones, each to pay or to open. */
export function RiderRides({ rider, name, unpaid }: RiderRidesProps) {
  const t = useStaffPageTexts(cardTexts);
  const desk = useDeskTexts();
  const { price } = useTexts().common;
  const { zone, features } = usePark();
  const now = useNow(60_000);
  useCardAfterActions(rider);
  const rides = useQuery(riderRides(rider, deskExtras(features)));
  const make = useMemo(() => reservationMaker(zone), [zone]);
  // After a cancellation or a move the slot is in the list, but not the rider's any more.
  const theirs =
    rides.data &&
    make(rides.data)
      .filter(({ slot }) => slot.rider === rider)
      .toSorted(byPlace);
  if (rides.isError && !theirs)
    return <LoadFailure title={desk.loadFailed} error={rides.error} onRetry={rides.refetch} />;
  if (!theirs) return <ListSkeleton />;
  const coming = theirs.filter(({ slot }) => !hasEnded(slot, now));
  const past = theirs.filter(({ slot }) => hasEnded(slot, now)).toReversed();
  return (
    <>
      {unpaid.count > 0 && (
        <p className={styles.due}>{t.due(unpaid.count, price(toGrosze(unpaid.amount)))}</p>
      )}
      <section className={form.card} aria-label={t.coming}>
        <h2 className={form.cardTitle}>{t.coming}</h2>
        <RideList rides={coming} none={t.noneComing} />
        {features.includes('parties') && coming.length > 1 && <CancelSeveral rides={coming} name={name} />}
      </section>
      <section className={form.card} aria-label={t.past}>
        <h2 className={form.cardTitle}>{t.past}</h2>
        <RideList rides={past} none={t.nonePast} />
        {past.length > 0 && (
          <Link to={`${paths.bookings}?when=archived&q=${encodeURIComponent(name)}`}>{t.allPast}</Link>
        )}
      </section>
    </>
  );
}

/** Refetches the rest of the card after an action of the desk, because only lists update automatically. */
function useCardAfterActions(rider: string): void {
  const queries = useQueryClient();
  const isBusy = usePending().size > 0;
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) void queries.invalidateQueries({ queryKey: riderCardOf(rider).queryKey });
    wasBusy.current = isBusy;
  }, [queries, isBusy, rider]);
}

function CancelSeveral({ rides, name }: { rides: readonly Reservation[]; name: string }) {
  const t = useStaffPageTexts(cancelTexts);
  const { open } = useDesk();
  return (
    <Button variant="quiet" onClick={() => open({ kind: 'cancel', rides, name })}>
      <CloseIcon />
      <span>{t.several}</span>
    </Button>
  );
}

function RideList({ rides, none }: { rides: readonly Reservation[]; none: string }) {
  if (rides.length === 0) return <p className={form.hint}>{none}</p>;
  return (
    <ul className={styles.lines}>
      {rides.map((reservation) => (
        <Ride key={reservation.slot.id} reservation={reservation} />
      ))}
    </ul>
  );
}

function Ride({ reservation }: { reservation: Reservation }) {
  const t = useStaffPageTexts(cardTexts);
  const desk = useDeskTexts();
  const { price } = useTexts().common;
  const words = useReservationWords();
  const { open } = useDesk();
  const { slot, payment, missing } = reservation;
  const pending = usePending().has(slot.id);
  const when = words.when(slot);
  return (
    <li className={styles.line}>
      <button
        type="button"
        id={slotButtonId(slot.id)}
        className={styles.what}
        aria-haspopup="dialog"
        aria-label={t.details(when)}
        onClick={() => open({ kind: 'details', reservation })}
      >
        <span>{when}</span>
        {missing && (
          <span className={styles.missing}>
            <MissingIcon /> <span>{desk.missing}</span>
          </span>
        )}
      </button>
      {slot.payment === null ? (
        <Button
          disabled={pending}
          aria-label={`${desk.payShort}: ${when}, ${price(slot.price)}`}
          onClick={() => open({ kind: 'pay', reservation })}
        >
          {`${desk.payShort} ${price(slot.price)}`}
        </Button>
      ) : (
        <PaidLabel payment={payment} pending={pending} short />
      )}
    </li>
  );
}
