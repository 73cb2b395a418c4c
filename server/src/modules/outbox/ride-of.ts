import type { Ride } from '@cablepark/domain/messages/message-about';
import type { Slot } from '@cablepark/domain/slots/slot';

export function rideOf({ id, start, minutes, track, price, event }: Slot): Ride {
  return { slot: id, start: start.epochMilliseconds, minutes, track, price, event };
}
