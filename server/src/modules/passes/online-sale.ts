import type { Db } from '../../db/store.ts';

/** The payment with which a pass was bought online; null where it was sold at the desk. */
export async function findOnlineSale(db: Db, pass: number) {
  const sale = await db
    .selectFrom('payment')
    .select(['id', 'amount_cents', 'checkout_id'])
    .where('pass_id', '=', pass)
    .where('checkout_id', 'is not', null)
    .$narrowType<{ checkout_id: string }>()
    .executeTakeFirst();
  return sale ?? null;
}
