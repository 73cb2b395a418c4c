import type { Ride } from '@cablepark/domain/messages/message-about';
import { dayOf } from '@cablepark/domain/time/park-time';
import type { AppContext } from '../../../context.ts';
import type { CurrentBooking } from './current-bookings.ts';
import { sampleNumber } from './ride-links.ts';

/** Tomorrow at two, on the park's first track. */
export async function sampleBooking({ tracks, clock, config }: AppContext): Promise<CurrentBooking> {
  const now = clock.now();
  const tomorrow = dayOf(now, config.zone).add({ days: 1 });
  const start = tomorrow.toZonedDateTime({ timeZone: config.zone, plainTime: '14:00' }).epochMilliseconds;
  const allTracks = await tracks.read();
  const track = allTracks.find(({ status }) => status === 'open')?.id ?? allTracks[0]?.id ?? 1;
  const ride: Ride = { slot: 0, start, minutes: 15, track, price: 5500, event: null };
  return {
    ride,
    booking: sampleNumber,
    at: now,
    byStaff: false,
    isPaid: false,
    isClosed: false,
    origin: { slot: ride.slot, booking: sampleNumber },
    moves: 0,
    eventNames: null,
    riderNames: { first: null, last: null },
  };
}

/** The name of a made-up pass. */
export const samplePassName = { pl: 'Karnet na 10 slotów', en: 'Pass for 10 slots' };
