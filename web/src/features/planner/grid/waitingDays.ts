import type { DaySummary } from '@cablepark/domain/planner/day-summary';
import type { HeldUntil } from '../../../booking/held/useHeldSlots.ts';

/** The state of a day's unpaid slots: held, or not known yet. */
export type Waiting = 'held' | 'unknown';

/** Days on which the rider has slots, but none that is known to be booked. By their text. */
export function waitingDays(
  days: readonly DaySummary[],
  me: string | null,
  heldUntil: HeldUntil,
): ReadonlyMap<string, Waiting> {
  const waitingByDay = new Map<string, Waiting>();
  for (const { day, slots, colour } of days) {
    if (colour !== 'mine') continue;
    const ends = slots.filter(({ rider }) => rider === me).map(heldUntil);
    if (ends.every((end) => end !== null))
      waitingByDay.set(day.toString(), ends.includes('unknown') ? 'unknown' : 'held');
  }
  return waitingByDay;
}
