import type { OfferedPass } from '@cablepark/domain/passes/offered-pass';
import type { Slot } from '@cablepark/domain/slots/slot';
import { useCostWords } from '../../booking/useCostWords.tsx';
import { usePassOffer } from '../../booking/usePassOffer.ts';
import { usePayingFirst } from '../../booking/usePayingFirst.ts';
import { priceOf, useSlotWords } from '../../booking/useSlotWords.ts';
import { useTexts } from '../../i18n/LanguageProvider.tsx';
import { type Answer, useAskWhileFree } from './useAskWhileFree.tsx';

/** How the rider answered, and with which pass they pay; null where they pay otherwise. */
export type BookingAnswer = Exclude<Answer, { kind: 'other' }> & { pass?: number | null };

/** The two questions before a booking: what it is, what it costs and how it is paid. A pass that pays for all of it is offered first. */
export function useBookingQuestions() {
  const t = useTexts().planner;
  const words = useSlotWords();
  const costs = useCostWords();
  const askWhileFree = useAskWhileFree();
  const { isPaidFirst } = usePayingFirst();
  const { offerFor, say } = usePassOffer();

  async function ask(
    slots: readonly [Slot, ...Slot[]],
    rider: string,
    { title, what }: { title: string; what: string },
  ): Promise<BookingAnswer> {
    const without = isPaidFirst ? t.bookAndPay : t.book;
    const offer = offerFor(slots);
    const question = offer
      ? {
          text: costs.toBookOnPass(what, slots[0], say(offer)),
          confirmLabel: t.pass.book,
          otherLabel: without,
        }
      : { text: costs.toBook(what, slots[0], priceOf(slots)), confirmLabel: without };
    return payingWith(await askWhileFree(slots, rider, { title, ...question }), offer);
  }

  return {
    one: (slot: Slot, rider: string) => ask([slot], rider, { title: t.bookQuestion, what: words.what(slot) }),
    all: (slots: readonly [Slot, ...Slot[]], rider: string) =>
      ask(slots, rider, { title: t.bookAllQuestion(slots.length), what: words.whatAll(slots) }),
  };
}

function payingWith(answer: Answer, offer: OfferedPass | null): BookingAnswer {
  if (answer.kind === 'other') return { kind: 'yes', pass: null };
  return answer.kind === 'yes' ? { kind: 'yes', pass: offer?.pass.id ?? null } : answer;
}
