import type { ErrorCode } from '@cablepark/domain/errors';
import type { Slot } from '@cablepark/domain/slots/slot';
import { errorText } from '../i18n/errorText.ts';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import { ApiError } from '../lib/http/errors.ts';
import { CallUs } from '../park/CallUs.tsx';
import { useInfo, useOpenQuestion } from '../ui/dialogs/Modals.tsx';
import { type GivenBack, giveBackMutation, previewGivingBack } from './api/giveBack.ts';
import { failedCancelling, isTooLate, type Message } from './outcomeText.ts';
import { useExplainTooLate } from './useExplainTooLate.tsx';
import { useGivenBackWords } from './useGivenBackWords.tsx';
import { useOneQuestion } from './useOneQuestion.ts';
import { usePassOffer } from './usePassOffer.ts';
import type { RunMutation } from './useSlotMutation.ts';
import { useSlotWords } from './useSlotWords.ts';
import { isUnsent, useWorkInQuestion } from './useWorkInQuestion.tsx';

/** Cancels a paid slot, and shows the refund first. The desk refunds its own payments. */
export function useGivingBack(run: RunMutation, say: (message: Message) => void) {
  const texts = useTexts();
  const t = texts.planner;
  const words = useSlotWords();
  const open = useOpenQuestion();
  const askOnce = useOneQuestion();
  const work = useWorkInQuestion(say);
  const { forget: forgetPasses } = usePassOffer();
  const info = useInfo();
  const given = useGivenBackWords();
  const explainTooLate = useExplainTooLate();

  return async (slot: Slot): Promise<void> => {
    const told = await previewGivingBack(slot.id).catch((error: unknown) => error);
    if (isRefused(told, 'TOO_LATE')) return explainTooLate();
    if (!isTold(told)) {
      const text = isRefused(told, 'SLOT_PAID') ? t.paidText : errorText(told, texts);
      return info({ title: t.paidTitle, text: <CallUs text={text} /> });
    }
    const asked = given.question(words.what(slot), told);
    const question = await askOnce(() => open(asked));
    if (!question || question.choice === 'cancel') return;
    const attempt = () => run(giveBackMutation(slot), () => question.note(t.unsureCancelling));
    const outcome = await work(question, asked.title, attempt, (result) =>
      result.kind === 'done' || isTooLate(result)
        ? null
        : { message: { kind: 'error', text: failedCancelling(result, texts) }, mayRetry: isUnsent(result) },
    );
    question.close();
    if (told.back === 'ride') void forgetPasses();
    if (isTooLate(outcome)) return explainTooLate();
    if (outcome.kind === 'done') say({ kind: 'success', text: given.done(told) });
  };
}

function isTold(told: unknown): told is GivenBack {
  return typeof told === 'object' && told !== null && 'back' in told;
}

function isRefused(told: unknown, code: ErrorCode): boolean {
  return told instanceof ApiError && told.code === code;
}
