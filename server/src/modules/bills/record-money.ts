import { toPln } from '@cablepark/contract/money';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { ParkError } from '@cablepark/domain/errors';
import { isOnSale } from '@cablepark/domain/passes/pass-kind';
import { keepsMoney } from '@cablepark/domain/payments/bill-steps';
import { isBought } from '@cablepark/domain/payments/pay-online';
import { tooLateReason } from '@cablepark/domain/payments/void-reasons';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';
import { readKind } from '../../db/stored-pass-kind.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { lockAccount } from '../accounts/locks/index.ts';
import { writeAudit } from '../audit/index.ts';
import { bookSlot, findPlaceOf, setPayment } from '../bookings/index.ts';
import { enterMoney } from '../cash-book/index.ts';
import { notifyHeldPaid, notifyPaid } from '../outbox/index.ts';
import { issuePass } from '../passes/index.ts';
import { insertRefund, keepPayment } from '../payments/index.ts';
import { lockSlot, lockSlots } from '../slots/rows/index.ts';
import {
  type Bill,
  type BillLine,
  endLine,
  findBill,
  findLines,
  noteUnknown,
  readOffered,
  takeStep,
} from './bills.store.ts';

/**
 * Records money that came, once, in any process. Then decides what it still buys: a slot that is free or the rider's is paid,
 * a pass is issued; money for anything else goes back.
 * @param ref the provider's number of the money
 * @returns whether this money is recorded: a second payment for the same is not, and staff are notified
 * @throws SLOT_TAKEN (the bill has just got another payer, or a slot has changed): the provider is asked again
 */
export async function recordMoney(
  context: AppContext,
  { id, provider, state, provider_ref }: Bill,
  ref: string,
): Promise<boolean> {
  if (provider_ref === ref && keepsMoney(state)) return true;
  // Its guest may be merged into another account while the provider is asked.
  const { account_id } = await requireBill(context.store.db, id);
  const actor: Actor = { id: account_id, role: 'User' };
  const isKept = await inTransaction(context, actor, async (transaction) => {
    const { db, engine, now } = transaction;
    // Accounts come before slots (`db/locks.ts`); an erased account buys nothing.
    const account = await lockAccount(db, engine, account_id);
    const current = await requireBill(db, id);
    if (current.account_id !== account_id) throw new ParkError('CHANGED_MEANWHILE');
    const isLate = current.state !== 'open';
    if (!(await takeStep(db, id, 'paid', { paid_at: now.epochMilliseconds, provider_ref: ref }))) {
      if ((await findBill(db, id))?.provider_ref === ref) return true;
      await noteUnknown(db, { provider, about: 'payment', ref, received_at: now.epochMilliseconds });
      return false;
    }
    // A booking cannot move while its rider's account is locked.
    const lines = await findLines(db, id);
    await lockSlots(
      db,
      engine,
      lines.flatMap(({ slot_id }) => slot_id ?? []),
    );
    for (const line of lines) {
      const payment = account?.status === 'active' ? await buy(context, transaction, { line, isLate }) : null;
      if (payment !== null) await endLine(db, line.id, { payment_id: payment });
      else await giveBack(transaction, line);
    }
    await notifyPaid(transaction, { checkout: id, account: account_id });
    return true;
  });
  if (isKept) context.outbox.raise();
  return isKept;
}

async function requireBill(db: Db, id: string): Promise<Bill> {
  const bill = await findBill(db, id);
  if (bill === null) throw new ParkError('CHANGED_MEANWHILE');
  return bill;
}

interface Bought {
  line: BillLine;
  /** Whether the time to pay was over. */
  isLate: boolean;
}

/** @returns the payment; null if there is nothing left to buy */
async function buy(
  { config }: AppContext,
  transaction: TransactionContext,
  bought: Bought,
): Promise<number | null> {
  const { actor } = transaction;
  const { pass_kind, bill_id } = bought.line;
  if (pass_kind === null) return await buyBooking(transaction, bought);
  const kind = readKind(pass_kind);
  // The last day of its sale may be over.
  if (!isOnSale(kind, transaction.now, config.zone)) return null;
  const { payment } = await issuePass(transaction, {
    kind,
    owner: actor.id,
    method: 'online',
    bill: bill_id,
    zone: config.zone,
  });
  return payment;
}

async function buyBooking(transaction: TransactionContext, { line, isLate }: Bought): Promise<number | null> {
  const { db, engine, actor, now } = transaction;
  const { booking_id, slot_id, amount_cents: amount } = line;
  if (booking_id === null || slot_id === null) return null;
  // Read again: the line before may have bought it.
  const slot = await lockSlot(db, engine, slot_id);
  const offer = { booking: booking_id, amount, ride: readOffered(line) };
  if (slot === null || !isBought({ offer, slot, rider: actor.id, isLate, now })) return null;
  const booking = slot.rider === actor.id ? slot.booking : await bookAnew(transaction, slot.id, booking_id);
  if (booking === null) return null;
  const paymentRow = {
    booking_id: booking,
    pass_id: null,
    amount_cents: amount,
    method: 'online' as const,
    vat_rate: line.vat_rate,
    created_at: now.epochMilliseconds,
    created_by: actor.id,
    bill_id: line.bill_id,
  };
  const payment = await keepPayment(transaction, paymentRow, slot.track);
  if (!(await setPayment(db, booking, payment))) throw new ParkError('SLOT_PAID');
  await writeAudit(transaction, {
    action: 'payment.create',
    subjectId: payment,
    after: { slot: slot.id, rider: actor.id, amount: toPln(amount), method: 'online' },
  });
  if (slot.rider === actor.id) await notifyHeldPaid(transaction, slot);
  return payment;
}

/**
 * Books a released slot again for late money, unless its track takes no bookings now. A party's ride stays in its party.
 * @param ended the slot's former booking
 * @returns the new booking
 */
async function bookAnew(
  transaction: TransactionContext,
  slot: number,
  ended: number,
): Promise<number | null> {
  const { db, actor } = transaction;
  const place = await findPlaceOf(db, ended, actor.id);
  try {
    const result = await bookSlot(transaction, slot, actor.id, { hold: null, limits: null, place });
    return result.slot?.booking ?? null;
  } catch (error) {
    // A refusal by the rules; a concurrent change rolls the whole transaction back instead.
    if (error instanceof ParkError && error.reason !== 'CHANGED_MEANWHILE') return null;
    throw error;
  }
}

/** Refunds late money. The cash book contains it until the provider accepts the refund. */
async function giveBack(transaction: TransactionContext, line: BillLine): Promise<void> {
  const { db, now } = transaction;
  await enterMoney(transaction, {
    kind: 'late',
    cents: line.amount_cents,
    method: 'online',
    vat: line.vat_rate,
    track: line.asset_id,
    of: { line: line.id },
    refund: null,
    reverses: null,
    by: null,
    note: null,
  });
  const refund_id = await insertRefund(db, {
    bill_id: line.bill_id,
    payment_id: null,
    amount_cents: line.amount_cents,
    reason: tooLateReason,
    created_at: now.epochMilliseconds,
    created_by: null,
  });
  await endLine(db, line.id, { refund_id });
}
