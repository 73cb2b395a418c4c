import { randomUUID } from 'node:crypto';
import { defaultZone } from '@cablepark/domain/time/park-time';
import { openStore } from '../../server/src/db/open-store.ts';
import { enterSales } from '../../server/src/modules/cash-book/index.ts';
import { bookingOf, linkPayments, putRiders } from '../../server/test/support/bookings.ts';

const slotMs = 15 * 60_000;
const riderCount = 500;
/** Every so many-th reservation is paid. */
const paidEvery = 3;
const methods = ['cash', 'card', 'blik', 'pass'] as const;
const names = ['Ola', 'Marek', 'Kinga', 'Adam', 'Zofia', 'Tomek', 'Julia', 'Bartek', 'Hania', 'Kuba'];
/** SQLite takes some 32,000 parameters a statement. */
const rowsPerStatement = 1000;

/** Adds reservations behind the sample's, on both tracks around the clock, until `count` are upcoming. */
export async function fillBookings(dataDir: string, count: number): Promise<void> {
  const store = await openStore({ databaseUrl: null, dataDir, zone: defaultZone });
  const nowMs = Date.now();
  try {
    await store.db.transaction().execute(async (db) => {
      const assets = await db.selectFrom('asset').select('id').execute();
      const { there, lastMs } = await db
        .selectFrom('slot')
        .select((expression) => [
          expression.fn
            .countAll<number>()
            .filterWhere('booked_by', 'is not', null)
            .filterWhere('end_at', '>', nowMs)
            .as('there'),
          expression.fn.max('end_at').as('lastMs'),
        ])
        .executeTakeFirstOrThrow();
      const riders = Array.from({ length: riderCount }, (_, index) => ({
        id: randomUUID(),
        email: `list${index}@example.org`,
        first_name: names[index % names.length] ?? 'Ola',
        last_name: null,
        phone: String(510_000_000 + index * 1_111),
        role: 'User' as const,
        status: 'active' as const,
        language: null,
        password_hash: null,
        created_at: nowMs,
      }));
      await db.insertInto('account').values(riders).execute();
      const first = Math.ceil(lastMs / slotMs) * slotMs;
      const series = randomUUID();
      const slots = Array.from({ length: count - there }, (_, index) => {
        const start_at = first + Math.floor(index / assets.length) * slotMs;
        return {
          start_at,
          end_at: start_at + slotMs,
          duration: 15,
          price_cents: 5500,
          asset_id: assets[index % assets.length]?.id ?? 1,
          event_id: null,
          series,
        };
      });
      for (let at = 0; at < slots.length; at += rowsPerStatement) {
        await db
          .insertInto('slot')
          .values(slots.slice(at, at + rowsPerStatement))
          .execute();
      }
      const made = await db
        .selectFrom('slot')
        .select(['id', 'asset_id'])
        .where('series', '=', series)
        .orderBy('id')
        .execute();
      await putRiders(
        db,
        made.map(({ id }, index) => ({ slot: id, rider: riders[(index * 7) % riderCount]?.id ?? null })),
      );
      const paid = made.filter((_, index) => index % paidEvery === 0);
      const sales: Parameters<typeof enterSales>[2][number][] = [];
      for (const [index, { id, asset_id }] of paid.entries()) {
        const payment = {
          booking_id: await bookingOf(db, id),
          amount_cents: 5500,
          method: methods[index % methods.length] ?? 'cash',
          created_at: nowMs,
          created_by: riders[0]?.id ?? null,
          vat_rate: null,
        };
        const { id: payment_id } = await db
          .insertInto('payment')
          .values(payment)
          .returning('id')
          .executeTakeFirstOrThrow();
        sales.push({ ...payment, id: payment_id, track: asset_id });
      }
      await enterSales(db, defaultZone, sales);
      await linkPayments(db);
    });
  } finally {
    await store.close();
  }
}
