import type { Slot } from '@cablepark/domain/slots/slot';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCostWords } from '../../../booking/useCostWords.tsx';
import { useSlotWords } from '../../../booking/useSlotWords.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { useConfirm } from '../../../ui/Modals.tsx';
import { cancelMailedBooking, mailedBooking } from './api/mailedBooking.ts';

export interface CancellingMailed {
  /** Asks, says what it may cost, and cancels. */
  ask: (slot: Slot) => Promise<void>;
  isPending: boolean;
  isDone: boolean;
  error: Error | null;
}

/** Cancels the booking of a link. Whatever became of the call, the booking is read anew. */
export function useCancellingMailed(token: string): CancellingMailed {
  const { planner } = useTexts();
  const confirm = useConfirm();
  const words = useSlotWords();
  const costs = useCostWords();
  const client = useQueryClient();
  const { queryKey } = mailedBooking(token);
  const { mutateAsync, isPending, isSuccess, error } = useMutation({
    mutationFn: () => cancelMailedBooking(token),
    onSuccess: (booking) => client.setQueryData(queryKey, booking),
    onError: () => client.invalidateQueries({ queryKey }),
  });
  const ask = async (slot: Slot) => {
    const agreed = await confirm({
      title: planner.cancelQuestion,
      text: costs.toCancel(words.what(slot), slot),
      confirmLabel: planner.cancelBooking,
      cancelLabel: planner.keepBooking,
    });
    // What went wrong is shown in the page.
    if (agreed) await mutateAsync().catch(() => undefined);
  };
  return { ask, isPending, isDone: isSuccess, error };
}
