import type { Slot } from '@cablepark/domain/slots/slot';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import type { Question } from '../ui/dialogs/questions.ts';
import type { PassRefusal } from './passRefusal.ts';
import { useCostWords } from './useCostWords.tsx';
import { usePassOffer } from './usePassOffer.ts';
import { usePayingFirst } from './usePayingFirst.ts';
import { priceOf } from './useSlotWords.ts';

interface BookingQuestion {
  question: Omit<Question, 'title'>;
  /** The pass for the slots if the rider agrees; null for another payment, as in the alternative. */
  pass: number | null;
}

/** The question before a booking: slot, price and payment. A pass that covers everything comes first; passes in `refusals` failed. */
export function useBookingQuestion() {
  const t = useTexts().planner;
  const costs = useCostWords();
  const { isPaidFirst } = usePayingFirst();
  const { offerOnceKnown, say } = usePassOffer();
  return async (
    slots: readonly [Slot, ...Slot[]],
    what: string,
    refusals: PassRefusal | null = null,
  ): Promise<BookingQuestion> => {
    const [first] = slots;
    const without = isPaidFirst ? t.bookAndPay : t.book;
    const offer = await offerOnceKnown(slots, refusals);
    if (!offer) {
      const text = costs.toBook(what, first, priceOf(slots), refusals);
      return { question: { text, confirmLabel: without }, pass: null };
    }
    const text = costs.toBookOnPass(what, first, say(offer), refusals);
    return { question: { text, confirmLabel: t.pass.book, otherLabel: without }, pass: offer.pass.id };
  };
}
