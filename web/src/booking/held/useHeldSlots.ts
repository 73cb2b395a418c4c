import type { Slot } from '@cablepark/domain/slots/slot';
import { useQuery } from '@tanstack/react-query';
import { usePark } from '../../park/ParkProvider.tsx';
import { heldSlots } from '../api/readHeld.ts';

/** The payment deadline of a slot; null if booked; `unknown` until the server answers. */
export type HeldUntil = (slot: Slot) => Temporal.Instant | 'unknown' | null;

/**
 * Deadlines of a rider's unpaid holds. Refetches whenever the rider's visible slots change.
 * @param me null for a visitor
 */
export function useHeldSlots(slots: readonly Slot[], me: string | null): HeldUntil {
  const { payments } = usePark();
  const own = slots.filter(({ rider, payment }) => me !== null && rider === me && payment === null);
  const isEnabled = payments.online !== 'off' && own.length > 0;
  const holds = useQuery({
    ...heldSlots(
      me ?? '',
      own.map(({ id }) => id),
    ),
    enabled: isEnabled,
  });
  return ({ id, rider, payment }) => {
    if (!isEnabled || rider !== me || payment !== null) return null;
    if (holds.data === undefined) return holds.isError ? null : 'unknown';
    return holds.data.find((slot) => slot.id === id)?.heldUntil ?? null;
  };
}
