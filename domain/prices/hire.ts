import type { Actor } from '../accounts/actor.ts';
import { may } from '../accounts/permissions.ts';
import type { Decision } from '../decision.ts';
import type { Slot } from '../slots/slot.ts';
import { dayOf } from '../time/park-time.ts';
import { priceAt, rowsOf, type TwoPrices, twoPricesOf } from './price-list.ts';
import type { HireUnit, PriceList, PriceRow } from './prices.schema.ts';
import { spreadSum } from './spread-sum.ts';

/** Exclusive hire of tracks: a group books all free slots of a time, at a price of the price list (docs/decisions/113). */

/** A row of the price list for the hire of a track. */
export interface Hire {
  row: string;
  name: PriceRow['name'];
  per: HireUnit;
  /** PLN for one track, as in the list. */
  prices: TwoPrices;
}

/** The rows that the park marks as hire, in the order of the list. */
export function hiresOf(list: PriceList): Hire[] {
  return rowsOf(list).flatMap((row) =>
    row.role === 'plain' && row.hire
      ? [{ row: row.id, name: row.name, per: row.hire, prices: twoPricesOf(row) }]
      : [],
  );
}

export interface HireFacts {
  actor: Actor;
  /** Null if the price list has no such row. */
  hire: Hire | null;
}

/** May `actor` book a party at this price of hire? `decidePartyRide` decides on each slot. */
export function decideHire({ actor, hire }: HireFacts): Decision {
  if (!may(actor.role, 'track.hire')) return 'FORBIDDEN';
  return hire === null ? 'INVALID_FOREIGN_KEY' : 'ok';
}

export type HiredSlot = Pick<Slot, 'id' | 'track' | 'start' | 'minutes'>;

/**
 * The price of hiring these slots, in grosze: each hour at the price of its time, or each day of a track at the price of its first slot.
 * Slots of one track at the same time count once.
 */
export function hirePrice(hire: Hire, slots: readonly HiredSlot[], zone: string): number {
  const times = new Map<string, HiredSlot>();
  for (const slot of slots) {
    const { track, start } = slot;
    const time = hire.per === 'hour' ? start.toString() : dayOf(start, zone).toString();
    const key = `${track} ${time}`;
    const other = times.get(key);
    if (!other || Temporal.Instant.compare(start, other.start) < 0) times.set(key, slot);
  }
  const cents = ({ start }: HiredSlot) => Math.round(priceAt(hire.prices, start, zone) * 100);
  const each = [...times.values()];
  if (hire.per === 'day') return each.reduce((sum, slot) => sum + cents(slot), 0);
  return Math.round(each.reduce((sum, slot) => sum + cents(slot) * slot.minutes, 0) / 60);
}

/** Spreads the price of a hire over its slots by their minutes, to the grosz. @returns grosze by slot, in the order of the slots */
export function spreadHire(hire: Hire, slots: readonly HiredSlot[], zone: string): Map<number, number> {
  const minutes = slots.map((slot) => slot.minutes);
  const shares = spreadSum(minutes, hirePrice(hire, slots, zone));
  return new Map(slots.map(({ id }, index) => [id, shares[index] ?? 0]));
}
