import type { Slot } from '@cablepark/domain/slots/slot';
import type { TrackStatus } from '@cablepark/domain/tracks/track';
import type { Outcome } from '../../../booking/changeSlots.ts';
import { bookingText, type Message } from '../../../booking/outcomeText.ts';
import { type PassRefusal, passRefusalOf } from '../../../booking/passRefusal.ts';
import type { useOneQuestion } from '../../../booking/useOneQuestion.ts';
import type { useSendBooking } from '../../../booking/useSendBooking.ts';
import type { RunMutation } from '../../../booking/useSlotMutation.ts';
import { useSlotWords } from '../../../booking/useSlotWords.ts';
import { isUnsent, useWorkInQuestion } from '../../../booking/useWorkInQuestion.tsx';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { whileAsked } from '../../../lib/http/askedNow.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useAuth } from '../../../session/AuthProvider.tsx';
import { useLoginQuestion } from '../../../session/useLoginQuestion.ts';
import { useBookedAnswer } from './useBookedAnswer.tsx';
import { useBookingQuestions } from './useBookingQuestions.ts';
import { useNextOffer } from './useNextOffer.ts';
import { whyNotBooked } from './whyNotBooked.ts';

interface Tools {
  status: TrackStatus;
  run: RunMutation;
  say: (message: Message) => void;
  sending: ReturnType<typeof useSendBooking>;
  askOnce: ReturnType<typeof useOneQuestion>;
}

export type BookOne = (slot: Slot, refusals?: PassRefusal | null) => Promise<void>;

/** Asks for one slot, books it while the question stays open, and shows the outcome there. */
export function useBookOne({ status, run, say, sending, askOnce }: Tools): BookOne {
  const texts = useTexts();
  const t = texts.planner;
  const { user } = useAuth();
  const { zone } = usePark();
  const words = useSlotWords();
  const askToBook = useBookingQuestions();
  const offerNext = useNextOffer();
  const askToLogIn = useLoginQuestion();
  const work = useWorkInQuestion(say);
  const showBooked = useBookedAnswer(run, say);

  /** @param refusals passes that failed to pay: then it asks again, for another or without. */
  async function book(slot: Slot, refusals: PassRefusal | null = null): Promise<void> {
    if (!user) return askToLogIn([slot.id]);
    const why = whyNotBooked(slot, { actor: user, status, isPaidFirst: sending.isPaidFirst }, texts);
    if (why) return say(why);
    const answer = await askOnce(() => askToBook.one(slot, user.id, refusals));
    if (!answer || answer.kind === 'no') return;
    if (answer.kind === 'gone') return offerNext(answer.next, bookOnce);
    const { pass, question } = answer;
    const refusalOf = (outcome: Outcome) => passRefusalOf(outcome, pass, refusals, texts);
    const attempt = () => sending.send(slot, user.id, pass, question.note);
    const outcome = await work(question, t.bookQuestion, attempt, (result) =>
      result.kind === 'done' || refusalOf(result)
        ? null
        : { message: bookingText(result, '', texts, zone), mayRetry: isUnsent(result) },
    );
    const refusal = refusalOf(outcome);
    if (refusal) {
      question.close();
      return book(slot, refusal);
    }
    if (outcome.kind !== 'done') return;
    if (await sending.isLeftToPay([slot.id], pass)) return question.close();
    const successText = pass === null ? t.booked : t.pass.booked;
    say({ kind: 'success', text: `${successText}\n${words.when(slot)}` });
    const next = await showBooked(slot, user, pass !== null, question);
    if (next) await bookOnce(next);
  }
  const bookOnce: BookOne = (slot, refusals) =>
    whileAsked({ pending: [slot.id] }, () => book(slot, refusals));
  return bookOnce;
}
