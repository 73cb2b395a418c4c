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
  const refundWords = useGivenBackWords();
  const explainTooLate = useExplainTooLate();

  return async (slot: Slot): Promise<void> => {
    const preview = await previewGivingBack(slot.id).catch((error: unknown) => error);
    if (isRefused(preview, 'TOO_LATE')) return explainTooLate();
    if (!isTold(preview)) {
      const text = isRefused(preview, 'SLOT_PAID') ? t.paidText : errorText(preview, texts);
      return info({ title: t.paidTitle, text: <CallUs text={text} /> });
    }
    const refundQuestion = refundWords.question(words.what(slot), preview);
    const question = await askOnce(() => open(refundQuestion));
    if (!question || question.choice === 'cancel') return;
    const attempt = () => run(giveBackMutation(slot), () => question.note(t.unsureCancelling));
    const outcome = await work(question, refundQuestion.title, attempt, (result) =>
      result.kind === 'done' || isTooLate(result)
        ? null
        : { message: { kind: 'error', text: failedCancelling(result, texts) }, mayRetry: isUnsent(result) },
    );
    question.close();
    if (preview.back === 'ride') void forgetPasses();
    if (isTooLate(outcome)) return explainTooLate();
    if (outcome.kind === 'done') say({ kind: 'success', text: refundWords.done(preview) });
  };
}

function isTold(preview: unknown): preview is GivenBack {
  return typeof preview === 'object' && preview !== null && 'back' in preview;
}

function isRefused(preview: unknown, code: ErrorCode): boolean {
  return preview instanceof ApiError && preview.code === code;
}
