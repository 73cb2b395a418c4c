import type { Slot } from '@cablepark/domain/slots/slot';
import { failedText } from '../i18n/errorText.ts';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import { passMutation } from './api/paySlot.ts';
import type { Outcome } from './changeSlots.ts';
import { type RiderMessage, unreachedText } from './outcomeText.ts';
import { type PassRefusal, passRefusalOf } from './passRefusal.ts';
import { useCostWords } from './useCostWords.tsx';
import { usePassOffer } from './usePassOffer.ts';
import type { RunMutation } from './useSlotMutation.ts';
import { isUnsent, useSlotQuestion } from './useSlotQuestion.tsx';
import { useSlotWords } from './useSlotWords.ts';

/** Pays for a booked slot with one of the rider's passes, and reports the outcome. `fits`: whether a pass can pay. */
export function usePassPaying(run: RunMutation, say: (message: RiderMessage) => void) {
  const texts = useTexts();
  const t = texts.planner;
  const words = useSlotWords();
  const costs = useCostWords();
  const { ask } = useSlotQuestion(say);
  const { offerFor, chargeText, forget } = usePassOffer();

  /** @param refusals passes that failed to pay: then the next one is offered. */
  async function pay(slot: Slot, refusals: PassRefusal | null = null): Promise<void> {
    const offer = offerFor([slot], refusals);
    if (!offer) return refusals ? say({ kind: 'error', text: refusals.why }) : undefined;
    const refusalOf = (outcome: Outcome) => passRefusalOf(outcome, offer.pass.id, refusals, texts);
    const answer = await ask({
      prepare: () => ({
        title: t.pass.payQuestion,
        text: costs.toBookOnPass(words.what(slot), slot, chargeText(offer), refusals ? [refusals.why] : []),
        confirmLabel: t.pass.pay,
      }),
      send: (dialog) => run(passMutation(slot, offer.pass), () => dialog.note(t.unsure)),
      failureOf: (result) =>
        result.kind === 'done' || refusalOf(result)
          ? null
          : { message: { kind: 'error', text: whyNot(result) }, mayRetry: isUnsent(result) },
    });
    if (answer.kind !== 'sent') return;
    const { dialog, result } = answer;
    dialog.close();
    void forget();
    if (result.kind === 'done') return say({ kind: 'success', text: t.pass.paid });
    const refusal = refusalOf(result);
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
