import { decideBooking } from '@cablepark/domain/booking/rules';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { TrackStatus } from '@cablepark/domain/tracks/track';
import { groupDoor } from '../../../booking/groupDoor.ts';
import type { RiderMessage } from '../../../booking/outcomeText.ts';
import type { PassRefusal } from '../../../booking/passRefusal.ts';
import { useBookSlots } from '../../../booking/useBookSlots.ts';
import type { RunMutation } from '../../../booking/useSlotMutation.ts';
import { useSlotWords } from '../../../booking/useSlotWords.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import type { Texts } from '../../../i18n/pl.ts';
import { withOpenQuestion } from '../../../lib/http/openQuestion.ts';
import { clock } from '../../../lib/time/clock.ts';
import { useAuth } from '../../../session/AuthProvider.tsx';
import type { Account } from '../../../session/account.ts';
import { useLoginQuestion } from '../../../session/useLoginQuestion.ts';
import { useConfirm, useInfo } from '../../../ui/dialogs/Modals.tsx';
import type { SlotChoice } from '../choosing/useSlotChoice.ts';
import { isLimit, isPartLeft } from './bookTogether.ts';
import { useBookingRequest } from './useBookingRequest.tsx';

interface Tools {
  /** Of the slots' track. */
  status: TrackStatus;
  choice: SlotChoice;
  run: RunMutation;
  whilePending: <T>(ids: readonly number[], act: () => Promise<T>) => Promise<T>;
  say: (message: RiderMessage) => void;
}

/** One slot, all free slots of an hour, or the slots that the rider chose. */
type Kind = 'one' | 'hour' | 'chosen';

/** The result of an earlier question about these slots. */
interface Earlier {
  /** Passes that failed to pay: then it asks again, for another or without. */
  refusals: PassRefusal | null;
  /** The slots that are no longer available. */
  gone: readonly Slot[];
}

const nothing: Earlier = { refusals: null, gone: [] };

/** Asks for one slot or for several, books them, and shows the outcome in the question. */
export function usePlannerBooking({ status, choice, run, whilePending, say }: Tools) {
  const texts = useTexts();
  const { user } = useAuth();
  const askToLogIn = useLoginQuestion();
  const offerNext = useNextOffer();
  const requestFor = useBookingRequest({ run, whilePending, say });
  const { book: bookSlots, hasBooked, isPaidFirst, toPay } = useBookSlots(run, say);

  async function book(slots: readonly Slot[], kind: Kind, earlier: Earlier = nothing): Promise<void> {
    const [first, ...others] = slots;
    if (!first) return;
    if (!user) return askToLogIn(slots.map(({ id }) => id));
    const reason = kind !== 'one' ? null : whyNotBooked(first, { actor: user, status, isPaidFirst }, texts);
    if (reason !== null) return say({ kind: 'error', text: reason });
    const request = await requestFor([first, ...others], {
      kind,
      user,
      gone: earlier.gone,
      bookNext: bookOne,
    });
    const end = await bookSlots(request, user.id, earlier.refusals);
    if (end.kind === 'more') return choice.choose(slots);
    if (end.kind === 'group') return groupDoor.open(first);
    if (end.kind === 'lost') {
      const { left, next } = end.loss;
      return left.length > 0
        ? book(left, kind, { ...earlier, gone: without(slots, left) })
        : offerNext(next, bookOne);
    }
    if (end.kind !== 'sent') return;
    const { result, refusal } = end;
    // Asks again for the slots that the pass did not pay for, or that are still available.
    if (refusal) return book(result.left, kind, { refusals: refusal, gone: [] });
    if (isPartLeft(result)) return book(result.left, kind, { ...earlier, gone: without(slots, result.left) });
    if (result.booked > 0) choice.choose([]);
    else if (slots.length > 1 && isLimit(result)) choice.choose(slots);
  }

  const start = (slots: readonly Slot[], kind: Kind) =>
    withOpenQuestion({ pending: slots.map(({ id }) => id) }, () => book(slots, kind));
  const bookOne = (slot: Slot) => start([slot], 'one');

  return {
    book: bookOne,
    bookAll: (slots: readonly Slot[]) => start(slots, 'hour'),
    bookChosen: (slots: readonly Slot[]) => start(slots, slots.length > 1 ? 'chosen' : 'one'),
    hasBooked,
    pay: toPay,
  };
}

function without(slots: readonly Slot[], left: readonly Slot[]): Slot[] {
  return slots.filter(({ id }) => !left.some((slot) => slot.id === id));
}

/** Reports that a slot is gone, and offers the next one. It asks again and does not book: the thumb may already be on its way to the old button. */
function useNextOffer() {
  const t = useTexts().planner;
  const words = useSlotWords();
  const confirm = useConfirm();
  const info = useInfo();
  return async (next: Slot | null, book: (slot: Slot) => Promise<void>): Promise<void> => {
    if (!next) return info({ title: t.goneTitle, text: t.goneAll });
    const offer = { title: t.goneTitle, text: t.goneText(words.what(next)), confirmLabel: t.askForNext };
    if (!(await confirm(offer))) return;
    // The focus moves to the slot that the question offered.
    document.querySelector<HTMLElement>(`[data-slot="${next.id}"]`)?.focus();
    await book(next);
  };
}

interface BookingCheck {
  actor: Account;
  /** Of the slot's track. */
  status: TrackStatus;
  isPaidFirst: boolean;
}

/** Why a rider cannot book a slot, so that no question opens; null if they may. */
function whyNotBooked(
  slot: Slot,
  { actor, status, isPaidFirst }: BookingCheck,
  { planner: t }: Texts,
): string | null {
  const now = clock.now();
  const facts = {
    slot,
    rider: actor.id,
    actor,
    now,
    isRiderActive: true,
    track: status,
    closure: null,
    isPaidFirst,
  };
  const decision = decideBooking(facts);
  if (decision === 'TOO_LATE') return t.tooLateToBook;
  return decision === 'TRACK_CLOSED' ? t.trackClosed : null;
}
