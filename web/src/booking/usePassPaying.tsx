import type { Slot } from '@cablepark/domain/slots/slot';
import { failedText } from '../i18n/errorText.ts';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import { useOpenQuestion } from '../ui/dialogs/Modals.tsx';
import { passMutation } from './api/paySlot.ts';
import type { Outcome } from './changeSlots.ts';
import { type Message, unreachedText } from './outcomeText.ts';
import { type PassRefusal, passRefusalOf } from './passRefusal.ts';
import { useCostWords } from './useCostWords.tsx';
import { useOneQuestion } from './useOneQuestion.ts';
import { usePassOffer } from './usePassOffer.ts';
import type { RunMutation } from './useSlotMutation.ts';
import { useSlotWords } from './useSlotWords.ts';
import { isUnsent, useWorkInQuestion } from './useWorkInQuestion.tsx';

/** Pays for a booked slot with one of the rider's passes, and reports the outcome. `fits`: whether a pass can pay. */
export function usePassPaying(run: RunMutation, say: (message: Message) => void) {
  const texts = useTexts();
  const t = texts.planner;
  const words = useSlotWords();
  const costs = useCostWords();
  const open = useOpenQuestion();
  const askOnce = useOneQuestion();
  const work = useWorkInQuestion(say);
  const { offerFor, say: chargeText, forget } = usePassOffer();

  /** @param refusals passes that failed to pay: then the next one is offered. */
  async function pay(slot: Slot, refusals: PassRefusal | null = null): Promise<void> {
    const offer = offerFor([slot], refusals);
    if (!offer) return refusals ? say({ kind: 'error', text: refusals.why }) : undefined;
    const question = await askOnce(() =>
      open({
        title: t.pass.payQuestion,
        text: costs.toBookOnPass(words.what(slot), slot, chargeText(offer), refusals),
        confirmLabel: t.pass.pay,
      }),
    );
    if (!question || question.choice === 'cancel') return;
    const refusalOf = (outcome: Outcome) => passRefusalOf(outcome, offer.pass.id, refusals, texts);
    const attempt = () => run(passMutation(slot, offer.pass), () => question.note(t.unsure));
    const outcome = await work(question, t.pass.payQuestion, attempt, (result) =>
      result.kind === 'done' || refusalOf(result)
        ? null
        : { message: { kind: 'error', text: whyNot(result) }, mayRetry: isUnsent(result) },
    );
    question.close();
    void forget();
    if (outcome.kind === 'done') return say({ kind: 'success', text: t.pass.paid });
    const refusal = refusalOf(outcome);
    if (refusal) await pay(slot, refusal);
  }

  function whyNot(outcome: Outcome): string {
    const why = 'error' in outcome ? outcome.error : null;
    const networkText = 'error' in outcome ? unreachedText(outcome, texts) : null;
    return networkText ?? failedText(t.pass.payFailed, why, texts);
  }

  return {
    fits: (slot: Slot): boolean => offerFor([slot]) !== null,
    pay: (slot: Slot) => pay(slot),
  };
}
