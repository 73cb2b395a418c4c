import { decideOwnMove } from '@cablepark/domain/booking/own-move';
import { isCancellingOpen } from '@cablepark/domain/booking/rules';
import { closureOf } from '@cablepark/domain/closures/closure';
import type { Slot } from '@cablepark/domain/slots/slot';
import { useClosures } from '../../../park/closures/useClosures.ts';
import { usePark } from '../../../park/ParkProvider.tsx';
import { useTracks } from '../../../park/useTracks.ts';
import { useAuth } from '../../../session/AuthProvider.tsx';

/** Whether a ride can be moved, and to which slots, by the server's own rule. */
export function useMovable(ride: Slot, isHeld: boolean, now: Temporal.Instant) {
  const { policy } = usePark();
  const { user } = useAuth();
  const tracks = useTracks();
  const closures = useClosures();
  return {
    whyNot: whyNot(),
    /** For an event, only its other places. */
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
        // The server knows more about pending payments.
        isBeingPaid: isHeld,
        toTrack: tracks?.find(({ id }) => id === slot.track)?.status ?? null,
        toClosure: closureOf(slot, closures),
      }) === 'ok',
  };

  function whyNot(): 'gone' | 'paid' | 'held' | 'tooLate' | null {
    if (ride.rider !== user?.id) return 'gone';
    if (ride.payment !== null) return 'paid';
    if (isHeld) return 'held';
    return isCancellingOpen(ride, now, policy) ? null : 'tooLate';
  }
}
