import { moveRidePath } from '@cablepark/contract/rides/own-moves';
import { decideCancelling, isCancellingOpen } from '@cablepark/domain/booking/rules';
import type { ErrorCode } from '@cablepark/domain/errors';
import type { Slot } from '@cablepark/domain/slots/slot';
import { useNavigate } from 'react-router';
import { errorText } from '../i18n/errorText.ts';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import type { Texts } from '../i18n/pl.ts';
import { ApiError } from '../lib/http/errors.ts';
import { withOpenQuestion } from '../lib/http/openQuestion.ts';
import { clock } from '../lib/time/clock.ts';
import { CallUs } from '../park/CallUs.tsx';
import { usePark } from '../park/ParkProvider.tsx';
import { useAuth } from '../session/AuthProvider.tsx';
import type { Account } from '../session/account.ts';
import { useInfo } from '../ui/dialogs/Modals.tsx';
import { riderCancelMutation } from './api/cancelSlot.ts';
import { type GivenBack, giveBackMutation, previewGivingBack } from './api/giveBack.ts';
import type { Outcome } from './changeSlots.ts';
import { failedCancelling, isTooLate, type RiderMessage } from './outcomeText.ts';
import { offerUndo } from './undo/undoOffer.ts';
import { useCancelQuestions } from './useCancelQuestions.tsx';
import { usePassOffer } from './usePassOffer.ts';
import type { RunMutation } from './useSlotMutation.ts';
import { type Failure, isUnsent, useSlotQuestion } from './useSlotQuestion.tsx';

/**
 * Asks a rider, cancels, and reports the outcome. Explains why a slot that is too late, or paid at the desk, cannot be cancelled here. An unpaid
 * booking can also be moved, and its cancellation undone for some seconds. A paid one shows its refund first.
 */
export function useCancelling(run: RunMutation, say: (message: RiderMessage) => void) {
  const t = useTexts().planner;
  const { policy, features } = usePark();
  const { user } = useAuth();
  const cancelUnpaid = useCancellingUnpaid(run, say);
  const giveBack = useGivingBack(run, say);
  const { callUs, explainTooLate } = useExplanations();

  async function cancel(slot: Slot, isHeld: boolean): Promise<void> {
    if (!user) return;
    const decision = decideCancelling({ slot, actor: user, now: clock.now(), policy });
    if (decision === 'TOO_LATE') return explainTooLate();
    if (decision !== 'SLOT_PAID') return cancelUnpaid(slot, user, isHeld);
    return features.includes('passes') ? giveBack(slot) : callUs(t.paidTitle, t.paidText);
  }

  /** @param isHeld whether it is an unpaid hold, which can be neither moved nor undone */
  return (slot: Slot, isHeld: boolean) =>
    withOpenQuestion({ pending: [slot.id], cancels: true }, () => cancel(slot, isHeld));
}

function useCancellingUnpaid(run: RunMutation, say: (message: RiderMessage) => void) {
  const texts = useTexts();
  const t = texts.planner;
  const { policy, features } = usePark();
  const questions = useCancelQuestions();
  const { ask } = useSlotQuestion(say);
  const { explainTooLate } = useExplanations();
  const navigate = useNavigate();

  return async (slot: Slot, rider: Account, isHeld: boolean): Promise<void> => {
    const mayUndo = !isHeld && features.includes('undo-cancelling');
    const mayMove = !isHeld && features.includes('own-moves') && isCancellingOpen(slot, clock.now(), policy);
    let sentMs = 0;
    const answer = await ask({
      prepare: () => questions.unpaid(slot, { move: mayMove, undo: mayUndo }),
      send: async (dialog) => {
        if (dialog.choice === 'other') {
          await navigate(moveRidePath(slot.id));
          return null;
        }
        sentMs = performance.now();
        return run(riderCancelMutation(slot), () => dialog.note(t.unsureCancelling));
      },
      failureOf: (outcome) => outcome && failureOf(outcome, texts),
    });
    if (answer.kind !== 'sent') return;
    const { dialog, result: outcome } = answer;
    dialog.close();
    if (outcome?.kind === 'done') {
      say({ kind: 'success', text: t.cancelled });
      if (mayUndo) offerUndo({ ...slot, rider: rider.id }, sentMs);
    } else if (outcome && isTooLate(outcome)) await explainTooLate();
  };
}

/** Cancels a paid slot. The desk refunds its own payments. */
function useGivingBack(run: RunMutation, say: (message: RiderMessage) => void) {
  const texts = useTexts();
  const t = texts.planner;
  const questions = useCancelQuestions();
  const { ask } = useSlotQuestion(say);
  const { forget: forgetPasses } = usePassOffer();
  const { callUs, explainTooLate } = useExplanations();

  return async (slot: Slot): Promise<void> => {
    const preview = await previewGivingBack(slot.id).catch((error: unknown) => error);
    if (isRefused(preview, 'TOO_LATE')) return explainTooLate();
    if (!isPreview(preview)) {
      const text = isRefused(preview, 'SLOT_PAID') ? t.paidText : errorText(preview, texts);
      return callUs(t.paidTitle, text);
    }
    const answer = await ask({
      prepare: () => questions.paid(slot, preview),
      send: (dialog) => run(giveBackMutation(slot), () => dialog.note(t.unsureCancelling)),
      failureOf: (outcome) => failureOf(outcome, texts),
    });
    if (answer.kind !== 'sent') return;
    const { dialog, result: outcome } = answer;
    dialog.close();
    if (preview.back === 'ride') void forgetPasses();
    if (isTooLate(outcome)) return explainTooLate();
    if (outcome.kind === 'done') say({ kind: 'success', text: questions.refunded(preview) });
  };
}

/** Why a rider cannot cancel here, and the park's phone number. */
function useExplanations() {
  const { account: t } = useTexts();
  const { policy } = usePark();
  const info = useInfo();
  const callUs = (title: string, text: string) => info({ title, text: <CallUs text={text} /> });
  return {
    callUs,
    /** However the slot was paid (SPEC.md §5). */
    explainTooLate: () =>
      callUs(t.cancelTooLateTitle, t.cancelTooLate(t.beforeMinutes(policy.cancelClosesMinutes))),
  };
}

/** Null if it is too late: another dialog explains that. */
function failureOf(outcome: Outcome, texts: Texts): Failure | null {
  if (outcome.kind === 'done' || isTooLate(outcome)) return null;
  return { message: { kind: 'error', text: failedCancelling(outcome, texts) }, mayRetry: isUnsent(outcome) };
}

function isPreview(preview: unknown): preview is GivenBack {
  return typeof preview === 'object' && preview !== null && 'back' in preview;
}

function isRefused(preview: unknown, code: ErrorCode): boolean {
  return preview instanceof ApiError && preview.code === code;
}
