import { decideBooking } from '@cablepark/domain/booking/rules';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { TrackStatus } from '@cablepark/domain/tracks/track';
import { takesBookings } from '@cablepark/domain/tracks/track-rules';
import { bookingText } from '../../booking/outcomeText.ts';
import { type PassRefusal, passRefusalOf } from '../../booking/passRefusal.ts';
import { useCancelling } from '../../booking/useCancelling.tsx';
import { useOneQuestion } from '../../booking/useOneQuestion.ts';
import { useSendBooking } from '../../booking/useSendBooking.ts';
import { useSlotMutation } from '../../booking/useSlotMutation.ts';
import { useSlotWords } from '../../booking/useSlotWords.ts';
import { isUnsent, useWorkInQuestion } from '../../booking/useWorkInQuestion.tsx';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { clock } from '../../lib/time/clock.ts';
import { useAuth } from '../../session/AuthProvider.tsx';
import { useLoginQuestion } from '../../session/useLoginQuestion.ts';
import { bookEach, bookedAllText, type SeriesOutcome } from './bookEach.ts';
import { useBookedAnswer } from './useBookedAnswer.tsx';
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
  const askOnce = useOneQuestion();
  const { said, say } = useSaid();
  const { run, pending, whilePending } = useSlotMutation();
  const cancel = useCancelling(run, say);
  const work = useWorkInQuestion(say);
  const showBooked = useBookedAnswer(run, say);
  const { hasBooked, send, isLeftToPay, toPay } = useSendBooking(run, say);

  /** @param refused passes that did not pay for it: then it is asked again, for another or without. */
  async function book(slot: Slot, refused: PassRefusal | null = null): Promise<void> {
    if (!user) return askToLogIn([slot.id]);
    const decision = decideBooking(slot, user.id, user, clock.now(), true, status);
    if (decision === 'TOO_LATE') return say({ kind: 'error', text: t.tooLateToBook });
    if (decision === 'TRACK_CLOSED') return say({ kind: 'error', text: t.trackClosed });
    const answer = await askOnce(() => ask.one(slot, user.id, refused));
    if (!answer) return;
    if (answer.kind === 'gone') return offerNext(answer.next, book);
    if (answer.kind === 'no') return;
    const { pass, question } = answer;
    const attempt = () => send(slot, user.id, pass, question.note);
    const outcome = await work(question, t.bookQuestion, attempt, (result) =>
      result.kind === 'done' || passRefusalOf(result, pass, refused, texts)
        ? null
        : { message: bookingText(result, '', texts), mayRetry: isUnsent(result) },
    );
    const refusal = passRefusalOf(outcome, pass, refused, texts);
    if (refusal) {
      question.close();
      return book(slot, refusal);
    }
    if (outcome.kind !== 'done') return;
    if (await isLeftToPay([slot.id], pass)) return question.close();
    const done = pass === null ? t.booked : t.pass.booked;
    say({ kind: 'success', text: `${done}\n${words.when(slot)}` });
    const next = await showBooked(slot, user, pass !== null, question);
    if (next) await book(next);
  }

  async function bookAll(slots: readonly Slot[], refused: PassRefusal | null = null): Promise<void> {
    const [first, ...others] = slots;
    const ids = slots.map(({ id }) => id);
    if (!first) return;
    if (!user) return askToLogIn(ids);
    const answer = await askOnce(() => ask.all([first, ...others], user.id, refused));
    if (!answer) return;
    if (answer.kind === 'gone')
      return answer.left.length > 0 ? bookAll(answer.left, refused) : offerNext(answer.next, book);
    if (answer.kind === 'no') return;
    const { pass, question } = answer;
    const refusalOf = ({ stopped }: SeriesOutcome) => stopped && passRefusalOf(stopped, pass, refused, texts);
    // Pending from the first of the series to the last.
    const attempt = () =>
      whilePending(ids, () =>
        bookEach(slots, (slot, onBroken) =>
          send(slot, user.id, pass, (text) => {
            question.note(text);
            onBroken();
          }),
        ),
      );
    const series = await work(question, t.bookAllQuestion(slots.length), attempt, (result) =>
      result.booked > 0 || refusalOf(result)
        ? null
        : {
            message: bookedAllText(result, texts),
            mayRetry: result.stopped !== null && isUnsent(result.stopped),
          },
    );
    const refusal = refusalOf(series);
    if (series.booked === 0 && !refusal) return;
    // What another was faster to take is left out there.
    if (series.booked > 0 && (await isLeftToPay(ids, pass))) return question.close();
    if (series.booked > 0) {
      const message = bookedAllText(series, texts);
      say(message);
      // What the pass did not pay for is asked for again.
      if (!refusal)
        await question.ask({
          title: t.bookedTitle(words.time(first)),
          text: message.text,
          cancelLabel: null,
          confirmLabel: t.allDone,
        });
    }
    question.close();
    if (refusal) await bookAll(series.left, refusal);
  }

  const isClosed = !takesBookings(status, user?.role ?? null);
  return { isClosed, pending, said, say, book, cancel, bookAll, pay: toPay, hasBooked };
}
