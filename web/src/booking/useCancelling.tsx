import { moveRidePath } from '@cablepark/contract/rides/own-moves';
import { decideCancelling } from '@cablepark/domain/booking/rules';
import type { Slot } from '@cablepark/domain/slots/slot';
import { useNavigate } from 'react-router';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import { whileAsked } from '../lib/http/askedNow.ts';
import { clock } from '../lib/time/clock.ts';
import { CallUs } from '../park/CallUs.tsx';
import { usePark } from '../park/ParkProvider.tsx';
import { useAuth } from '../session/AuthProvider.tsx';
import { useInfo, useOpenQuestion } from '../ui/dialogs/Modals.tsx';
import { riderCancelMutation } from './api/cancelSlot.ts';
import { failedCancelling, isTooLate, type Message } from './outcomeText.ts';
import { offerUndo } from './undo/undoOffer.ts';
import { useCancelQuestion } from './useCancelQuestion.tsx';
import { useExplainTooLate } from './useExplainTooLate.tsx';
import { useGivingBack } from './useGivingBack.tsx';
import { useOneQuestion } from './useOneQuestion.ts';
import type { RunMutation } from './useSlotMutation.ts';
import { isUnsent, useWorkInQuestion } from './useWorkInQuestion.tsx';

/**
 * Asks a rider, cancels, and reports the outcome; explains a slot that is too late or paid. An unpaid booking can also be moved here, and its
 * cancellation undone for some seconds.
 */
export function useCancelling(run: RunMutation, say: (message: Message) => void) {
  const texts = useTexts();
  const t = texts.planner;
  const { policy, features } = usePark();
  const giveBack = useGivingBack(run, say);
  const { user } = useAuth();
  const questionAbout = useCancelQuestion();
  const open = useOpenQuestion();
  const askOnce = useOneQuestion();
  const work = useWorkInQuestion(say);
  const info = useInfo();
  const explainTooLate = useExplainTooLate();
  const navigate = useNavigate();

  async function cancel(slot: Slot, isHeld: boolean): Promise<void> {
    if (!user) return;
    const decision = decideCancelling({ slot, actor: user, now: clock.now(), policy });
    if (decision === 'TOO_LATE') return explainTooLate();
    if (decision === 'SLOT_PAID') {
      if (features.includes('passes')) return giveBack(slot);
      return info({ title: t.paidTitle, text: <CallUs text={t.paidText} /> });
    }
    const { question: about, mayUndo } = questionAbout(slot, isHeld);
    const question = await askOnce(() => open(about));
    if (!question || question.choice === 'cancel') return;
    if (question.choice === 'other') {
      await navigate(moveRidePath(slot.id));
      return question.close();
    }
    let sentMs = 0;
    const attempt = () => {
      sentMs = performance.now();
      return run(riderCancelMutation(slot), () => question.note(t.unsureCancelling));
    };
    const outcome = await work(question, t.cancelQuestion, attempt, (result) =>
      result.kind === 'done' || isTooLate(result)
        ? null
        : { message: { kind: 'error', text: failedCancelling(result, texts) }, mayRetry: isUnsent(result) },
    );
    question.close();
    if (outcome.kind === 'done') {
      say({ kind: 'success', text: t.cancelled });
      if (mayUndo) offerUndo({ ...slot, rider: user.id }, sentMs);
    } else if (isTooLate(outcome)) await explainTooLate();
  }
  /** @param isHeld whether it is an unpaid hold, which can be neither moved nor undone */
  return (slot: Slot, isHeld: boolean) =>
    whileAsked({ pending: [slot.id], cancels: true }, () => cancel(slot, isHeld));
}
