import type { CancelledRide } from '@cablepark/domain/messages/message-about';
import type { PaymentMethod } from '@cablepark/domain/park/policy';
import { deskReasons, movedReason, passWithdrawn } from '@cablepark/domain/payments/void-reasons';
import { isNotOnPaper } from '../../db/paper-passes.ts';
import type { Db } from '../../db/store.ts';

/**
 * The outcome for money (voided, refunded online, kept, or waiting at the desk) or for a ride (returned to its pass, forfeited, or its pass ended).
 */
export interface EndedPayment {
  how: 'voided' | 'moneyBack' | 'kept' | 'waits' | 'rideBack' | 'forfeited' | 'passEnded';
  cents: number;
}

/** The payments of these bookings that ended before each cancellation. Omits pass payments that a move replaced. */
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
    // Corrections of the desk's own mistakes moved no money of the rider; only a corrected rider returns a ride to a pass.
    .where('payment_void.reason', '<>', deskReasons.undone)
    .where((eb) =>
      eb.or([eb('payment_void.reason', '<>', deskReasons.corrected), eb('pass_entry.id', 'is not', null)]),
    )
    .where((eb) => eb.or([eb('pass_entry.id', 'is', null), eb('payment_void.reason', '<>', movedReason)]))
    .where(isNotOnPaper)
    .execute();
  const ended = rows.map((row) => {
    const how = howOf(row);
    // A part may already be refunded.
    return { how, cents: how === 'moneyBack' ? Number(row.back ?? 0) : row.cents };
  });
  return [...ended, ...(await findWaiting(db, bookings))];
}

/** Payments that stay with ended bookings because the desk owes their money. */
async function findWaiting(db: Db, bookings: readonly number[]): Promise<EndedPayment[]> {
  const rows = await db
    .selectFrom('booking')
    .innerJoin('payment', 'payment.id', 'booking.payment_id')
    .select('payment.amount_cents as cents')
    .where('booking.id', 'in', [...bookings])
    .where('booking.state', '=', 'cancelled')
    .where(isNotOnPaper)
    .execute();
  return rows.map(({ cents }) => ({ how: 'waits', cents }));
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
