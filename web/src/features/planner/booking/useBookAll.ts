import type { Slot } from '@cablepark/domain/slots/slot';
import type { Message } from '../../../booking/outcomeText.ts';
import { type PassRefusal, passRefusalOf } from '../../../booking/passRefusal.ts';
import type { useOneQuestion } from '../../../booking/useOneQuestion.ts';
import type { usePending } from '../../../booking/usePending.ts';
import type { useSendBooking } from '../../../booking/useSendBooking.ts';
import { useSlotWords } from '../../../booking/useSlotWords.ts';
import { isUnsent, useWorkInQuestion } from '../../../booking/useWorkInQuestion.tsx';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { whileAsked } from '../../../lib/http/askedNow.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useAuth } from '../../../session/AuthProvider.tsx';
import { useLoginQuestion } from '../../../session/useLoginQuestion.ts';
import { bookEach, bookedAllText, type SeriesOutcome } from './bookEach.ts';
import { useBookingQuestions } from './useBookingQuestions.ts';
import type { BookOne } from './useBookOne.ts';
import { useNextOffer } from './useNextOffer.ts';

interface Tools {
  say: (message: Message) => void;
  sending: ReturnType<typeof useSendBooking>;
  askOnce: ReturnType<typeof useOneQuestion>;
  whilePending: ReturnType<typeof usePending>['whilePending'];
  book: BookOne;
}

/** Asks for all free slots of an hour, books them one by one while the question stays open, and shows the outcome there. */
export function useBookAll({ say, sending, askOnce, whilePending, book }: Tools) {
  const texts = useTexts();
  const t = texts.planner;
  const { user } = useAuth();
  const { zone } = usePark();
  const words = useSlotWords();
  const askToBook = useBookingQuestions();
  const offerNext = useNextOffer();
  const askToLogIn = useLoginQuestion();
  const work = useWorkInQuestion(say);

  async function bookAll(slots: readonly Slot[], refusals: PassRefusal | null = null): Promise<void> {
    const [first, ...others] = slots;
    const ids = slots.map(({ id }) => id);
    if (!first) return;
    if (!user) return askToLogIn(ids);
    const answer = await askOnce(() => askToBook.all([first, ...others], user.id, refusals));
    if (!answer || answer.kind === 'no') return;
    if (answer.kind === 'gone')
      return answer.left.length > 0 ? bookAll(answer.left, refusals) : offerNext(answer.next, book);
    const { pass, question } = answer;
    const refusalOf = ({ stopped }: SeriesOutcome) =>
      stopped && passRefusalOf(stopped, pass, refusals, texts);
    const bookOne = (slot: Slot, onBroken: () => void) =>
      sending.send(slot, user.id, pass, (text) => {
        question.note(text);
        onBroken();
      });
    // All slots are pending until the series ends.
    const attempt = () => whilePending(ids, () => bookEach(slots, bookOne));
    const series = await work(question, t.bookAllQuestion(slots.length), attempt, (result) =>
      result.booked > 0 || refusalOf(result)
        ? null
        : {
            message: bookedAllText(result, texts, zone),
            mayRetry: result.stopped !== null && isUnsent(result.stopped),
          },
    );
    const refusal = refusalOf(series);
    if (series.booked > 0) {
      // Lost slots are left out there.
      if (await sending.isLeftToPay(ids, pass)) return question.close();
      const { kind, text } = bookedAllText(series, texts, zone);
      say({ kind, text });
      const title = t.bookedTitle(words.time(first));
      if (!refusal) await question.ask({ title, text, cancelLabel: null, confirmLabel: t.allDone });
    }
    question.close();
    // Asks again for the slots that the pass did not pay for.
    if (refusal) await bookAll(series.left, refusal);
  }
  return (slots: readonly Slot[]) => whileAsked({ pending: slots.map(({ id }) => id) }, () => bookAll(slots));
}
