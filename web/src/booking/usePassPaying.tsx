import type { Slot } from '@cablepark/domain/slots/slot';
import { failedText } from '../i18n/errorText.ts';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import { useConfirm } from '../ui/Modals.tsx';
import { passMutation } from './api/paySlot.ts';
import { type Message, unreachedText } from './outcomeText.ts';
import { type PassRefusal, passRefusalOf } from './passRefusal.ts';
import { useCostWords } from './useCostWords.tsx';
import { usePassOffer } from './usePassOffer.ts';
import type { RunMutation } from './useSlotMutation.ts';
import { useSlotWords } from './useSlotWords.ts';

/** Pays for a slot that the rider has booked with a pass of theirs, and says how it went. `fits`: whether one of them can. */
export function usePassPaying(run: RunMutation, say: (message: Message) => void) {
  const texts = useTexts();
  const t = texts.planner;
  const words = useSlotWords();
  const costs = useCostWords();
  const confirm = useConfirm();
  const { offerFor, say: takes, forget } = usePassOffer();

  /** @param refused passes that did not pay for it: then the next one is offered. */
  async function pay(slot: Slot, refused: PassRefusal | null = null): Promise<void> {
    const offer = offerFor([slot], refused);
    if (!offer) return refused ? say({ kind: 'error', text: refused.why }) : undefined;
    const agreed = await confirm({
      title: t.pass.payQuestion,
      text: costs.toBookOnPass(words.what(slot), slot, takes(offer), refused),
      confirmLabel: t.pass.pay,
    });
    if (!agreed) return;
    const outcome = await run(passMutation(slot, offer.pass), () => say({ kind: 'info', text: t.unsure }));
    void forget();
    if (outcome.kind === 'done') return say({ kind: 'success', text: t.pass.paid });
    const refusal = passRefusalOf(outcome, offer.pass.id, refused, texts);
    if (refusal) return pay(slot, refusal);
    const why = 'error' in outcome ? outcome.error : null;
    const unreached = 'error' in outcome ? unreachedText(outcome, texts) : null;
    say({ kind: 'error', text: unreached ?? failedText(t.pass.payFailed, why, texts) });
  }

  return {
    fits: (slot: Slot): boolean => offerFor([slot]) !== null,
    pay: (slot: Slot) => pay(slot),
  };
}
