import type { TrackStatus } from '@cablepark/domain/tracks/track';
import { takesBookings } from '@cablepark/domain/tracks/track-rules';
import { useCallback, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import type { RiderMessage } from '../../../booking/outcomeText.ts';
import { useCancelling } from '../../../booking/useCancelling.tsx';
import { useSlotMutation } from '../../../booking/useSlotMutation.ts';
import { useAuth } from '../../../session/AuthProvider.tsx';
import type { SlotChoice } from '../choosing/useSlotChoice.ts';
import { usePlannerBooking } from './usePlannerBooking.ts';

export type BookingActions = ReturnType<typeof useBooking>;

/** What the hours of a day need of them; the server renders hours, too. */
export type HourActions = Pick<
  BookingActions,
  'isClosed' | 'pending' | 'choice' | 'book' | 'bookAll' | 'cancel' | 'pay'
>;

/**
 * Asks, books or cancels, and reports the outcome (SPEC.md §4–5, §8). `pending` slots are disabled; `announcement` is the last message to the rider;
 * `hasBooked`: since the page was opened.
 * @param status of the slots' track
 */
export function useBooking(status: TrackStatus, choice: SlotChoice) {
  const { user } = useAuth();
  const { announcement, say } = useMessages();
  const { run, pending, whilePending } = useSlotMutation();
  const cancel = useCancelling(run, say);
  const booking = usePlannerBooking({ status, choice, run, whilePending, say });
  const isClosed = !takesBookings(status, user?.role ?? null);
  return { ...booking, choice, isClosed, run, pending, announcement, say, cancel };
}

/** Toasts, and the last one for screen readers in an open dialog, which toasts cannot reach. */
function useMessages() {
  const [announcement, setAnnouncement] = useState('');
  const say = useCallback(({ kind, text }: RiderMessage) => {
    toast[kind](text);
    setAnnouncement(text);
  }, []);
  return { announcement, say };
}
