import type { RiderHoldingRow } from '@cablepark/contract/held-rides';
import { holdsMuchFrom } from '@cablepark/domain/booking/ride-limits';
import type { Slot } from '@cablepark/domain/slots/slot';
import { sql } from 'kysely';
import type { Db } from '../../db/store.ts';
import { toSlot } from '../slots/index.ts';

const ridersAtMost = 100;

/** Riders who hold many rides to come, those with most unpaid ones first. */
export async function findHoldingMuch(db: Db, now: Temporal.Instant): Promise<RiderHoldingRow[]> {
  const count = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number | string>`sum(case when ${condition} then 1 else 0 end)`;
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('slot')
        .select((each) => [
          'booked_by',
          each.fn.countAll<number | string>().as('coming'),
          count(sql<boolean>`payment_id is null`).as('unpaid'),
          count(sql<boolean>`hold_until is not null`).as('held'),
        ])
        .where('start_at', '>', now.epochMilliseconds)
        .where('booked_by', 'is not', null)
        .groupBy('booked_by')
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

/** A rider's rides that have not begun and that nobody has paid for, the earliest first. */
export async function findUnpaidRides(db: Db, rider: string, now: Temporal.Instant): Promise<Slot[]> {
  const rows = await db
    .selectFrom('slot')
    .selectAll()
    .where('booked_by', '=', rider)
    .where('start_at', '>', now.epochMilliseconds)
    .where('payment_id', 'is', null)
    .orderBy('start_at')
    .orderBy('id')
    .execute();
  return rows.map(toSlot);
}
