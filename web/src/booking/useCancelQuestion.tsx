import { isCancellingOpen } from '@cablepark/domain/booking/rules';
import { undoSeconds } from '@cablepark/domain/booking/undoing';
import type { Slot } from '@cablepark/domain/slots/slot';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import { clock } from '../lib/time/clock.ts';
import { usePark } from '../park/ParkProvider.tsx';
import type { Question } from '../ui/dialogs/questions.ts';
import { useCostWords } from './useCostWords.tsx';
import { useSlotWords } from './useSlotWords.ts';

/** The question before an unpaid booking is cancelled: it offers to move it, and mentions the undo. */
export function useCancelQuestion() {
  const t = useTexts().planner;
  const { policy, features } = usePark();
  const words = useSlotWords();
  const costs = useCostWords();
  return (slot: Slot, isHeld: boolean): { question: Question; mayUndo: boolean } => {
    const mayUndo = !isHeld && features.includes('undo-cancelling');
    const mayMove = !isHeld && features.includes('own-moves') && isCancellingOpen(slot, clock.now(), policy);
    const question = {
      title: t.cancelQuestion,
      text: (
        <>
          {costs.toCancel(words.what(slot), slot)}
          {mayUndo && <p>{t.undoing.promised(undoSeconds)}</p>}
        </>
      ),
      confirmLabel: t.cancelBooking,
      cancelLabel: t.keepBooking,
      cancels: true,
      ...(mayMove && { otherLabel: t.move }),
    };
    return { question, mayUndo };
  };
}
