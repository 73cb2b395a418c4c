import type { CheckoutState } from '@cablepark/domain/payments/checkout';
import type { AppContext } from '../../context.ts';
import type { SettledState, WrongMoney } from '../../payment-providers/provider.ts';
import { sumGoneOnline } from '../refunds/index.ts';
import { type Checkout, changeState, findCheckout } from './checkouts.store.ts';
import { recordMoney } from './record-money.ts';

/**
 * Asks the provider how a checkout stands and does what follows from it. Notice, return page and job run this, in any process and at the
 * same time; what any of them was told counts for nothing.
 * @returns what the provider said; null where there is nothing to ask: no such checkout, or one of another provider
 * @throws ProviderUnreachable
 */
export async function settleCheckout(context: AppContext, id: string): Promise<SettledState | null> {
  const { payments: provider, store } = context;
  const checkout = await findCheckout(store.db, id);
  if (provider === null || checkout === null || checkout.provider !== provider.name) return null;
  const refunded = isOurs(checkout.state) ? await sumGoneOnline(store.db, id) : null;
  const asked = { id, amount: checkout.amount_cents, ref: checkout.provider_ref, refunded };
  let came: WrongMoney | null = null;
  const keep = (ref: string) => recordMoney(context, checkout, ref);
  const said = await provider.settle(asked, keep, (money) => (came = money));
  await follow(context, { ...checkout, refunded, came }, said);
  return said;
}

interface Asked extends Checkout {
  refunded: number | null;
  /** The money that came where it is not what was asked for. */
  came: WrongMoney | null;
}

async function follow(
  { store: { db }, log }: AppContext,
  { id, amount_cents, state, refunded, came }: Asked,
  said: SettledState,
): Promise<void> {
  if (said === 'settled' && state !== 'settled') await changeState(db, id, ['paid'], { state: 'settled' });
  if (said === 'gone') await changeState(db, id, ['open'], { state: 'expired' });
  const wrong = {
    state: 'wrong',
    came_cents: came?.amount ?? null,
    came_currency: came?.currency ?? null,
  } as const;
  if (said === 'wrong' && (await changeState(db, id, ['open', 'expired'], wrong)))
    log.warn({ checkout: id }, 'the money of a checkout is not what was asked for');
  if (said !== 'returned' && !(said === 'settled' && state === 'returned')) return;
  const gone = await sumGoneOnline(db, id);
  // What went back while the provider was asked it may not have told of: it is asked again.
  if (refunded !== null && gone !== refunded) return;
  // What we gave back ourselves is no surprise, nor what staff have recorded since.
  const isKnown = said === 'settled' || gone >= amount_cents;
  if (isKnown) await changeState(db, id, ['returned'], { state: 'settled' });
  else await changeState(db, id, ['open', 'expired', 'paid', 'settled'], { state: 'returned' });
}

/** Whether the money was ours, and some of it may have gone back. */
function isOurs(state: CheckoutState): boolean {
  return state === 'settled' || state === 'returned';
}
