import { hasHadMoney } from '@cablepark/domain/payments/bill-steps';
import type { AppContext } from '../../context.ts';
import type { SettledState, WrongMoney } from '../../payment-providers/provider.ts';
import { sumGoneOnline } from '../payments/index.ts';
import { type Bill, findBill, takeStep } from './bills.store.ts';
import { recordMoney } from './record-money.ts';

/**
 * Asks the provider about a checkout and acts on its answer. Notice, return page and job call it concurrently in any process;
 * it trusts nothing that they received.
 * @returns the provider's answer; null if there is no such checkout, or it is another provider's
 * @throws ProviderUnreachable
 */
export async function settleCheckout(context: AppContext, id: string): Promise<SettledState | null> {
  const { payments: provider, store } = context;
  const bill = await findBill(store.db, id);
  if (provider === null || bill === null || bill.provider !== provider.name) return null;
  const refunded = hasHadMoney(bill.state) ? await sumGoneOnline(store.db, id) : null;
  const asked = { id, amount: bill.amount_cents, ref: bill.provider_ref, refunded };
  let came: WrongMoney | null = null;
  const keep = (ref: string) => recordMoney(context, bill, ref);
  const said = await provider.settle(asked, keep, (money) => (came = money));
  await follow(context, { ...bill, refunded, came }, said);
  return said;
}

interface Asked extends Bill {
  refunded: number | null;
  /** The money that came, if it differs from the bill. */
  came: WrongMoney | null;
}

async function follow(
  { store: { db }, log }: AppContext,
  { id, amount_cents, state, refunded, came }: Asked,
  said: SettledState,
): Promise<void> {
  if (said === 'settled' && state !== 'settled') await takeStep(db, id, 'settled');
  if (said === 'gone') await takeStep(db, id, 'ended');
  const other = { came_cents: came?.amount ?? null, came_currency: came?.currency ?? null };
  if (said === 'wrong' && (await takeStep(db, id, 'mismatched', other)))
    log.warn({ checkout: id }, 'the money of a checkout is not what was asked for');
  if (said !== 'returned' && !(said === 'settled' && state === 'returned')) return;
  const gone = await sumGoneOnline(db, id);
  // Money that went back during the question may be missing in the answer: the job asks again.
  if (refunded !== null && gone !== refunded) return;
  // Our own refunds and returns recorded by staff are expected.
  const isKnown = said === 'settled' || gone >= amount_cents;
  await takeStep(db, id, isKnown ? 'explained' : 'returned');
}
