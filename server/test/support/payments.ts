import { type Insertable, sql } from 'kysely';
import type { AppContext } from '../../src/context.ts';
import type { Db } from '../../src/db/store.ts';
import type { PaymentTable } from '../../src/db/tables/payment-tables.ts';
import { enterSales } from '../../src/modules/cash-book/index.ts';
import { bookingOf } from './bookings.ts';

interface Voiding {
  at: string;
  reason: string;
  by?: string;
}

const atMs = (time: string) => Temporal.Instant.from(time).epochMilliseconds;

/** 55 zł in cash for this slot, taken at that moment (ISO); say what differs. The slot is not touched. @returns its id. */
export async function makePayment(
  park: AppContext,
  slot: number,
  takenAt: string,
  { voided, ...differs }: Partial<Insertable<PaymentTable>> & { voided?: Voiding } = {},
): Promise<number> {
  return await enterPayment(
    park,
    {
      booking_id: await bookingOf(park.store.db, slot),
      amount_cents: 5500,
      method: 'cash',
      created_at: atMs(takenAt),
      created_by: null,
      pass_id: null,
      vat_rate: null,
      ...differs,
    },
    voided,
  );
}

/** Any payment with its entry in the cash book, and its voiding, which was a mistake. @returns its id. */
export async function enterPayment(
  { store, config: { zone } }: AppContext,
  payment: Insertable<PaymentTable>,
  voided?: Voiding,
): Promise<number> {
  return await store.db.transaction().execute(async (db) => {
    const row = await db.insertInto('payment').values(payment).returningAll().executeTakeFirstOrThrow();
    const booking = await db
      .selectFrom('booking')
      .select('asset_id')
      .where('id', '=', row.booking_id ?? 0)
      .executeTakeFirst();
    const track = booking?.asset_id ?? null;
    await enterSales(db, zone, [{ ...row, track }]);
    if (!voided) return row.id;
    const made = { created_at: atMs(voided.at), created_by: voided.by ?? null };
    await db
      .insertInto('payment_void')
      .values({ ...made, payment_id: row.id, reason: voided.reason })
      .execute();
    const sale = await db
      .selectFrom('cash_entry')
      .selectAll()
      .where('payment_id', '=', row.id)
      .executeTakeFirst();
    if (!sale) return row.id;
    const { id: reverses, method, vat_rate, asset_id, amount_cents } = sale;
    const day = Temporal.Instant.from(voided.at).toZonedDateTimeISO(zone).toPlainDate().toString();
    await db
      .insertInto('cash_entry')
      .values({
        ...made,
        day,
        reverses,
        method,
        vat_rate,
        asset_id,
        kind: 'reversal',
        amount_cents: -amount_cents,
        payment_id: row.id,
        bill_line_id: null,
        refund_id: null,
        note: voided.reason,
        request_key: null,
      })
      .execute();
    return row.id;
  });
}

/** Bookings of these slots, which may be gone, that are over, and nobody knows whose they were. @returns their ids by the slots */
export async function makeOverBookings(db: Db, slots: readonly number[]): Promise<Map<number, number>> {
  const made = await sql<{ id: number; slot_id: number }>`
    insert into booking (slot_id, state, start_at, minutes, asset_id, price_cents, first_slot_id, ended_at, end_reason)
    select given.column1, 'cancelled', slot.start_at, slot.duration, slot.asset_id, slot.price_cents, given.column1, 0, 'unknown'
    from (values ${sql.join(slots.map((slot) => sql`(cast(${slot} as integer))`))}) as given
    left join slot on slot.id = given.column1
    returning id, slot_id`.execute(db);
  return new Map(made.rows.map(({ id, slot_id }) => [slot_id, id]));
}
