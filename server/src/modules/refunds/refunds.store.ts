import { randomBytes } from 'node:crypto';
import { refundableOf } from '@cablepark/domain/payments/refund-rules';
import type { Insertable, Selectable } from 'kysely';
import type { RefundTable } from '../../db/checkout-tables.ts';
import type { PaymentTable } from '../../db/payment-tables.ts';
import type { Db } from '../../db/store.ts';

export type NewRefund = Omit<Insertable<RefundTable>, 'id' | 'state' | 'ended_at'>;

/** Money that is to go back; whoever sends refunds finds it. @returns its id, 32 hexadecimal digits */
export async function insertRefund(db: Db, refund: NewRefund): Promise<string> {
  const id = randomBytes(16).toString('hex');
  await db
    .insertInto('refund')
    .values({ ...refund, id, state: 'created', ended_at: null })
    .execute();
  return id;
}

/** What went back of a payment, or is to, the first first. */
export async function findRefunds(db: Db, payment: number): Promise<Selectable<RefundTable>[]> {
  return await db
    .selectFrom('refund')
    .selectAll()
    .where('payment_id', '=', payment)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Grosze of a payment that can still go back (`refundableOf`). */
export async function findRefundable(
  db: Db,
  { id, amount_cents, checkout_id }: Pick<Selectable<PaymentTable>, 'id' | 'amount_cents' | 'checkout_id'>,
): Promise<number> {
  if (checkout_id === null) return 0;
  const { state: checkoutState } = await db
    .selectFrom('checkout')
    .select('state')
    .where('id', '=', checkout_id)
    .executeTakeFirstOrThrow();
  return refundableOf({
    amount: amount_cents,
    refunded: await sumRefunded(db, { payment: id }),
    checkoutState,
  });
}

/** Grosze of a payment, or of all that was paid in a checkout, that went back or are on their way; what was refused does not count. */
export async function sumRefunded(db: Db, of: { payment: number } | { checkout: string }): Promise<number> {
  const row = await db
    .selectFrom('refund')
    .select((eb) => eb.fn.sum<number | string | null>('amount_cents').as('cents'))
    .where((eb) =>
      'payment' in of ? eb('payment_id', '=', of.payment) : eb('checkout_id', '=', of.checkout),
    )
    .where('state', '<>', 'refused')
    .executeTakeFirstOrThrow();
  return Number(row.cents ?? 0);
}
