import type { RiderHoldingRow } from '@cablepark/contract/rides/held-rides.schema';
import { holdsMuchFrom } from '@cablepark/domain/booking/ride-limits';
import type { Slot } from '@cablepark/domain/slots/slot';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/store.ts';
import { selectSlots, toSlot } from '../../slots/rows/index.ts';

const ridersAtMost = 100;

const count = (condition: RawBuilder<boolean>) =>
  sql<number | string>`sum(case when ${condition} then 1 else 0 end)`;

/** Riders with many upcoming rides, those with the most unpaid ones first. */
export async function findHoldingMuch(db: Db, now: Temporal.Instant): Promise<RiderHoldingRow[]> {
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('slot')
        .innerJoin('booking', 'booking.id', 'slot.booking_id')
        .select((each) => [
          'slot.booked_by',
          each.fn.countAll<number | string>().as('coming'),
          count(sql<boolean>`booking.payment_id is null`).as('unpaid'),
          count(sql<boolean>`booking.state = 'held'`).as('held'),
        ])
        .where('slot.start_at', '>', now.epochMilliseconds)
        .where('slot.booked_by', 'is not', null)
        .groupBy('slot.booked_by')
        .having((each) => each.fn.countAll(), '>=', holdsMuchFrom)
        .as('holding'),
    )
    .innerJoin('account', 'account.id', 'holding.booked_by')
    .select([
      'account.id',
      'account.first_name',
      'account.last_name',
      'account.email',
      'account.phone as description',
      'holding.coming',
      'holding.unpaid',
      'holding.held',
    ])
    .orderBy('holding.unpaid', 'desc')
    .orderBy('holding.coming', 'desc')
    .orderBy('account.id')
    .limit(ridersAtMost)
    .execute();
  return rows.map((row) => ({
    ...row,
    coming: Number(row.coming),
    unpaid: Number(row.unpaid),
    held: Number(row.held),
  }));
}

/** A rider's unpaid rides that have not begun, earliest first. */
export async function findUnpaidRides(db: Db, rider: string, now: Temporal.Instant): Promise<Slot[]> {
  const rows = await selectSlots(db)
    .where('slot.booked_by', '=', rider)
    .where('slot.start_at', '>', now.epochMilliseconds)
    .where('booking.payment_id', 'is', null)
    .orderBy('slot.start_at')
    .orderBy('slot.id')
    .execute();
  return rows.map(toSlot);
}
