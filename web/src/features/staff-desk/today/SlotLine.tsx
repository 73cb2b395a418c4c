import { decideArrival, decideFreeing } from '@cablepark/domain/booking/desk-rules';
import type { Closure } from '@cablepark/domain/closures/closure';
import { isUnderWay } from '@cablepark/domain/slots/slot';
import { memo } from 'react';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { useClosureWords } from '../../../park/closures/useClosureWords.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { firstTap } from '../../../ui/firstTap.ts';
import { CheckIcon } from '../../../ui/signIcons.tsx';
import { closureTexts } from '../closures/closures.texts.ts';
import { PaidButton } from '../correct/PaidButton.tsx';
import { useDesk, usePending } from '../deskContext.ts';
import { HeldForFriends, useFriendsHold } from '../friends/FriendsHolds.tsx';
import type { GroupEnquiry } from '../groups/api/groupEnquiries.ts';
import { MissingIcon, PlusIcon } from '../icons.tsx';
import { slotButtonId } from '../keepFocus.ts';
import unpaid from '../PayButton.module.css';
import { isLate, type Reservation } from '../reservations.ts';
import { phoneText } from '../rider.ts';
import { useDeskTexts } from '../useDeskTexts.ts';
import { useReservationWords } from '../useReservationWords.tsx';
import { OfferedTo, useOfferOf } from './Offers.tsx';
import styles from './SlotLine.module.css';

interface SlotLineProps {
  reservation: Reservation;
  now: Temporal.Instant;
  /** What closes its time; null where nothing does. */
  closure: Closure | null;
  /** Whether its ride cannot take place, and its rider has not chosen another. */
  isClosed: boolean;
}

/** One slot of the day: its time, its holder, and the next action. */
export const SlotLine = memo(function SlotLine({ reservation, now, closure, isClosed }: SlotLineProps) {
  const { features } = usePark();
  const { slot, arrived: hasArrived, missing: isMissing } = reservation;
  const checksIn = features.includes('check-in');
  return (
    <AnnotatedLine
      reservation={reservation}
      closure={closure}
      underWay={isUnderWay(slot, now)}
      canArrive={checksIn && (hasArrived || decideArrival({ slot, now, hasArrived }) === 'ok')}
      overdue={checksIn && isLate(reservation, { now, isClosed })}
      canFree={checksIn && decideFreeing({ slot, now, isMarked: isMissing }) === 'ok'}
    />
  );
});

/** What the page knows of all slots at once. A change of one slot renders the lines of the others no further than here. */
function AnnotatedLine(props: Omit<LineProps, 'offer' | 'friendsUntil' | 'pending'>) {
  const { reservation } = props;
  return (
    <Line
      {...props}
      offer={useOfferOf(reservation)}
      friendsUntil={useFriendsHold(reservation)}
      pending={usePending().has(reservation.slot.id)}
    />
  );
}

interface LineProps extends HeldSlotProps {
  underWay: boolean;
}

const Line = memo(function Line(props: LineProps) {
  const { reservation, closure, underWay, overdue, canFree, pending } = props;
  return (
    <li
      className={classes(
        styles.line,
        underWay && styles.underWay,
        overdue && styles.overdue,
        (overdue || canFree) && styles.wordy,
      )}
      aria-current={underWay ? 'time' : undefined}
    >
      <span className={styles.time}>{reservation.time}</span>
      {reservation.slot.rider !== null ? (
        <HeldSlot {...props} />
      ) : closure ? (
        <ClosedSlot closure={closure} />
      ) : (
        <FreeSlot reservation={reservation} pending={pending} />
      )}
    </li>
  );
});

/** A free slot that nobody can book now, and why. */
function ClosedSlot({ closure }: { closure: Closure }) {
  const t = useStaffPageTexts(closureTexts);
  const words = useClosureWords();
  const reason = words.reason(closure);
  const time = words.time(closure);
  return <span className={styles.free}>{reason === null ? t.slotPlain(time) : t.slot(reason, time)}</span>;
}

function FreeSlot({ reservation, pending }: ActionProps) {
  const t = useDeskTexts();
  const words = useReservationWords();
  const { open, actions } = useDesk();
  const { slot, missing: isRest } = reservation;
  return (
    <>
      {isRest ? (
        <button
          type="button"
          className={styles.who}
          disabled={pending}
          onClick={() => void actions.mark(reservation, false)}
        >
          <span>{t.freedAfterMissing}</span>
          <span className={styles.undo}>{t.unmarkMissing}</span>
        </button>
      ) : (
        <span className={styles.free}>{t.free}</span>
      )}
      <Button
        variant="quiet"
        id={slotButtonId(slot.id)}
        className={styles.action}
        disabled={pending}
        aria-label={t.bookAt(words.place(slot))}
        onClick={() => open({ kind: 'book', slot, isRest })}
      >
        <PlusIcon />
        <span>{t.book}</span>
      </Button>
    </>
  );
}

