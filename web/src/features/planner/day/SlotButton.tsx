import type { Closure } from '@cablepark/domain/closures/closure';
import { type Slot, type SlotState, slotState } from '@cablepark/domain/slots/slot';
import { timeText } from '@cablepark/domain/time/display';
import { Suspense } from 'react';
import { TimeLeft } from '../../../booking/held/TimeLeft.tsx';
import type { HeldUntil } from '../../../booking/held/useHeldSlots.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { LazyClosedSlot } from '../../../park/closures/lazyClosures.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { ClockIcon, LockIcon } from '../../../ui/pageIcons.tsx';
import { CheckIcon } from '../../../ui/signIcons.tsx';
import { Spinner } from '../../../ui/status/Spinner.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { PlaceNumber } from '../places.ts';
import styles from './SlotButton.module.css';

export interface SlotButtonProps {
  slot: Slot;
  /** Its number among slots with the same start: their labels must differ. */
  place: PlaceNumber | undefined;
  me: string | null;
  now: Temporal.Instant;
  pending: boolean;
  /** Whether the track takes no bookings: then a free slot is disabled. */
  isClosed: boolean;
  /** What closes its time; null where nothing does. */
  closure: Closure | null;
  /** Whether the rider chose it among several. */
  chosen: boolean;
  heldUntil: HeldUntil;
  onBook: (slot: Slot) => void;
  onCancel: (slot: Slot) => void;
  /** Pays an unpaid hold. */
  onPay: (slot: Slot) => void;
}

/** One slot: green free, red taken, yellow mine, grey past or closed, each with its text or icon (SPEC.md §4). */
export function SlotButton(props: SlotButtonProps) {
  const { slot, place, me, now, isClosed, closure, chosen, heldUntil, onBook, onCancel, onPay } = props;
  const { common, planner: t } = useTexts();
  const { zone } = usePark();
  const until = slot.rider === me ? heldUntil(slot) : null;
  // It is not known yet whether it is booked or held: claim neither.
  const pending = props.pending || until === 'unknown';
  const deadline = until === 'unknown' ? null : until;
  const state = shownState(slotState(slot, me, now), isClosed || closure !== null, deadline !== null);
  const time = timeText(slot.start, zone);
  const price = common.price(slot.price);
  const name = [pending ? t.pending : t.state[state], price, ...(place ? [t.place(place)] : [])].join(', ');
  return (
    <button
      type="button"
      className={styles.slot}
      data-state={state}
      data-slot={slot.id}
      disabled={state !== 'free' && state !== 'mine' && state !== 'held'}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      aria-pressed={(chosen && state === 'free') || undefined}
      onClick={() => {
        if (pending) return;
        if (state === 'held') onPay(slot);
        else if (state === 'mine') onCancel(slot);
        else onBook(slot);
      }}
    >
      <span className={styles.time}>{time}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
      {state === 'closed' && closure ? (
        <ClosedWord closure={closure} />
      ) : (
        <span className={styles.word} aria-hidden="true">
          {chosen && state === 'free' && <CheckIcon width="0.9em" height="0.9em" />}
          <SignOf {...{ pending, held: deadline, state, price }} />
        </span>
      )}
    </button>
  );
}

type ShownState = SlotState | 'closed' | 'held';

function shownState(state: SlotState, isClosed: boolean, isHeld: boolean): ShownState {
  if (state === 'mine' && isHeld) return 'held';
  return state === 'free' && isClosed ? 'closed' : state;
}

function ClosedWord({ closure }: { closure: Closure }) {
  const { closed } = useTexts().planner.state;
  return (
    <span className={styles.word}>
      <LockIcon width="0.9em" height="0.9em" />
      <Suspense fallback={<span aria-hidden="true">{closed}</span>}>
        <LazyClosedSlot closure={closure} />
      </Suspense>
    </span>
  );
}

interface SignProps {
  pending: boolean;
  /** The deadline of an unpaid hold. */
  held: Temporal.Instant | null;
  state: ShownState;
  price: string;
}

function SignOf({ pending, held, state, price }: SignProps) {
  const t = useTexts().planner;
  if (pending) return <Spinner />;
  if (held && state === 'held') return <TimeLeft until={held} over={t.state.held} words={t.payWithin} />;
  return <StateSign state={state} word={t.state[state]} price={price} />;
}

function StateSign({ state, word, price }: { state: ShownState; word: string; price: string }) {
  if (state === 'free') return <span>{price}</span>;
  const Sign = { mine: CheckIcon, held: ClockIcon, taken: LockIcon, ended: ClockIcon, closed: LockIcon }[
    state
  ];
  return (
    <>
      <Sign width="0.9em" height="0.9em" /> <span>{word}</span>
    </>
  );
}
