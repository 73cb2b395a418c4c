import type { PaymentMethod } from '@cablepark/domain/park/policy';
import { movedReason, passWithdrawn } from '@cablepark/domain/payments/void-reasons';
import type { Db } from '../../db/store.ts';
import type { CancelledRide } from './ride-data.ts';

/** Money that was voided, that goes back online, or that stays; a ride that went back to its pass, that did not, or whose pass has ended with it. */
export interface EndedPayment {
  how: 'voided' | 'moneyBack' | 'kept' | 'rideBack' | 'forfeited' | 'passEnded';
  cents: number;
}

/** The payments for these bookings that ended, each before its booking was cancelled; not those by pass that a move put another in the place of. */
export async function findEndedPayments(
  db: Db,
  rides: readonly CancelledRide[],
  untilMs: number,
): Promise<EndedPayment[]> {
  const bookings = rides.flatMap(({ booking }) => booking ?? []);
  if (bookings.length === 0) return [];
  const rows = await db
    .selectFrom('payment')
    .innerJoin('payment_void', 'payment_void.payment_id', 'payment.id')
    .leftJoin('pass_entry', (join) =>
      join.onRef('pass_entry.payment_id', '=', 'payment.id').on('pass_entry.reason', '=', 'ride'),
    )
    .select([
      'payment.id',
      'payment.amount_cents as cents',
      'payment_void.kept',
      'payment_void.reason',
      'pass_entry.id as ride',
      'payment.method',
    ])
    .select((of) =>
      of
        .selectFrom('refund')
        .select((refund) => refund.fn.sum<number | string | null>('refund.amount_cents').as('cents'))
        .whereRef('refund.payment_id', '=', 'payment.id')
        .whereRef('refund.created_at', '>=', 'payment_void.created_at')
        .as('back'),
    )
    .where('payment.booking_id', 'in', bookings)
    .where('payment_void.created_at', '<=', untilMs)
    .where((eb) => eb.or([eb('pass_entry.id', 'is', null), eb('payment_void.reason', '<>', movedReason)]))
    .execute();
  return rows.map((row) => {
    const how = howOf(row);
    // Part of it may have gone back before.
    return { how, cents: how === 'moneyBack' ? Number(row.back ?? 0) : row.cents };
  });
}

function howOf({
  kept,
  reason,
  ride,
  method,
}: {
  kept: number;
  reason: string;
  ride: number | null;
  method: PaymentMethod;
}): EndedPayment['how'] {
  if (ride !== null && reason === passWithdrawn) return 'passEnded';
  if (ride !== null) return kept === 1 ? 'forfeited' : 'rideBack';
  if (method !== 'online') return 'voided';
  return kept === 1 ? 'kept' : 'moneyBack';
}
