import { undoSeconds } from '@cablepark/domain/booking/undoing';
import type { Slot } from '@cablepark/domain/slots/slot';
import { useTexts } from '../i18n/LanguageProvider.tsx';
import type { Question } from '../ui/dialogs/questions.ts';
import type { GivenBack } from './api/giveBack.ts';
import { useCostWords } from './useCostWords.tsx';
import { useSlotWords } from './useSlotWords.ts';

/** The questions before a cancellation, for riders and for the link in a mail. */
export function useCancelQuestions() {
  const { common, planner } = useTexts();
  const t = planner.giveBack;
  const words = useSlotWords();
  const costs = useCostWords();
  const refundButtons: Record<GivenBack['back'], string> = {
    money: t.button,
    ride: t.button,
    nothing: t.buttonNothing,
    before: planner.cancelBooking,
    unsure: planner.cancelBooking,
  };
  return {
    /** @param offers whether it offers to move the booking instead, and mentions the undo */
    unpaid: (slot: Slot, offers: { move: boolean; undo: boolean }): Question => ({
      title: planner.cancelQuestion,
      text: (
        <>
          {costs.toCancel(words.what(slot), slot)}
          {offers.undo && <p>{planner.undoing.promised(undoSeconds)}</p>}
        </>
      ),
      confirmLabel: planner.cancelBooking,
      cancelLabel: planner.keepBooking,
      cancels: true,
      ...(offers.move && { otherLabel: planner.move }),
    }),
    /** With the refund. */
    paid: (slot: Slot, { back, amount }: GivenBack): Question => ({
      title: t.question,
      text: (
        <>
          <p>{words.what(slot)}</p>
          <p>
            <strong>{back === 'money' ? t.money(common.price(amount)) : t[back]}</strong>
          </p>
          <p>{planner.undoing.never}</p>
        </>
      ),
      confirmLabel: refundButtons[back],
      cancelLabel: planner.keepBooking,
      cancels: true,
    }),
    /** The message after the cancellation of a paid slot. */
    refunded: ({ back, amount }: GivenBack): string => {
      if (back === 'money') return t.doneMoney(common.price(amount));
      return back === 'ride' ? t.doneRide : t.done;
    },
  };
}
