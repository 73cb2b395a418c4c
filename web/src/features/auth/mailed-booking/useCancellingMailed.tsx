import type { Slot } from '@cablepark/domain/slots/slot';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { GivenBack } from '../../../booking/api/giveBack.ts';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { useCancelQuestions } from '../../../booking/useCancelQuestions.tsx';
import { mailedBookingTexts } from '../../../i18n/pages/mailed-booking.texts.ts';
import { usePageTexts } from '../../../i18n/pageTexts.ts';
import { useConfirm } from '../../../ui/dialogs/Modals.tsx';
import { cancelMailedBooking, mailedBooking } from './api/mailedBooking.ts';

export interface CancellingMailed {
  /** Asks with the possible cost, and cancels. */
  ask: (slot: Slot, back: GivenBack | null) => Promise<void>;
  isPending: boolean;
  /** The confirmation; null before. */
  done: string | null;
  error: Error | null;
}

/** Cancels the booking of a link. After any outcome it refetches the booking. */
export function useCancellingMailed(token: string): CancellingMailed {
  const { cancelled } = usePageTexts(mailedBookingTexts);
  const confirm = useConfirm();
  const client = useQueryClient();
  const { queryKey } = mailedBooking(token);
  const questions = useCancelQuestions();
  const { mutateAsync, isPending, isSuccess, variables, error } = useMutation({
    mutationFn: (_back: GivenBack | null) => cancelMailedBooking(token),
    onSuccess: (booking) => client.setQueryData(queryKey, booking),
    onError: () => client.invalidateQueries({ queryKey }),
    onSettled: () => client.invalidateQueries({ queryKey: slotKeys.all }),
  });
  const cancel = async (slot: Slot, back: GivenBack | null) => {
    const unpaid = questions.unpaid(slot, { move: false, undo: false });
    const isConfirmed = await confirm(back ? questions.paid(slot, back) : unpaid);
    // The page shows the error.
    if (isConfirmed) await mutateAsync(back).catch(() => undefined);
  };
  const confirmation = variables ? questions.refunded(variables) : cancelled;
  return { ask: cancel, isPending, done: isSuccess ? confirmation : null, error };
}
