import { payHoldMinutes } from '@cablepark/domain/payments/checkout';
import type { AppContext } from '../../context.ts';
import { releaseKey } from '../../db/answered-calls.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { endHold } from '../bookings/index.ts';
import { lockSlots } from '../slots/rows/index.ts';
import { abandon, type Bill, findBill, findLines } from './bills.store.ts';

/**
 * Ends a checkout that the provider did not start: frees its holds at once, so that the same call can start again.
 * Earlier holds stay with the rider. If this fails, too, the checkout expires.
 * @param key the call's idempotency key, if it had one
 */
export async function abandonCheckout(context: AppContext, id: string, key: string | null): Promise<void> {
  const { store, log } = context;
  try {
    const bill = await findBill(store.db, id);
    if (!bill) return;
    const actor = { id: bill.account_id, role: 'User' } as const;
    await inTransaction(context, actor, (transaction) => endCheckout(transaction, bill, key));
  } catch (err) {
    log.error({ err, checkout: id }, 'a checkout that was not begun could not be ended');
  }
}

async function endCheckout(
  transaction: TransactionContext,
  { id, created_at }: Bill,
  key: string | null,
): Promise<void> {
  const { db, engine } = transaction;
  // Release the key also if another call with it has ended the checkout.
  if (key !== null) await releaseKey(db, key);
  // Another call may already have got an answer from the provider.
  if (!(await abandon(db, id))) return;
  const lines = await findLines(db, id);
  const ids = lines.flatMap(({ slot_id }) => slot_id ?? []);
  const slots = await lockSlots(db, engine, ids);
  const heldUntilMs = created_at + payHoldMinutes * 60_000;
  const offeredBookings = new Set(lines.map(({ booking_id }) => booking_id));
  for (const slot of slots.values()) {
    // Holds that are older than this checkout have another end.
    const isHeldForIt =
      offeredBookings.has(slot.booking) && slot.heldUntil?.epochMilliseconds === heldUntilMs;
    if (isHeldForIt) await endHold(transaction, slot, { lapsed: false });
  }
}
