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
  /** What pays for the slots where the rider agrees; null where they pay otherwise, as in the other way to agree. */
  pass: number | null;
}

/** What a rider is asked before they book: what it is, what it costs and how it is paid. A pass that pays for all of it is offered first; `refused` ones did not. */
export function useBookingQuestion() {
  const t = useTexts().planner;
  const costs = useCostWords();
  const { isPaidFirst } = usePayingFirst();
  const { offerOnceKnown, say } = usePassOffer();
  return async (
    slots: readonly [Slot, ...Slot[]],
    what: string,
    refused: PassRefusal | null = null,
  ): Promise<BookingQuestion> => {
    const [first] = slots;
    const without = isPaidFirst ? t.bookAndPay : t.book;
    const offer = await offerOnceKnown(slots, refused);
    if (!offer) {
      const text = costs.toBook(what, first, priceOf(slots), refused);
      return { question: { text, confirmLabel: without }, pass: null };
    }
    const text = costs.toBookOnPass(what, first, say(offer), refused);
    return { question: { text, confirmLabel: t.pass.book, otherLabel: without }, pass: offer.pass.id };
  };
}
