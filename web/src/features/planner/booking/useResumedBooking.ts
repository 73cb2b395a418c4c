import type { Slot } from '@cablepark/domain/slots/slot';
import type { HeldUntil } from '../../../booking/held/useHeldSlots.ts';
import { useResume } from '../../../booking/useResume.ts';
import { useTexts } from '../../../i18n/LanguageProvider.tsx';
import { clock } from '../../../lib/time/clock.ts';
import { pendingBooking } from './pendingBooking.ts';
import type { BookingActions } from './useBooking.ts';

/**
 * Reopens the question from before the log-in, or opens that of a link to a slot, to book or to cancel. Explains if the slot is gone.
 * @param slots the page's slots, once their owners are known
 */
export function useResumedBooking(
  slots: readonly Slot[] | null,
  me: string | null,
  { say, book, bookAll, cancel }: BookingActions,
  heldUntil: HeldUntil,
): void {
  const t = useTexts().planner;
  useResume(slots !== null, (ids, cancels) => {
    if (cancels) {
      if (me === null) return undefined;
      const heldSlot = slots?.find(({ id, rider }) => ids.includes(id) && rider === me);
      return void (heldSlot && cancel(heldSlot, heldUntil(heldSlot) !== null));
    }
    const { open, lost, wholeHour } = pendingBooking(ids, slots ?? [], me, clock.now());
    const [first, ...others] = open;
    if (!first) {
      if (lost === 'ended') say({ kind: 'error', text: t.tooLateToBook });
      if (lost === 'taken') say({ kind: 'error', text: wholeHour ? t.noFreeSlots : t.slotTaken });
      return undefined;
    }
    // The focus moves to the slot of the question.
    document.querySelector<HTMLElement>(`[data-slot="${first.id}"]`)?.focus();
    return void (others.length > 0 ? bookAll(open) : book(first));
  });
}
