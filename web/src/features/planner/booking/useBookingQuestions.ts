import type { Slot } from '@cablepark/domain/slots/slot';
import type { PassRefusal } from '../../../booking/passRefusal.ts';
import { useBookingQuestion } from '../../../booking/useBookingQuestion.ts';
import { useSlotWords } from '../../../booking/useSlotWords.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import type { OpenQuestion } from '../../../ui/dialogs/questions.ts';
import { type Answer, useAskWhileFree } from './useAskWhileFree.tsx';

/** The rider's answer, and the pass that pays; null for another payment. */
export type BookingAnswer =
  | { kind: 'yes'; pass: number | null; question: OpenQuestion }
  | Exclude<Answer, { kind: 'yes' | 'other' }>;

/** The two questions before a booking, each closed as soon as its slot is gone. */
export function useBookingQuestions() {
  const t = useTexts().planner;
  const words = useSlotWords();
  const askWhileFree = useAskWhileFree();
  const questionFor = useBookingQuestion();

  async function askOnceFree(
    slots: readonly [Slot, ...Slot[]],
    rider: string,
    { title, what, refused }: { title: string; what: string; refused: PassRefusal | null },
  ): Promise<BookingAnswer> {
    const question = await questionFor(slots, what, refused);
    const answer = await askWhileFree(slots, rider, { title, ...question.question });
    if (answer.kind === 'gone' || answer.kind === 'no') return answer;
    const pass = answer.kind === 'yes' ? question.pass : null;
    return { kind: 'yes', pass, question: answer.question };
  }

  return {
    one: (slot: Slot, rider: string, refusals: PassRefusal | null) =>
      askOnceFree([slot], rider, { title: t.bookQuestion, what: words.what(slot), refused: refusals }),
    all: (slots: readonly [Slot, ...Slot[]], rider: string, refusals: PassRefusal | null) =>
      askOnceFree(slots, rider, {
        title: t.bookAllQuestion(slots.length),
        what: words.whatAll(slots),
        refused: refusals,
      }),
  };
}
