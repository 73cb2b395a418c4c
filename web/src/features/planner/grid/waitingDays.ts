import type { DaySummary } from '@cablepark/domain/planner/day-summary';
import type { HeldUntil } from '../../../booking/held/useHeldSlots.ts';

/** What a day's slots of the rider wait for: their money, or the server's word whether they do. */
export type Waiting = 'held' | 'unknown';

/** The days on which the rider has slots, and none that is known to be booked. By their text. */
export function waitingDays(
  days: readonly DaySummary[],
  me: string | null,
  heldUntil: HeldUntil,
): ReadonlyMap<string, Waiting> {
  const waiting = new Map<string, Waiting>();
  for (const { day, slots, colour } of days) {
    if (colour !== 'mine') continue;
    const ends = slots.filter(({ rider }) => rider === me).map(heldUntil);
    if (ends.every((end) => end !== null))
      waiting.set(day.toString(), ends.includes('unknown') ? 'unknown' : 'held');
  }
  return waiting;
}
