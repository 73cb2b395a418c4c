import type { Slot } from '@cablepark/domain/slots/slot';
import type { TrackStatus } from '@cablepark/domain/tracks/track';
import { takesBookings } from '@cablepark/domain/tracks/track-rules';
import { bookingText } from '../../booking/outcomeText.ts';
import { type PassRefusal, passRefusalOf } from '../../booking/passRefusal.ts';
import { useCancelling } from '../../booking/useCancelling.tsx';
import { useSendBooking } from '../../booking/useSendBooking.ts';
import { useSlotMutation } from '../../booking/useSlotMutation.ts';
import { useSlotWords } from '../../booking/useSlotWords.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import { useAuth } from '../../session/AuthProvider.tsx';
import { useLoginQuestion } from '../../session/useLoginQuestion.ts';
import { bookEach, bookedAllText } from './bookEach.ts';
import { useBookingQuestions } from './useBookingQuestions.ts';
import { useNextOffer } from './useNextOffer.ts';
import { useSaid } from './useSaid.ts';
import { whyNotBooked } from './whyNotBooked.ts';

export type BookingActions = ReturnType<typeof useBooking>;

/**
 * Asks, books or cancels, and says how it went (SPEC.md §4–5, §8). `pending` slots take no presses; `said` is what the rider heard last; `hasBooked`: since the page was opened.
 * @param status of the slots' track
 */
export function useBooking(status: TrackStatus) {
  const texts = useTexts();
  const t = texts.planner;
  const { user } = useAuth();
  const { zone } = usePark();
  const words = useSlotWords();
  const ask = useBookingQuestions();
  const offerNext = useNextOffer();
  const askToLogIn = useLoginQuestion();
  const { said, say } = useSaid();
  const { run, pending, whilePending } = useSlotMutation();
  const cancel = useCancelling(run, say);
  const { hasBooked, isPaidFirst, send, isLeftToPay } = useSendBooking(run, say);

  /** @param refused passes that did not pay for it: then it is asked again, for another or without. */
  async function book(slot: Slot, refused: PassRefusal | null = null): Promise<void> {
    if (!user) return askToLogIn([slot.id]);
    const why = whyNotBooked(slot, { actor: user, status, isPaidFirst }, texts);
    if (why) return say(why);
    const answer = await ask.one(slot, user.id, refused);
    if (answer.kind === 'gone') return offerNext(answer.next, book);
    if (answer.kind === 'no') return;
    const { pass = null } = answer;
    const outcome = await send(slot, user.id, pass);
    if (outcome.kind === 'done' && (await isLeftToPay([slot.id], pass))) return;
    const refusal = passRefusalOf(outcome, pass, refused, texts);
    if (refusal) return book(slot, refusal);
    const done = pass === null ? t.booked : t.pass.booked;
    say(bookingText(outcome, `${done}\n${words.when(slot)}`, texts, zone));
  }

  async function bookAll(slots: readonly Slot[], refused: PassRefusal | null = null): Promise<void> {
    const [first, ...others] = slots;
    const ids = slots.map(({ id }) => id);
    if (!first) return;
    if (!user) return askToLogIn(ids);
    const answer = await ask.all([first, ...others], user.id, refused);
    if (answer.kind === 'gone')
      return answer.left.length > 0 ? bookAll(answer.left, refused) : offerNext(answer.next, book);
    if (answer.kind === 'no') return;
    const { pass = null } = answer;
    // Pending from the first of the series to the last.
    const series = await whilePending(ids, () =>
      bookEach(slots, (slot, onBroken) => send(slot, user.id, pass, onBroken)),
    );
    // What another was faster to take is left out there.
    if (series.booked > 0 && (await isLeftToPay(ids, pass))) return;
    const refusal = series.stopped && passRefusalOf(series.stopped, pass, refused, texts);
    if (series.booked > 0 || !refusal) say(bookedAllText(series, texts, zone));
    // What the pass did not pay for is asked for again.
    if (refusal) await bookAll(series.left, refusal);
  }

  const isClosed = !takesBookings(status, user?.role ?? null);
  return { isClosed, pending, said, say, book, cancel, bookAll, hasBooked };
}
