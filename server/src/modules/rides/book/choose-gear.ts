import type { Actor } from '@cablepark/domain/accounts/actor';
import { decideGear, type GearCount, spreadGear } from '@cablepark/domain/booking/gear';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { wantedItemsOf } from '@cablepark/domain/prices/price-list';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { writeAudit } from '../../audit/index.ts';
import { type RideWithGear, setGear } from '../../bookings/index.ts';
import { lockSlots } from '../../slots/rows/index.ts';

/**
 * Replaces the gear that rides need.
 * @returns the rides @throws FORBIDDEN (another rider's, or no such slot), SLOT_NOT_BOOKED, TOO_LATE, INVALID_FOREIGN_KEY (a row that is not on
 * offer)
 */
export async function chooseGear(
  context: AppContext,
  actor: Actor,
  { slots: ids, gear }: { slots: readonly number[]; gear: readonly GearCount[] },
): Promise<RideWithGear[]> {
  const { zone } = context.config;
  const { content: prices } = (await context.pageContents.read()).prices;
  return await inTransaction(context, actor, async (transaction) => {
    const { db, engine, now } = transaction;
    const locked = await lockSlots(
      db,
      engine,
      ids.toSorted((a, b) => a - b),
    );
    const slots = ids.map((id) => locked.get(id) ?? null);
    const items = wantedItemsOf(prices, now, zone);
    const offered = items.map(({ row }) => row);
    const rows = gear.map(({ row }) => row);
    enforce(decideGear({ actor, slots, rows, offered, now }));
    const spread = spreadGear(gear, slots.length);
    const rides: RideWithGear[] = [];
    for (const [index, slot] of slots.entries()) {
      if (slot?.booking == null) throw new ParkError('SLOT_NOT_BOOKED');
      const own = (spread[index] ?? []).flatMap(({ row, count }) => {
        const item = items.find((each) => each.row === row);
        return item ? [{ row, name: item.name, count }] : [];
      });
      await setGear(db, slot.booking, own);
      await writeAudit(transaction, {
        action: 'slot.gear',
        subjectId: slot.id,
        after: { gear: own.map(({ row, count }) => `${count} × ${row}`) },
      });
      rides.push({ slot: slot.id, start: slot.start.epochMilliseconds, gear: own });
    }
    return rides;
  });
}
