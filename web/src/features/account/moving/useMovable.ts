import { decideOwnMove } from '@cablepark/domain/booking/own-move';
import { isCancellingOpen } from '@cablepark/domain/booking/rules';
import type { Slot } from '@cablepark/domain/slots/slot';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useTracks } from '../../../park/useTracks.ts';
import { useAuth } from '../../../session/AuthProvider.tsx';

/** Whether a ride can be moved, and to which slots, by the rule that the server asks, too. */
export function useMovable(ride: Slot, isHeld: boolean, now: Temporal.Instant) {
  const { policy } = usePark();
  const { user } = useAuth();
  const tracks = useTracks();
  return {
    whyNot: whyNot(),
    /** Of an event only its other places. */
    isOpen: (slot: Slot): boolean =>
      user !== null &&
      slot.id !== ride.id &&
      slot.event === ride.event &&
      decideOwnMove({
        from: ride,
        to: slot,
        actor: user,
        now,
        policy,
        isRiderActive: true,
        // Of what the rider has begun to pay for the server knows more.
        isBeingPaid: isHeld,
        toTrack: tracks?.find(({ id }) => id === slot.track)?.status ?? null,
      }) === 'ok',
  };

  function whyNot(): 'gone' | 'paid' | 'held' | 'tooLate' | null {
    if (ride.rider !== user?.id) return 'gone';
    if (ride.payment !== null) return 'paid';
    if (isHeld) return 'held';
    return isCancellingOpen(ride, now, policy) ? null : 'tooLate';
  }
}
