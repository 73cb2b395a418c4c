import { markedStates } from '@cablepark/domain/booking/booking-steps';
import type { NotNull } from 'kysely';
import type { Db } from '../../db/store.ts';
import {
  type MoneyRecord,
  readEntry,
  readRecord,
  readRide,
  selectEntries,
  selectRecords,
} from '../payments/index.ts';

/** The cursor after a page: rows are sorted by time, then id. */
export interface After {
  atMs: number;
  id: number;
}

const pageSize = 500;

/** The next bookings that start from `after` on and before `toMs`: active and missed ones. */
export async function findBookings(db: Db, after: After, toMs: number) {
  return await db
    .selectFrom('booking')
    .innerJoin('account', 'account.id', 'booking.account_id')
    .innerJoin('asset', 'asset.id', 'booking.asset_id')
    .leftJoin('slot', 'slot.id', 'booking.slot_id')
    .leftJoin('event', 'event.id', 'slot.event_id')
    .leftJoin('payment', 'payment.id', 'booking.payment_id')
    .leftJoin('no_show', 'no_show.booking_id', 'booking.id')
    .select([
      'booking.id as booking',
      'booking.slot_id as id',
      'booking.start_at as at',
      'booking.minutes as duration',
      'booking.price_cents as price',
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
    .where('booking.state', 'in', markedStates)
    .where((row) => row(row.refTuple('booking.start_at', 'booking.id'), '>', row.tuple(after.atMs, after.id)))
    .where('booking.start_at', '<', toMs)
    .orderBy('booking.start_at')
    .orderBy('booking.id')
    .limit(pageSize)
    .$narrowType<{ at: NotNull; duration: NotNull; price: NotNull }>()
    .execute();
}
export type BookingRow = Awaited<ReturnType<typeof findBookings>>[number];

/** The cursor after a page of entries: they are sorted by day, then time, then id. */
export interface AfterEntry extends After {
  day: string;
}

/** The next entries of the cash book, up to the last day. */
export async function findEntries(db: Db, after: AfterEntry, lastDay: string): Promise<MoneyRecord[]> {
  const rows = await selectEntries(db)
    .where((row) =>
      row(
        row.refTuple('cash_entry.day', 'cash_entry.created_at', 'cash_entry.id'),
        '>',
        row.tuple(after.day, after.atMs, after.id),
      ),
    )
    .where('cash_entry.day', '<=', lastDay)
    .orderBy('cash_entry.day')
    .orderBy('cash_entry.created_at')
    .orderBy('cash_entry.id')
    .limit(pageSize)
    .execute();
  return rows.map(readEntry);
}

/** A line of a pass, given or returned, with its payment. */
export interface PassRecord extends MoneyRecord {
  line: number;
}

/** The next rides on the system's passes, taken or returned from `after` on and before `toMs`. */
export async function findPassRides(db: Db, after: After, toMs: number, zone: string): Promise<PassRecord[]> {
  const rows = await selectRecords(db)
    .innerJoin('pass_entry as line', 'line.payment_id', 'payment.id')
    .select(['line.id as line', 'line.reason as lineReason', 'line.created_at as lineAt'])
    .select('line.share_cents as share')
    .where('line.reason', 'in', ['ride', 'return'])
    .where((row) => row(row.refTuple('line.created_at', 'line.id'), '>', row.tuple(after.atMs, after.id)))
    .where('line.created_at', '<', toMs)
    .orderBy('line.created_at')
    .orderBy('line.id')
    .limit(pageSize)
    .execute();
  return rows.map(({ line, lineReason, lineAt, share, ...row }) => {
    const kind = lineReason === 'ride' ? ('redeemed' as const) : ('returned' as const);
    const record = readRide({ ...readRecord(row), at: lineAt ?? row.at, amount: share ?? 0 }, zone);
    return { ...record, line: line ?? 0, kind, note: kind === 'returned' ? row.reason : null };
  });
}

/** The next rides on paper passes, by their payments; with `voided` the voided ones, by the time of the void. */
export async function findPaperRides(
  db: Db,
  after: After,
  toMs: number,
  { zone, voided }: { zone: string; voided: boolean },
): Promise<PassRecord[]> {
  const at = voided ? ('payment_void.created_at' as const) : ('payment.created_at' as const);
  const rows = await selectRecords(db)
    .where('payment.method', '=', 'pass')
    .where('pass_entry.id', 'is', null)
    .$if(voided, (query) => query.where('payment_void.kept', '=', 0))
    .where((row) => row(row.refTuple(at, 'payment.id'), '>', row.tuple(after.atMs, after.id)))
    .where(at, '<', toMs)
    .orderBy(at)
    .orderBy('payment.id')
    .limit(pageSize)
    .execute();
  return rows.map((row) => {
    const record = readRecord(row);
    const signedRecord = voided ? { ...record, at: row.voidedAt ?? row.at, amount: -record.amount } : record;
    const kind = voided ? ('reversal' as const) : ('ride' as const);
    return { ...readRide(signedRecord, zone), line: row.id, kind, note: voided ? row.reason : null };
  });
}
