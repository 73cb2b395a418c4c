import { type Slot, type SlotState, slotState } from '@cablepark/domain/slots/slot';
import { timeText } from '@cablepark/domain/time/display';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { ClockIcon, LockIcon } from '../../ui/pageIcons.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { Place } from './places.ts';
import styles from './SlotButton.module.css';

export interface SlotButtonProps {
  slot: Slot;
  /** Which it is of several that start together: eyes tell them apart, the names must, too. */
  place: Place | undefined;
  me: string | null;
  now: Temporal.Instant;
  pending: boolean;
  /** Whether the track takes no bookings: a free slot then is no use. */
  isClosed: boolean;
  onBook: (slot: Slot) => void;
  onCancel: (slot: Slot) => void;
}

/** One slot: green free, red taken, yellow mine, grey over or closed, each with its word or sign (SPEC.md §4). */
export function SlotButton(props: SlotButtonProps) {
  const { slot, place, me, now, pending, isClosed, onBook, onCancel } = props;
  const { common, planner: t } = useTexts();
  const { zone } = usePark();
  const state = shownState(slotState(slot, me, now), isClosed);
  const time = timeText(slot.start, zone);
  const price = common.price(slot.price);
  const name = [pending ? t.pending : t.state[state], price, ...(place ? [t.place(place)] : [])].join(', ');
  return (
    <button
      type="button"
      className={styles.slot}
      data-state={state}
      data-slot={slot.id}
      disabled={state !== 'free' && state !== 'mine'}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={() => {
        if (pending) return;
        if (state === 'mine') onCancel(slot);
        else onBook(slot);
      }}
    >
      <span className={styles.time}>{time}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
      <span className={styles.word} aria-hidden="true">
        {pending ? <Spinner /> : <StateSign state={state} word={t.state[state]} price={price} />}
      </span>
    </button>
  );
}

type ShownState = SlotState | 'closed';

function shownState(state: SlotState, isClosed: boolean): ShownState {
  return state === 'free' && isClosed ? 'closed' : state;
}

function StateSign({ state, word, price }: { state: ShownState; word: string; price: string }) {
  if (state === 'free') return price;
  const Sign = { mine: CheckIcon, taken: LockIcon, ended: ClockIcon, closed: LockIcon }[state];
  return (
    <>
      <Sign width="0.9em" height="0.9em" /> {word}
    </>
  );
}
