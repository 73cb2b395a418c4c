import type { Slot } from '@cablepark/domain/slots/slot';
import { useQuery } from '@tanstack/react-query';
import { usePark } from '../../park/ParkProvider.tsx';
import { heldSlots } from '../api/readHeld.ts';

/** Until when a slot waits for its money; null where it is booked; `unknown` until the server has said which. */
export type HeldUntil = (slot: Slot) => Temporal.Instant | 'unknown' | null;

/**
 * Which of a rider's slots are held until they are paid, and not booked yet. Asked anew whenever the slots shown as theirs change.
 * @param me null for a visitor
 */
export function useHeldSlots(slots: readonly Slot[], me: string | null): HeldUntil {
  const { payments } = usePark();
  const own = slots.filter(({ rider, payment }) => me !== null && rider === me && payment === null);
  const enabled = payments.online !== 'off' && own.length > 0;
  const held = useQuery({
    ...heldSlots(
      me ?? '',
      own.map(({ id }) => id),
    ),
    enabled,
  });
  return ({ id, rider, payment }) => {
    if (!enabled || rider !== me || payment !== null) return null;
    if (held.data === undefined) return held.isError ? null : 'unknown';
    return held.data.find((slot) => slot.id === id)?.heldUntil ?? null;
  };
}
