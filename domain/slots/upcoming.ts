import { longestSlotMinutes } from '../park/policy.ts';
import { startOfDay } from '../time/park-time.ts';
import { hasEnded, type Slot } from './slot.ts';
import { countLeading } from './sorted.ts';

/** The two lists of rides: a ride is upcoming until it has ended, at any hour, and archived from then on. */
export type When = 'upcoming' | 'archived';

/** The rides of one list. `slots` come earliest first; there may be thousands, so the search is near now. */
export function ridesOf<Ride extends Slot>(
  when: When,
  slots: readonly Ride[],
  now: Temporal.Instant,
): Ride[] {
  const longAgo = now.subtract({ minutes: longestSlotMinutes });
  const over = countLeading(slots, startsBy(longAgo));
  const startedCount = countLeading(slots, startsBy(now));
  const about = slots.slice(over, startedCount);
  return when === 'archived'
    ? [...slots.slice(0, over), ...about.filter((slot) => hasEnded(slot, now))]
    : [...about.filter((slot) => !hasEnded(slot, now)), ...slots.slice(startedCount)];
}

/**
 * The range of starts that contains all rides of a list, at any hour of `today`. It is wider than "after" and "before today 05:00" of SPEC.md
 * §7, which would count a night ride as past: `ridesOf` then filters.
 */
export function startsOf(
  when: When,
  today: Temporal.PlainDate,
  zone: string,
): { from?: Temporal.Instant; to?: Temporal.Instant } {
  return when === 'upcoming'
    ? { from: startOfDay(today, zone).subtract({ minutes: longestSlotMinutes }) }
    : { to: startOfDay(today.add({ days: 1 }), zone) };
}

/** From slots in order, earliest first: those of today and later, and earlier ones that are still running. */
export function fromTodayOn(
  slots: readonly Slot[],
  today: Temporal.PlainDate,
  now: Temporal.Instant,
  zone: string,
): Slot[] {
  const midnight = startOfDay(today, zone);
  const earlier = countLeading(slots, (slot) => Temporal.Instant.compare(slot.start, midnight) < 0);
  return [...slots.slice(0, earlier).filter((slot) => !hasEnded(slot, now)), ...slots.slice(earlier)];
}

/** The slots of a day, including those that began the evening before. */
export function slotsDuring(slots: readonly Slot[], day: Temporal.PlainDate, zone: string): Slot[] {
  const [begins, ends] = [startOfDay(day, zone), startOfDay(day.add({ days: 1 }), zone)];
  return slots.filter((slot) => !hasEnded(slot, begins) && Temporal.Instant.compare(slot.start, ends) < 0);
}

/** The first start to read for a day: an overnight slot began on the day before. */
export function readFrom(day: Temporal.PlainDate, zone: string): Temporal.Instant {
  return startOfDay(day.subtract({ days: 1 }), zone);
}

function startsBy(moment: Temporal.Instant): (slot: Slot) => boolean {
  return (slot) => Temporal.Instant.compare(slot.start, moment) <= 0;
}
