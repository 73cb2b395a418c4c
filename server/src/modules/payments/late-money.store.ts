import type { Db } from '../../db/store.ts';
import type { MoneyRecord } from './payment-records.store.ts';

/**
 * Money that came online and bought nothing, so that it goes back by itself: no payment, and without a number of ours, yet the provider's list has
 * it. Told like payments, the first first.
 * @param of what came from `fromMs` on and before `toMs`, or what has this number at the provider
 */
export async function findLateMoney(
  db: Db,
  of: { fromMs: number; toMs: number } | { number: string },
): Promise<MoneyRecord[]> {
  const rows = await db
    .selectFrom('refund')
    .innerJoin('checkout_item', 'checkout_item.refund_id', 'refund.id')
    .innerJoin('checkout', 'checkout.id', 'refund.checkout_id')
    .innerJoin('account', 'account.id', 'checkout.account_id')
    .leftJoin('asset', 'asset.id', 'checkout_item.asset_id')
    .select([
      'refund.created_at as at',
      'refund.amount_cents as amount',
      'refund.state',
      'checkout_item.vat_rate as vat',
      'checkout_item.slot_id as slot',
      'checkout_item.start_at as rideAt',
      'checkout_item.asset_id as trackId',
      'asset.name as track',
      'asset.name_en as trackEn',
      'account.first_name as firstName',
      'account.last_name as lastName',
      'checkout.id as checkout',
      'checkout.state as checkoutState',
      'checkout.provider as provider',
      'checkout.provider_ref as number',
      'checkout.tax_id as taxId',
    ])
    .where('refund.payment_id', 'is', null)
    .where((eb) =>
      'number' in of
        ? eb('checkout.provider_ref', '=', of.number)
        : eb.and([eb('refund.created_at', '>=', of.fromMs), eb('refund.created_at', '<', of.toMs)]),
    )
    .orderBy('refund.created_at')
    .orderBy('checkout_item.id')
    .execute();
  return rows.map(({ state, ...row }) => ({
    ...row,
    ...noPayment,
    refunded: state === 'refused' ? 0 : row.amount,
  }));
}

const noPayment = {
  id: null,
  method: 'online',
  ridden: null,
  voidedAt: null,
  reason: null,
  isKept: false,
  takenBy: null,
  receipt: null,
} as const;
