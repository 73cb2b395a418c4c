import { hasHadMoney } from '@cablepark/domain/payments/bill-steps';
import type { AppContext } from '../../context.ts';
import type { SettledState, WrongMoney } from '../../payment-providers/provider.ts';
import { sumGoneOnline } from '../payments/index.ts';
import { type Bill, findBill, takeStep } from './bills.store.ts';
import { explainReturn } from './explain-return.ts';
import { recordMoney } from './record-money.ts';

/**
 * Queries the provider about a checkout and applies its answer. Notice, return page and job call it concurrently in any process.
 * It does not trust the data that they received.
 * @returns the provider's answer; null if there is no such checkout, or it is another provider's
 * @throws ProviderUnreachable
 */
export async function settleCheckout(context: AppContext, id: string): Promise<SettledState | null> {
  const { payments: provider, store } = context;
  const bill = await findBill(store.db, id);
  if (provider === null || bill === null || bill.provider !== provider.name) return null;
  const goneBefore = hasHadMoney(bill.state) ? await sumGoneOnline(store.db, id) : null;
  const question = { id, amount: bill.amount_cents, ref: bill.provider_ref, refunded: goneBefore };
  let wrongMoney: WrongMoney | null = null;
  const record = (ref: string) => recordMoney(context, bill, ref);
  const answer = await provider.settle(question, record, (money) => (wrongMoney = money));
  await applyAnswer(context, { ...bill, refunded: goneBefore, came: wrongMoney }, answer);
  return answer;
}

interface BillWithMoney extends Bill {
  refunded: number | null;
  /** The received amount, if it differs from the bill. */
  came: WrongMoney | null;
}

async function applyAnswer(context: AppContext, bill: BillWithMoney, answer: SettledState): Promise<void> {
  const { store, log } = context;
  const { db } = store;
  const { id, amount_cents, state, refunded, came } = bill;
  if (answer === 'settled' && state !== 'settled') await takeStep(db, id, 'settled');
  if (answer === 'gone') await takeStep(db, id, 'ended');
  const other = { came_cents: came?.amount ?? null, came_currency: came?.currency ?? null };
  if (answer === 'wrong' && (await takeStep(db, id, 'mismatched', other)))
    log.warn({ checkout: id }, 'the money of a checkout is not what was asked for');
  if (answer !== 'returned' && !(answer === 'settled' && state === 'returned')) return;
  const returnedCents = await sumGoneOnline(db, id);
  // The answer may lack money that was refunded during the query: the job queries again.
  if (refunded !== null && returnedCents !== refunded) return;
  // Our own refunds and returns recorded by staff are expected.
  const isKnown = answer === 'settled' || returnedCents >= amount_cents;
  if (isKnown) await explainReturn(context, bill);
  else await takeStep(db, id, 'returned');
}
