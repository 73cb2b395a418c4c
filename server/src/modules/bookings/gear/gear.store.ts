import { livingStates } from '@cablepark/domain/booking/booking-steps';
import type { Db } from '../../../db/store.ts';
import { type BookedGear, readGear } from '../../../db/tables/slot-tables.ts';

/** A ride with the gear that it needs. */
export interface RideWithGear {
  slot: number;
  /** Milliseconds since the epoch. */
  start: number;
  gear: BookedGear[];
}

/** Writes the gear of a booking whose slot is locked. */
export async function setGear(db: Db, booking: number, gear: readonly BookedGear[]): Promise<void> {
  await db
    .updateTable('booking')
    .set({ gear: gear.length === 0 ? null : JSON.stringify(gear) })
    .where('id', '=', booking)
    .execute();
}

/** The active rides with gear that start between these epoch milliseconds, in order. @param account the rider; null for all */
export async function findGear(
  db: Db,
  { from, to, account }: { from: number; to: number; account: string | null },
): Promise<RideWithGear[]> {
  const rows = await db
    .selectFrom('booking')
    .select(['slot_id as slot', 'start_at as start', 'gear'])
    .where('state', 'in', livingStates)
    .where('start_at', '>=', from)
    .where('start_at', '<', to)
    .where('gear', 'is not', null)
    .$if(account !== null, (query) => query.where('account_id', '=', account))
    .orderBy('start_at')
    .orderBy('slot_id')
    .execute();
  return rows.map(({ slot, start, gear }) => ({ slot, start: start ?? 0, gear: readGear(gear) }));
}
