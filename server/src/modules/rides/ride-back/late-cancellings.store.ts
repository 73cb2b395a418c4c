import type { SlotSale } from '@cablepark/domain/booking/ride-back';
import { cancelFreeHoursAtMost } from '@cablepark/domain/park/policy';
import { ownCancelling } from '@cablepark/domain/payments/void-reasons';
import { sql } from 'kysely';
import type { Db } from '../../../db/store.ts';

/** A late cancellation for which the park kept the ride or money. */
export interface LateCancelling {
  booking: number;
  payment: number;
  slot: number;
  rider: string;
}

// SQL literals, so that the database uses the partial index of kept payments.
const isForfeited = sql<boolean>`(payment_void.kept = 1 and payment_void.reason = ${sql.lit(ownCancelling.late)})`;

/** The late cancellations of slots that began in this time. Each cancellation was at most `cancelFreeHoursAtMost` earlier. */
export async function findLateCancellings(db: Db, times: Times): Promise<LateCancelling[]> {
  const rows = await selectLateCancellings(db, times).execute();
  return rows.flatMap(({ id, slot_id, account_id, payment }) =>
    account_id === null ? [] : [{ booking: id, payment, slot: slot_id, rider: account_id }],
  );
}

interface Times {
  fromMs: number;
  toMs: number;
}

export function selectLateCancellings(db: Db, { fromMs, toMs }: Times) {
  return db
    .selectFrom('payment_void')
    .innerJoin('payment', 'payment.id', 'payment_void.payment_id')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .select(['booking.id', 'booking.slot_id', 'booking.account_id', 'payment.id as payment'])
    .where('payment_void.kept', '=', sql.lit(1))
    .where('payment_void.created_at', '>=', fromMs - cancelFreeHoursAtMost * 3_600_000)
    .where(isForfeited)
    .where('booking.state', '=', 'cancelled')
    .where('booking.start_at', '>=', fromMs)
    .where('booking.start_at', '<', toMs)
    .orderBy('booking.id');
}

/** The bookings of a slot, oldest first, and what the park earned from each. */
export async function findSales(db: Db, slot: number): Promise<SlotSale[]> {
  const rows = await db
    .selectFrom('booking')
    .leftJoin('no_show', 'no_show.booking_id', 'booking.id')
    .select([
      'booking.id',
      'booking.account_id',
      'booking.state',
      'booking.payment_id',
      'no_show.id as noShow',
    ])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('payment')
            .innerJoin('payment_void', 'payment_void.payment_id', 'payment.id')
            .select('payment.id')
            .whereRef('payment.booking_id', '=', 'booking.id')
            .where(isForfeited),
        )
        .as('isForfeited'),
    )
    .where('booking.slot_id', '=', slot)
    .orderBy('booking.id')
    .execute();
  return rows.map((row) => ({ booking: row.id, rider: row.account_id, outcome: outcomeOf(row) }));
}

function outcomeOf(row: {
  state: string;
  payment_id: number | null;
  noShow: number | null;
  isForfeited: unknown;
}): SlotSale['outcome'] {
  if (row.state === 'booked' || row.state === 'missed') {
    if (row.payment_id !== null) return 'paid';
    return row.state === 'booked' && row.noShow === null ? 'ridden' : 'nothing';
  }
  return row.state === 'cancelled' && row.isForfeited ? 'forfeited' : 'nothing';
}
