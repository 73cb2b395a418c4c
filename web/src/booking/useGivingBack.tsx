import type { Slot } from '@cablepark/domain/slots/slot';
import { errorText } from '../i18n/errorText.ts';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import { ApiError } from '../lib/http/errors.ts';
import { CallUs } from '../park/CallUs.tsx';
import { useConfirm, useInfo } from '../ui/Modals.tsx';
import { type GivenBack, giveBackMutation, previewGivingBack } from './api/giveBack.ts';
import { failedCancelling, type Message } from './outcomeText.ts';
import { useGivenBackWords } from './useGivenBackWords.tsx';
import { usePassOffer } from './usePassOffer.ts';
import type { RunMutation } from './useSlotMutation.ts';
import { useSlotWords } from './useSlotWords.ts';

/** Cancels a paid slot: says what comes back before anything is done. What was paid at the desk goes back there. */
export function useGivingBack(run: RunMutation, say: (message: Message) => void) {
  const texts = useTexts();
  const t = texts.planner;
  const words = useSlotWords();
  const confirm = useConfirm();
  const { forget: forgetPasses } = usePassOffer();
  const info = useInfo();
  const given = useGivenBackWords();

  return async (slot: Slot): Promise<void> => {
    const told = await previewGivingBack(slot.id).catch((error: unknown) => error);
    if (!isTold(told)) {
      const isOfDesk = told instanceof ApiError && told.code === 'SLOT_PAID';
      const text = isOfDesk ? t.paidText : errorText(told, texts);
      return info({ title: t.paidTitle, text: <CallUs text={text} /> });
    }
    const agreed = await confirm(given.question(words.what(slot), told));
    if (!agreed) return;
    const outcome = await run(giveBackMutation(slot), () => say({ kind: 'info', text: t.unsureCancelling }));
    if (told.back === 'ride') void forgetPasses();
    if (outcome.kind === 'done') say({ kind: 'success', text: given.done(told) });
    else say({ kind: 'error', text: failedCancelling(outcome, texts) });
  };
}

function isTold(told: unknown): told is GivenBack {
  return typeof told === 'object' && told !== null && 'back' in told;
}
