import { decideBooking } from '@cablepark/domain/booking/rules';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { TrackStatus } from '@cablepark/domain/tracks/track';
import { takesBookings } from '@cablepark/domain/tracks/track-rules';
import { bookingText } from '../../booking/outcomeText.ts';
import { useCancelling } from '../../booking/useCancelling.tsx';
import { useSendBooking } from '../../booking/useSendBooking.ts';
import { useSlotMutation } from '../../booking/useSlotMutation.ts';
import { useSlotWords } from '../../booking/useSlotWords.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { clock } from '../../lib/time/clock.ts';
import { useAuth } from '../../session/AuthProvider.tsx';
import { useLoginQuestion } from '../../session/useLoginQuestion.ts';
import { bookEach, bookedAllText } from './bookEach.ts';
import { useBookingQuestions } from './useBookingQuestions.ts';
import { useNextOffer } from './useNextOffer.ts';
import { useSaid } from './useSaid.ts';

export type BookingActions = ReturnType<typeof useBooking>;

/**
 * Asks, books or cancels, and says how it went (SPEC.md §4–5, §8). `pending` slots take no presses; `said` is what the rider heard last; `hasBooked`: since the page was opened.
 * @param status of the slots' track
 */
export function useBooking(status: TrackStatus) {
  const texts = useTexts();
  const t = texts.planner;
  const { user } = useAuth();
  const words = useSlotWords();
  const ask = useBookingQuestions();
  const offerNext = useNextOffer();
  const askToLogIn = useLoginQuestion();
  const { said, say } = useSaid();
  const { run, pending, whilePending } = useSlotMutation();
  const cancel = useCancelling(run, say);
  const { hasBooked, send, isLeftToPay } = useSendBooking(run, say);

  async function book(slot: Slot): Promise<void> {
    if (!user) return askToLogIn([slot.id]);
    const decision = decideBooking(slot, user.id, user, clock.now(), true, status);
    if (decision === 'TOO_LATE') return say({ kind: 'error', text: t.tooLateToBook });
    if (decision === 'TRACK_CLOSED') return say({ kind: 'error', text: t.trackClosed });
    const answer = await ask.one(slot, user.id);
    if (answer.kind === 'gone') return offerNext(answer.next, book);
    if (answer.kind === 'no') return;
    const { pass = null } = answer;
    const outcome = await send(slot, user.id, pass);
    if (outcome.kind === 'done' && (await isLeftToPay([slot.id], pass))) return;
    const done = pass === null ? t.booked : t.pass.booked;
    say(bookingText(outcome, `${done}\n${words.when(slot)}`, texts));
  }

  async function bookAll(slots: readonly Slot[]): Promise<void> {
    const [first, ...others] = slots;
    const ids = slots.map(({ id }) => id);
    if (!first) return;
    if (!user) return askToLogIn(ids);
    const answer = await ask.all([first, ...others], user.id);
    if (answer.kind === 'gone')
      return answer.left.length > 0 ? bookAll(answer.left) : offerNext(answer.next, book);
    if (answer.kind === 'no') return;
    const { pass = null } = answer;
    // Pending from the first of the series to the last.
    const series = await whilePending(ids, () =>
      bookEach(slots, (slot, onBroken) => send(slot, user.id, pass, onBroken)),
    );
    // What another was faster to take is left out there.
    if (series.booked > 0 && (await isLeftToPay(ids, pass))) return;
    say(bookedAllText(series, texts));
  }

  const isClosed = !takesBookings(status, user?.role ?? null);
  return { isClosed, pending, said, say, book, cancel, bookAll, hasBooked };
}
