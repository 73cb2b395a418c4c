import type { TrackStatus } from '@cablepark/domain/tracks/track';
import { takesBookings } from '@cablepark/domain/tracks/track-rules';
import { useCancelling } from '../../../booking/useCancelling.tsx';
import { useOneQuestion } from '../../../booking/useOneQuestion.ts';
import { useSendBooking } from '../../../booking/useSendBooking.ts';
import { useSlotMutation } from '../../../booking/useSlotMutation.ts';
import { useAuth } from '../../../session/AuthProvider.tsx';
import { useBookAll } from './useBookAll.ts';
import { useBookOne } from './useBookOne.ts';
import { useSaid } from './useSaid.ts';

export type BookingActions = ReturnType<typeof useBooking>;

/**
 * Asks, books or cancels, and reports the outcome (SPEC.md §4–5, §8). `pending` slots are disabled; `said` is the last message to the rider;
 * `hasBooked`: since the page was opened.
 * @param status of the slots' track
 */
export function useBooking(status: TrackStatus) {
  const { user } = useAuth();
  const { said, say } = useSaid();
  const { run, pending, whilePending } = useSlotMutation();
  const cancel = useCancelling(run, say);
  const sending = useSendBooking(run, say);
  const askOnce = useOneQuestion();
  const book = useBookOne({ status, run, say, sending, askOnce });
  const bookAll = useBookAll({ say, sending, askOnce, whilePending, book });
  const isClosed = !takesBookings(status, user?.role ?? null);
  const { hasBooked, toPay: pay } = sending;
  return { isClosed, run, pending, said, say, book, cancel, bookAll, pay, hasBooked };
}
