import type { Db } from '../../db/store.ts';
import { readRecord, selectRecords } from '../payments/index.ts';

/** Where the page before ended; rows come by their moment, equal ones by id. */
export interface After {
  atMs: number;
  id: number;
}

const pageSize = 500;

/** The next bookings of slots that start from `after` on and before `toMs`. */
export async function findBookings(db: Db, after: After, toMs: number) {
  return await db
    .selectFrom('slot')
    .innerJoin('account', 'account.id', 'slot.booked_by')
    .innerJoin('asset', 'asset.id', 'slot.asset_id')
    .leftJoin('event', 'event.id', 'slot.event_id')
    .leftJoin('payment', 'payment.id', 'slot.payment_id')
    .leftJoin('no_show', 'no_show.slot_id', 'slot.id')
    .select([
      'slot.id as id',
      'slot.start_at as at',
      'slot.duration as duration',
      'slot.price_cents as price',
      'asset.name as track',
      'asset.name_en as trackEn',
      'account.first_name as firstName',
      'account.last_name as lastName',
      'account.phone as phone',
      'account.email as email',
      'event.name as event',
      'payment.method as method',
      'payment.amount_cents as paid',
      'no_show.id as noShow',
    ])
    .where((row) => row(row.refTuple('slot.start_at', 'slot.id'), '>', row.tuple(after.atMs, after.id)))
    .where('slot.start_at', '<', toMs)
    .orderBy('slot.start_at')
    .orderBy('slot.id')
    .limit(pageSize)
    .execute();
}
export type BookingRow = Awaited<ReturnType<typeof findBookings>>[number];

/** The next payments taken from `after` on and before `toMs`, voided ones too; the slot of such a one may be gone. */
export async function findPayments(db: Db, after: After, toMs: number) {
  const rows = await selectRecords(db)
    .where((row) =>
      row(row.refTuple('payment.created_at', 'payment.id'), '>', row.tuple(after.atMs, after.id)),
    )
    .where('payment.created_at', '<', toMs)
    .orderBy('payment.created_at')
    .orderBy('payment.id')
    .limit(pageSize)
    .execute();
  return rows.map(readRecord);
}
