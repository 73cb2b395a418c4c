import type { TillPayment } from '@cablepark/domain/payments/takings';
import type { Db } from '../../db/store.ts';

/** The payments taken from `fromMs` on and before `toMs`, voided ones too. */
export async function findTillPayments(db: Db, fromMs: number, toMs: number): Promise<TillPayment[]> {
  const rows = await db
    .selectFrom('payment')
    .leftJoin('slot', 'slot.id', 'payment.slot_id')
    .leftJoin('payment_void', 'payment_void.payment_id', 'payment.id')
    .select([
      'payment.created_at',
      'payment.method',
      'payment.amount_cents',
      'payment_void.id as voiding',
      'slot.asset_id',
    ])
    .where('payment.created_at', '>=', fromMs)
    .where('payment.created_at', '<', toMs)
    .execute();
  return rows.map((row) => ({
    takenAtMs: row.created_at,
    method: row.method,
    track: row.asset_id,
    amount: row.amount_cents,
    isVoided: row.voiding !== null,
  }));
}
