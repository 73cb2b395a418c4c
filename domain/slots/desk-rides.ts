import { dayOf, momentOf } from '../time/park-time.ts';
import { hasEnded, type Slot } from './slot.ts';
import type { When } from './upcoming.ts';

/** When a day at the desk ends, in the park's zone (SPEC.md §9, "Reserved-slot 'today' cutoff"). */
const endOfDeskDay = '05:00';

/**
 * The rides of one list of the desk: a ride that has ended since five in the morning stays on today's list, as it may still need payment.
 * `slots` come earliest first.
 */
export function deskRidesOf<Ride extends Slot>(
  when: When,
  slots: readonly Ride[],
  now: Temporal.Instant,
  zone: string,
): Ride[] {
  const begins = deskDayStart(now, zone);
  const isPast = (slot: Ride) => Temporal.Instant.compare(slot.start, begins) < 0 && hasEnded(slot, now);
  return slots.filter((slot) => isPast(slot) === (when === 'archived'));
}

/** The most recent five o'clock. */
function deskDayStart(now: Temporal.Instant, zone: string): Temporal.Instant {
  const time = Temporal.PlainTime.from(endOfDeskDay);
  const today = dayOf(now, zone);
  const todays = momentOf(today.toPlainDateTime(time), zone);
  return Temporal.Instant.compare(todays, now) <= 0
    ? todays
    : momentOf(today.subtract({ days: 1 }).toPlainDateTime(time), zone);
}
