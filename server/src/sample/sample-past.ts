import type { PaymentMethod } from '@cablepark/domain/park/policy';
import { dayOf, startOfDay } from '@cablepark/domain/time/park-time';
import type { AppContext } from '../context.ts';
import type { Db } from '../db/store.ts';
import { enterSales } from '../modules/cash-book/index.ts';
import { linkPayments, makeBookings } from './sample-bookings.ts';

const dayMs = 24 * 60 * 60_000;
/** The payment methods of 20 past rides; null for rides that nobody paid. */
const methodsOfTwenty: readonly (PaymentMethod | null)[] = [
  ...Array<PaymentMethod>(6).fill('card'),
  ...Array<PaymentMethod>(5).fill('blik'),
  ...Array<PaymentMethod>(4).fill('cash'),
  ...Array<PaymentMethod>(4).fill('pass'),
  null,
];

/**
 * The past days: about half of the slots ridden, nearly all paid on the day, as data for the archive, the history and the takings. `cashier`
 * is the account that took the money.
 */
export async function makePast(
  db: Db,
  context: AppContext,
  riders: readonly string[],
  cashier: string,
): Promise<void> {
  const { zone } = context.config;
  const todayMs = startOfDay(dayOf(context.clock.now(), zone), zone).epochMilliseconds;
  const slots = await db
    .selectFrom('slot')
    .select(['id', 'start_at', 'price_cents'])
    .where('end_at', '<=', todayMs)
    .orderBy('asset_id')
    .orderBy('start_at')
    .execute();
  const rides = slots.flatMap((slot, index) => {
    const rider = riders[(index * 5) % riders.length];
    return rider !== undefined && (index * 37) % 29 < 15 ? [{ ...slot, rider, index }] : [];
  });
  if (rides.length === 0) return;
  const bookings = await makeBookings(
    db,
    rides.map(({ id, start_at, rider, index }) => ({
      slot: id,
      rider,
      madeMs: start_at - dayMs + (index % 11) * 3_600_000,
    })),
  );
  await db
    .insertInto('payment')
    .values(
      rides.flatMap(({ id, start_at, price_cents, index }) => {
        const method = methodsOfTwenty[(index * 7) % methodsOfTwenty.length];
        const booking_id = bookings.get(id);
        return method && booking_id !== undefined
          ? [{ booking_id, amount_cents: price_cents, method, created_at: start_at, created_by: cashier }]
          : [];
      }),
    )
    .execute();
  await linkPayments(db, [...bookings.values()]);
  await enterTakings(db, zone);
}

/** Enters all payments so far into the cash book. */
async function enterTakings(db: Db, zone: string): Promise<void> {
  const payments = await db
    .selectFrom('payment')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .selectAll('payment')
    .select('booking.asset_id as track')
    .orderBy('payment.created_at')
    .orderBy('payment.id')
    .execute();
  await enterSales(db, zone, payments);
}
