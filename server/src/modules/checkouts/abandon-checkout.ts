import { payHoldMinutes } from '@cablepark/domain/payments/checkout';
import type { AppContext } from '../../context.ts';
import { releaseKey } from '../../db/answered-calls.ts';
import { inTransaction, type TransactionContext } from '../../db/transaction.ts';
import { endHold } from '../bookings/index.ts';
import { lockSlots } from '../slots/index.ts';
import { abandon, type Checkout, findCheckout, findItems } from './checkouts.store.ts';

/**
 * Ends a checkout that the provider did not begin: what was held for it is free at once, and the same call begins anew. What the rider held
 * before stays theirs. Where this fails, too, it ends by itself.
 * @param key of the call, if it had one
 */
export async function abandonCheckout(context: AppContext, id: string, key: string | null): Promise<void> {
  const { store, log } = context;
  try {
    const checkout = await findCheckout(store.db, id);
    if (!checkout) return;
    const actor = { id: checkout.account_id, role: 'User' } as const;
    await inTransaction(context, actor, (transaction) => end(transaction, checkout, key));
  } catch (err) {
    log.error({ err, checkout: id }, 'a checkout that was not begun could not be ended');
  }
}

async function end(
  transaction: TransactionContext,
  { id, account_id, created_at }: Checkout,
  key: string | null,
): Promise<void> {
  const { db, engine } = transaction;
  // Also where another call for the same has ended it by now.
  if (key !== null) await releaseKey(db, key);
  const ids = (await findItems(db, id)).flatMap(({ slot_id }) => slot_id ?? []);
  const slots = await lockSlots(db, engine, ids);
  // Another call may have had an answer of the provider by now.
  if (!(await abandon(db, id))) return;
  const heldUntilMs = created_at + payHoldMinutes * 60_000;
  for (const slot of slots.values()) {
    const isHeldForIt = slot.rider === account_id && slot.heldUntil?.epochMilliseconds === heldUntilMs;
    if (isHeldForIt && slot.payment === null) await endHold(transaction, slot, { lapsed: false });
  }
}
