import { dayOf } from '../time/park-time.ts';
import { byStart, isUnderWay, type Slot } from './slot.ts';

/**
 * The board's slots of a track: running ones, booked or free (several if a series has more than one place), and today's next start with
 * all its places.
 * @param slots of one track, in any order, of today and perhaps of days around it
 */
export function currentAndNext<Each extends Slot>(
  slots: readonly Each[],
  now: Temporal.Instant,
  zone: string,
): { current: Each[]; next: Each[]; coming: Each[] } {
  const today = dayOf(now, zone);
  const slotsByStart = slots.toSorted(byStart);
  const upcoming = slotsByStart.filter(
    ({ start }) => Temporal.Instant.compare(start, now) > 0 && dayOf(start, zone).equals(today),
  );
  const [first] = upcoming;
  return {
    current: slotsByStart.filter((slot) => isUnderWay(slot, now)),
    next: first ? upcoming.filter(({ start }) => start.equals(first.start)) : [],
    coming: upcoming,
  };
}
