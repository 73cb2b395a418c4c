import { decideCancelling } from '@cablepark/domain/booking/rules';
import type { Slot } from '@cablepark/domain/slots/slot';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import { whileAsked } from '../lib/http/askedNow.ts';
import { clock } from '../lib/time/clock.ts';
import { CallUs } from '../park/CallUs.tsx';
import { usePark } from '../park/ParkProvider.tsx';
import { useAuth } from '../session/AuthProvider.tsx';
import { useInfo, useOpenQuestion } from '../ui/Modals.tsx';
import { riderCancelMutation } from './api/cancelSlot.ts';
import { failedCancelling, isTooLate, type Message } from './outcomeText.ts';
import { useCostWords } from './useCostWords.tsx';
import { useExplainTooLate } from './useExplainTooLate.tsx';
import { useGivingBack } from './useGivingBack.tsx';
import { useOneQuestion } from './useOneQuestion.ts';
import type { RunMutation } from './useSlotMutation.ts';
import { useSlotWords } from './useSlotWords.ts';
import { isUnsent, useWorkInQuestion } from './useWorkInQuestion.tsx';

/** Asks a rider, cancels, and says how it went; a slot that is too late or paid for is explained instead. */
export function useCancelling(run: RunMutation, say: (message: Message) => void) {
  const texts = useTexts();
  const t = texts.planner;
  const { policy, features } = usePark();
  const giveBack = useGivingBack(run, say);
  const { user } = useAuth();
  const words = useSlotWords();
  const costs = useCostWords();
  const open = useOpenQuestion();
  const askOnce = useOneQuestion();
  const work = useWorkInQuestion(say);
  const info = useInfo();
  const explainTooLate = useExplainTooLate();

  async function cancel(slot: Slot): Promise<void> {
    if (!user) return;
    const decision = decideCancelling(slot, user, clock.now(), policy);
    if (decision === 'TOO_LATE') return explainTooLate();
    if (decision === 'SLOT_PAID') {
      if (features.includes('passes')) return giveBack(slot);
      return info({ title: t.paidTitle, text: <CallUs text={t.paidText} /> });
    }
    const question = await askOnce(() =>
      open({
        title: t.cancelQuestion,
        text: costs.toCancel(words.what(slot), slot),
        confirmLabel: t.cancelBooking,
        cancelLabel: t.keepBooking,
        cancels: true,
      }),
    );
    if (!question || question.choice === 'cancel') return;
    const attempt = () => run(riderCancelMutation(slot), () => question.note(t.unsureCancelling));
    const outcome = await work(question, t.cancelQuestion, attempt, (result) =>
      result.kind === 'done' || isTooLate(result)
        ? null
        : { message: { kind: 'error', text: failedCancelling(result, texts) }, mayRetry: isUnsent(result) },
    );
    question.close();
    if (outcome.kind === 'done') say({ kind: 'success', text: t.cancelled });
    else if (isTooLate(outcome)) await explainTooLate();
  }
  return (slot: Slot) => whileAsked({ pending: [slot.id], cancels: true }, () => cancel(slot));
}
