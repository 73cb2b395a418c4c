import type { Slot } from '@cablepark/domain/slots/slot';
import { useCostWords } from '../../booking/useCostWords.tsx';
import { usePayingFirst } from '../../booking/usePayingFirst.ts';
import { priceOf, useSlotWords } from '../../booking/useSlotWords.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { useAskWhileFree } from './useAskWhileFree.tsx';

/** The two questions before a booking: what it is, what it costs and when it is paid. */
export function useBookingQuestions() {
  const t = useTexts().planner;
  const words = useSlotWords();
  const costs = useCostWords();
  const askWhileFree = useAskWhileFree();
  const { isPaidFirst } = usePayingFirst();
  const confirmLabel = isPaidFirst ? t.bookAndPay : t.book;
  return {
    one: (slot: Slot, rider: string) => {
      const text = costs.toBook(words.what(slot), slot, slot.price);
      return askWhileFree([slot], rider, { title: t.bookQuestion, text, confirmLabel });
    },
    all: (slots: readonly [Slot, ...Slot[]], rider: string) => {
      const text = costs.toBook(words.whatAll(slots), slots[0], priceOf(slots));
      return askWhileFree(slots, rider, { title: t.bookAllQuestion(slots.length), text, confirmLabel });
    },
  };
}
