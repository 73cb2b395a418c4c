import type { Actor } from '../accounts/actor.ts';
import { may } from '../accounts/permissions.ts';
import type { Decision } from '../decision.ts';
import { hasBegun, hasEnded, type Slot } from '../slots/slot.ts';

/** Gear that riders want at their rides: rows of the price list that the park marks, counted, without a stock. */

/** The most of one row at one ride. */
export const gearAtMost = 9;

/** So many of a row of the price list. */
export interface GearCount {
  row: string;
  count: number;
}

export interface GearFacts {
  actor: Actor;
  /** The slots of the rides; null for one that does not exist. */
  slots: readonly (Slot | null)[];
  /** The rows that are wanted, and those that the park offers. */
  rows: readonly string[];
  offered: readonly string[];
  now: Temporal.Instant;
}

/** May `actor` choose gear for these rides? Riders for their own until the start, staff for any until its end; only rows on offer. */
export function decideGear({ actor, slots, rows, offered, now }: GearFacts): Decision {
  const isStaff = may(actor.role, 'slot.bookForOthers');
  for (const slot of slots) {
    if (slot === null) return 'NOT_FOUND';
    if (slot.rider === null) return 'SLOT_NOT_BOOKED';
    if (slot.rider !== actor.id && !isStaff) return 'FORBIDDEN';
    if (isStaff ? hasEnded(slot, now) : hasBegun(slot, now)) return 'TOO_LATE';
  }
  return rows.every((row) => offered.includes(row)) ? 'ok' : 'INVALID_FOREIGN_KEY';
}

/**
 * Spreads the gear of a group over its rides: one of a row for each ride, and a second round if there is more gear than rides.
 * @returns the gear of each ride, in order
 */
export function spreadGear(gear: readonly GearCount[], rides: number): GearCount[][] {
  return Array.from({ length: rides }, (_ride, index) =>
    gear.flatMap(({ row, count }) => {
      const own = Math.floor(count / rides) + (index < count % rides ? 1 : 0);
      return own > 0 ? [{ row, count: own }] : [];
    }),
  );
}

/** The sum of several rides by row, in the order in which the rows first appear. */
export function sumGear<Gear extends GearCount>(gear: readonly Gear[]): Gear[] {
  const sums = new Map<string, Gear>();
  for (const each of gear) {
    const sum = sums.get(each.row);
    sums.set(each.row, { ...each, count: each.count + (sum?.count ?? 0) });
  }
  return [...sums.values()];
}

/** How many minutes ahead the desk prepares gear. */
export const layOutMinutes = 60;

/** The gear to prepare for the rides that start within the next hour. */
export function gearToLayOut<Gear extends GearCount>(
  rides: readonly { start: Temporal.Instant; gear: readonly Gear[] }[],
  now: Temporal.Instant,
): Gear[] {
  const [from, to] = [now.epochMilliseconds, now.add({ minutes: layOutMinutes }).epochMilliseconds];
  const coming = rides.filter(({ start }) => start.epochMilliseconds >= from && start.epochMilliseconds < to);
  return sumGear(coming.flatMap(({ gear }) => gear));
}
