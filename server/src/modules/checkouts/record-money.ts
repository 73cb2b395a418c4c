import { toPln } from '@cablepark/contract/money';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { ParkError } from '@cablepark/domain/errors';
import { isOnSale } from '@cablepark/domain/passes/pass-kind';
import { keepsMoney } from '@cablepark/domain/payments/checkout-steps';
import { isAsOffered, isBoughtBy } from '@cablepark/domain/payments/pay-online';
import { tooLateReason } from '@cablepark/domain/payments/void-reasons';
import type { AppContext } from '../../context.ts';
import { readKind } from '../../db/pass-tables.ts';
import { inTransaction, type TransactionContext } from '../../db/transaction.ts';
import { lockAccount } from '../accounts/index.ts';
import { writeAudit } from '../audit/index.ts';
import { setPayment } from '../booking-rows/index.ts';
import { bookSlot } from '../bookings/index.ts';
import { enterMoney } from '../cash-book/index.ts';
import { tellHeldPaid, tellPaid } from '../outbox/index.ts';
import { issuePass, keepPayment } from '../payments/index.ts';
import { insertRefund } from '../refunds/index.ts';
import { lockSlots, type StoredSlot } from '../slots/index.ts';
import {
  type Checkout,
  type CheckoutItem,
  endItem,
  findCheckout,
  findItems,
  noteUnknown,
  readOffered,
  takeStep,
} from './checkouts.store.ts';

/**
 * Keeps money that has come, once, whoever hears of it first, and then sees what it still buys: a slot that is the rider's or nobody's is paid,
 * a pass is made; for all else the money goes back.
 * @param ref the provider's number of the money
 * @returns whether this very money is kept: what is paid a second time for the same is not, and the staff are told of it
 */
export async function recordMoney(
  context: AppContext,
  { id, account_id, provider, state, provider_ref }: Checkout,
  ref: string,
): Promise<boolean> {
  if (provider_ref === ref && keepsMoney(state)) return true;
  const actor: Actor = { id: account_id, role: 'User' };
  const isKept = await inTransaction(context, actor, async (transaction) => {
    const { db, engine, now } = transaction;
    // Accounts come before slots (`db/locks.ts`); one that is erased by now buys nothing.
    const account = await lockAccount(db, engine, account_id);
    if (!(await takeStep(db, id, 'paid', { paid_at: now.epochMilliseconds, provider_ref: ref }))) {
      if ((await findCheckout(db, id))?.provider_ref === ref) return true;
      await noteUnknown(db, { provider, about: 'payment', ref, received_at: now.epochMilliseconds });
      return false;
    }
    const items = await findItems(db, id);
    const slots = await lockSlots(
      db,
      engine,
      items.flatMap(({ slot_id }) => slot_id ?? []),
    );
    for (const item of items) {
      const slot = item.slot_id === null ? null : (slots.get(item.slot_id) ?? null);
      const payment = account?.status === 'active' ? await buy(context, transaction, item, slot) : null;
      if (payment !== null) await endItem(db, item.id, { payment_id: payment });
      else await giveBack(transaction, item);
    }
    await tellPaid(transaction, { checkout: id, account: account_id });
    return true;
  });
  if (isKept) context.outbox.raise();
  return isKept;
}

/** @returns the payment; null where there is nothing to buy any more */
async function buy(
  { config }: AppContext,
  transaction: TransactionContext,
  item: CheckoutItem,
  slot: StoredSlot | null,
): Promise<number | null> {
  const { actor } = transaction;
  if (item.pass_kind === null) return await buySlot(transaction, item, slot);
  const kind = readKind(item.pass_kind);
  // The last day on which it was sold may be over by now.
  if (!isOnSale(kind, transaction.now, config.zone)) return null;
  const { payment } = await issuePass(transaction, {
    kind,
    owner: actor.id,
    method: 'online',
    checkout: item.checkout_id,
    zone: config.zone,
  });
  return payment;
}

async function buySlot(
  transaction: TransactionContext,
  item: CheckoutItem,
  slot: StoredSlot | null,
): Promise<number | null> {
  const { db, actor, now } = transaction;
  if (slot === null || !isBoughtBy(slot, actor.id, now)) return null;
  const offered = readOffered(item);
  if (offered !== null && !isAsOffered(slot, offered)) return null;
  const booking = slot.rider === actor.id ? slot.booking : await bookAnew(transaction, slot.id);
  if (booking === null) return null;
  const taken = {
    booking_id: booking,
    pass_id: null,
    amount_cents: item.amount_cents,
    method: 'online' as const,
    vat_rate: item.vat_rate,
    created_at: now.epochMilliseconds,
    created_by: actor.id,
    checkout_id: item.checkout_id,
  };
  const payment = await keepPayment(transaction, taken, slot.track);
  if (!(await setPayment(db, booking, payment))) throw new ParkError('SLOT_PAID');
  await writeAudit(transaction, {
    action: 'payment.create',
    subjectId: payment,
    after: { slot: slot.id, rider: actor.id, amount: toPln(item.amount_cents), method: 'online' },
  });
  if (slot.rider === actor.id) await tellHeldPaid(transaction, slot);
  return payment;
}

/**
 * The rider's time to pay was over and their slot was released: they have it again, unless its track takes no bookings now.
 * @returns the new booking
 */
async function bookAnew(transaction: TransactionContext, slot: number): Promise<number | null> {
  try {
    const booked = await bookSlot(transaction, slot, transaction.actor.id, { hold: null, limits: null });
    return booked.slot?.booking ?? null;
  } catch (error) {
    // What the rules refuse; what changed meanwhile takes back all that was written.
    if (error instanceof ParkError && error.reason !== 'CHANGED_MEANWHILE') return null;
    throw error;
  }
}

/** The money came all the same: it is in the cash book, and leaves it once the provider has accepted the refund. */
async function giveBack(transaction: TransactionContext, item: CheckoutItem): Promise<void> {
  const { db, now } = transaction;
  await enterMoney(transaction, {
    kind: 'late',
    cents: item.amount_cents,
    method: 'online',
    vat: item.vat_rate,
    track: item.asset_id,
    of: { item: item.id },
    refund: null,
    reverses: null,
    by: null,
    note: null,
  });
  const refund_id = await insertRefund(db, {
    checkout_id: item.checkout_id,
    payment_id: null,
    amount_cents: item.amount_cents,
    reason: tooLateReason,
    created_at: now.epochMilliseconds,
    created_by: null,
  });
  await endItem(db, item.id, { refund_id });
}
