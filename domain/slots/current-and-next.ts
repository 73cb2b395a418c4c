import { dayOf } from '../time/park-time.ts';
import { byStart, isUnderWay, type Slot } from './slot.ts';

/**
 * What the board shows of a track: the slots under way, held or free (several where a series has more than one place), and those that
 * start next today, all places of that start.
 * @param slots of one track, in any order, of today and perhaps of days around it
 */
export function currentAndNext<Each extends Slot>(
  slots: readonly Each[],
  now: Temporal.Instant,
  zone: string,
): { current: Each[]; next: Each[]; coming: Each[] } {
  const today = dayOf(now, zone);
  const sorted = slots.toSorted(byStart);
  const coming = sorted.filter(
    ({ start }) => Temporal.Instant.compare(start, now) > 0 && dayOf(start, zone).equals(today),
  );
  const [first] = coming;
  return {
    current: sorted.filter((slot) => isUnderWay(slot, now)),
    next: first ? coming.filter(({ start }) => start.equals(first.start)) : [],
    coming,
  };
}