interface ActionProps {
  reservation: Reservation;
  /** Whether a mutation of the slot has no outcome yet. */
  pending: boolean;
}

interface HeldSlotProps extends ActionProps {
  /** The offer to a group that holds it; null for a booking. */
  offer: GroupEnquiry | null;
  /** Until when its rider holds it for friends; null for a booking. */
  friendsUntil: Temporal.Instant | null;
  /** What closes its time; null where nothing does. */
  closure: Closure | null;
  /** Whether the rider can be checked in now, or was. */
  canArrive: boolean;
  /** Whether the rider should have arrived by now. */
  overdue: boolean;
  /** Whether the rest of the slot can be freed because its rider is marked as missing. */
  canFree: boolean;
}

function HeldSlot(props: HeldSlotProps) {
  const { reservation, pending, offer, canArrive, overdue, canFree } = props;
  const t = useDeskTexts();
  const { common } = useTexts();
  const words = useReservationWords();
  const { open } = useDesk();
  const { slot, missing } = reservation;
  const name = words.name(reservation);
  return (
    <>
      {offer ? (
        <OfferedTo reservation={reservation} name={name} offer={offer} />
      ) : (
        <Holder {...props} name={name} />
      )}
      <span className={styles.actions}>
        {canArrive && !missing && <CheckIn reservation={reservation} pending={pending} />}
        {overdue && <MarkMissing reservation={reservation} pending={pending} />}
        {canFree && <FreeMissed reservation={reservation} pending={pending} />}
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
      </span>
    </>
  );
}

/** The slot's rider and notable facts; it opens the details. */
function Holder({ reservation, name, closure, overdue, friendsUntil }: HeldSlotProps & { name: string }) {
  const t = useDeskTexts();
  const { inClosure } = useStaffPageTexts(closureTexts);
  const { open } = useDesk();
  const { slot, rider, missing } = reservation;
  return (
    <button
      type="button"
      id={slotButtonId(slot.id)}
      className={styles.who}
      aria-haspopup="dialog"
      onClick={() => open({ kind: 'details', reservation })}
    >
      <span className={styles.name}>{name}</span>
      <span className={styles.phone}>
        {closure && <span className={styles.missing}>{inClosure}</span>}
        {missing && (
          <span className={styles.missing}>
            <MissingIcon /> <span>{t.missing}</span>
          </span>
        )}
        {overdue && <span className={styles.missing}>{t.notHere}</span>}
        {friendsUntil && <HeldForFriends until={friendsUntil} />}
        <span>{rider?.phone ? phoneText(rider.phone) : (rider?.email ?? '')}</span>
      </span>
    </button>
  );
}

/** Says that the rider is here; a second press takes it back. */
function CheckIn({ reservation, pending }: ActionProps) {
  const t = useDeskTexts();
  const words = useReservationWords();
  const { actions } = useDesk();
  const { slot, arrived } = reservation;
  return (
    <button
      type="button"
      className={styles.checkIn}
      aria-pressed={arrived}
      aria-label={`${t.markArrived}: ${words.place(slot)}, ${words.name(reservation)}`}
      title={arrived ? t.arrived : t.markArrived}
      disabled={pending}
      onClick={firstTap(() => void actions.checkIn(reservation, !arrived))}
    >
      <CheckIcon />
    </button>
  );
}

/** Marks an absent rider; the next press frees the rest of the slot. */
function MarkMissing({ reservation, pending }: ActionProps) {
  const t = useDeskTexts();
  const words = useReservationWords();
  const { actions } = useDesk();
  const { slot } = reservation;
  return (
    <button
      type="button"
      className={styles.checkIn}
      aria-label={`${t.markMissing}: ${words.place(slot)}, ${words.name(reservation)}`}
      title={t.markMissing}
      disabled={pending}
      onClick={firstTap(() => void actions.mark(reservation, true))}
    >
      <MissingIcon />
    </button>
  );
}

/** Frees the rest of the slot, and offers to sell it. */
function FreeMissed({ reservation, pending }: ActionProps) {
  const t = useDeskTexts();
  const words = useReservationWords();
  const { actions } = useDesk();
  const { slot } = reservation;
  return (
    <Button
      className={styles.action}
      disabled={pending}
      aria-label={`${t.freeMissed}: ${words.place(slot)}, ${words.name(reservation)}`}
      onClick={firstTap(() => void actions.freeMissed(reservation))}
    >
      {t.freeMissed}
    </Button>
  );
}
