import { toPln } from '@cablepark/contract/money';
import { ParkError } from '@cablepark/domain/errors';
import type { BillPart } from '@cablepark/domain/payments/desk-bill';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { writeAudit } from '../../audit/index.ts';
import { insertDeskLine } from '../../bills/index.ts';
import { setPayment } from '../../bookings/index.ts';
import { enterParts } from '../../cash-book/index.ts';
import { notifyHeldPaid } from '../../outbox/index.ts';
import { issuePass } from '../../passes/index.ts';
import { keepPaymentOfParts } from '../../payments/index.ts';
import type { MoneyLine } from './bill-lines.ts';

interface LinePayment {
  bill: string;
  cents: number;
  parts: readonly BillPart[];
  /** The method of the greater part of the bill. */
  method: BillPart['method'];
}

type LineOf<Kind extends PropertyKey> = Extract<MoneyLine, Record<Kind, unknown>>;

/** Takes the money of a line and sells what it is for. @returns the sold pass; null for anything else */
export async function takeLine(
  transaction: TransactionContext,
  line: MoneyLine,
  payment: LinePayment,
): Promise<number | null> {
  if ('passKind' in line) return await sellPassOf(transaction, line, payment);
  if ('item' in line) await sellItem(transaction, line, payment);
  else await payRideOf(transaction, line, payment);
  return null;
}

async function sellItem(
  transaction: TransactionContext,
  { item: { row, name, price }, count, vat }: LineOf<'item'>,
  { bill, cents, parts }: LinePayment,
): Promise<void> {
  const item = JSON.stringify({ row, name, count, price });
  const line = {
    bill_id: bill,
    amount_cents: cents,
    vat_rate: vat,
    booking_id: null,
    payment_id: null,
    item,
  };
  const id = await insertDeskLine(transaction.db, line);
  await enterParts(transaction, { of: { line: id }, vat, track: null, by: transaction.actor.id }, parts);
}

/** The value of a discounted pass is what was paid for it. */
async function sellPassOf(
  transaction: TransactionContext,
  { passKind, owner, vat }: LineOf<'passKind'>,
  { bill, cents, parts, method }: LinePayment,
): Promise<number> {
  const kind = { ...passKind, price: cents };
  const sale = { kind, owner, method, bill, parts, zone: transaction.zone };
  const { pass, payment } = await issuePass(transaction, sale);
  const line = { bill_id: bill, amount_cents: cents, vat_rate: vat, booking_id: null, payment_id: payment };
  await insertDeskLine(transaction.db, { ...line, pass_kind: JSON.stringify(kind) });
  return pass;
}

async function payRideOf(
  transaction: TransactionContext,
  { slot, vat }: LineOf<'slot'>,
  { bill, cents, parts, method }: LinePayment,
): Promise<void> {
  const { db, actor, now } = transaction;
  const paymentRow = {
    booking_id: slot.booking,
    pass_id: null,
    amount_cents: cents,
    method,
    vat_rate: vat,
    created_at: now.epochMilliseconds,
    created_by: actor.id,
    bill_id: bill,
  };
  const payment = await keepPaymentOfParts(transaction, paymentRow, { track: slot.track, parts });
  if (slot.booking === null || !(await setPayment(db, slot.booking, payment)))
    throw new ParkError('SLOT_PAID');
  const line = { bill_id: bill, amount_cents: cents, vat_rate: vat };
  await insertDeskLine(db, { ...line, booking_id: slot.booking, payment_id: payment });
  await notifyHeldPaid(transaction, slot);
  await writeAudit(transaction, {
    action: 'payment.create',
    subjectId: payment,
    after: { slot: slot.id, rider: slot.rider, amount: toPln(cents), method },
  });
}
