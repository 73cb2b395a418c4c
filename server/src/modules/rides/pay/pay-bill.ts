import { toPln } from '@cablepark/contract/money';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { answerTogether } from '@cablepark/domain/booking/party';
import { enforce, type Refusal } from '@cablepark/domain/decision';
import { rideStateOf } from '@cablepark/domain/desk/desk-actions';
import { ParkError, ValidationFailed } from '@cablepark/domain/errors';
import type { VatRate } from '@cablepark/domain/park/vat-rates';
import {
  type BillPart,
  decideDeskBill,
  discounted,
  greaterMethod,
  spreadParts,
} from '@cablepark/domain/payments/desk-bill';
import { decideAmount, decidePaying } from '@cablepark/domain/payments/payment-rules';
import { type DeskItem, deskItemsOf, slotVatOf } from '@cablepark/domain/prices/price-list';
import type { AppContext } from '../../../context.ts';
import { storeFailure } from '../../../db/failures.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { lockAccount } from '../../accounts/rows/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { insertDeskBill, insertDeskLine } from '../../bills/index.ts';
import { setPayment } from '../../bookings/index.ts';
import { enterParts } from '../../cash-book/index.ts';
import { writeDeskAction } from '../../desk-actions/index.ts';
import { notifyHeldPaid } from '../../outbox/index.ts';
import { lockPassRow } from '../../passes/index.ts';
import { keepPaymentOfParts } from '../../payments/index.ts';
import { lockSlots, type StoredSlot, slotOf } from '../../slots/rows/index.ts';
import { refusalWithSlots } from '../refusal-with-slots.ts';
import { payRide } from './pay-with-pass.ts';

/** A booked slot, at its price or another (grosze), or on a pass; or so many of a row of the price list. */
export type NewLine =
  | { slot: number; amount: number | null }
  | { slot: number; pass: number }
  | { item: string; count: number };

export interface NewBill {
  lines: readonly NewLine[];
  /** Grosze off the bill, and why. */
  discount: { cents: number; reason: string } | null;
  parts: readonly BillPart[];
  account: string | null;
  taxId: string | null;
}

export interface PaidBill {
  /** Null where no money came. */
  bill: string | null;
  /** The slots of its lines, as they are now. */
  slots: readonly StoredSlot[];
}

/** A line that costs money, in grosze. */
type MoneyLine = { cents: number; vat: VatRate | null } & (
  | { slot: StoredSlot }
  | { item: DeskItem; count: number }
);

/**
 * Takes one payment for several rides and things of the price list, all of it or nothing. Rides on a pass are taken from the pass.
 * @throws SLOT_PAID with the slots, FAILED_VALIDATION (an unbooked slot, an unknown row, or parts that are not what the bill costs now), and as
 * `payRide` for a pass
 */
export async function payBill(context: AppContext, actor: Actor, request: NewBill): Promise<PaidBill> {
  const { zone } = context.config;
  const { content: prices } = (await context.pageContents.read()).prices;
  const items = deskItemsOf(prices, context.clock.now(), zone);
  const facts = { items, vat: slotVatOf(prices), zone };
  try {
    return await inTransaction(context, actor, (transaction) => payInside(transaction, request, facts));
  } catch (error) {
    // The database also allows only one valid payment per slot.
    if (storeFailure(error) === 'not-unique') throw new ParkError('SLOT_PAID');
    throw error;
  }
}

interface ParkFacts {
  items: readonly DeskItem[];
  /** Of rides. */
  vat: VatRate | null;
  zone: string;
}

async function payInside(
  transaction: TransactionContext,
  { lines, discount, parts, account, taxId }: NewBill,
  facts: ParkFacts,
): Promise<PaidBill> {
  const { db, engine, actor } = transaction;
  const payer = await lockPayer(transaction, account);
  const slots = await lockLines(transaction, lines);
  const moneyLines = lines.flatMap((line) => ('pass' in line ? [] : moneyLineOf(line, slots, facts)));
  const prices = moneyLines.map(({ cents }) => cents);
  const off = discount?.cents ?? 0;
  const hasMoney = moneyLines.length > 0;
  // A bill of rides on passes alone has no money to decide about; each pass decides on its own.
  if (hasMoney || off > 0) enforce(decideDeskBill({ actor, lines: prices, discount: off, parts }), wrongSum);
  for (const line of lines)
    if ('pass' in line)
      await payRide(transaction, { slot: slotOf(slots, line.slot), pass: line.pass, zone: facts.zone });
  const paidSlots = async () => [...(await lockSlots(db, engine, [...slots.keys()])).values()];
  if (!hasMoney) return await recordBill(transaction, { bill: null, slots: await paidSlots() });

  const costs = discounted(prices, off);
  const amount = costs.reduce((sum, cents) => sum + cents, 0);
  const reason = discount?.reason ?? null;
  const bill = await insertDeskBill(transaction, { account: payer, amount, discount: off, reason, taxId });
  const paidBy = spreadParts(costs, parts);
  const method = greaterMethod(parts);
  for (const [index, line] of moneyLines.entries()) {
    // Only the first entry of the cash book has the key of the call.
    const entering = index === 0 ? transaction : { ...transaction, key: null };
    await takeLine(entering, line, { bill, cents: costs[index] ?? 0, parts: paidBy[index] ?? [], method });
  }
  await writeAudit(transaction, {
    action: 'bill.pay',
    subjectId: bill,
    after: {
      amount: toPln(amount),
      parts: Object.fromEntries(parts.map((part) => [part.method, toPln(part.cents)])),
      ...(discount && { discount: toPln(off), reason }),
    },
  });
  return await recordBill(transaction, { bill, slots: await paidSlots() });
}

/** One action, so that the desk takes the whole bill back in one tap. A bill without rides has none. */
async function recordBill(transaction: TransactionContext, paidBill: PaidBill): Promise<PaidBill> {
  const rides = paidBill.slots.flatMap((slot) => {
    if (slot.booking === null) return [];
    const after = rideStateOf(slot, false);
    return [{ booking: slot.booking, before: { ...after, payment: null }, after }];
  });
  await writeDeskAction(transaction, { kind: 'bill', rides, bill: paidBill.bill });
  return paidBill;
}

/** @returns null for nobody, and for an erased account, which pays for what it rode @throws INVALID_FOREIGN_KEY (no such account) */
async function lockPayer({ db, engine }: TransactionContext, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const account = await lockAccount(db, engine, id);
  if (!account) throw new ParkError('INVALID_FOREIGN_KEY', { extensions: { field: 'account' } });
  return account.status === 'erased' ? null : id;
}

/** Locks the passes, then the slots (`db/locks.ts`), and asks whether each slot can be paid for. */
async function lockLines(
  { db, engine }: TransactionContext,
  lines: readonly NewLine[],
): Promise<Map<number, StoredSlot>> {
  const passes = new Set(lines.flatMap((line) => ('pass' in line ? line.pass : [])));
  for (const pass of [...passes].toSorted((a, b) => a - b)) await lockPassRow(db, engine, pass);
  const ids = lines.flatMap((line) => ('slot' in line ? line.slot : []));
  const slots = new Map(
    await lockSlots(
      db,
      engine,
      ids.toSorted((a, b) => a - b),
    ),
  );
  const decisions = new Map(
    ids.map((id) => {
      const slot = slots.get(id);
      return [id, slot ? decidePaying(slot) : ('INVALID_FOREIGN_KEY' as const)];
    }),
  );
  // A slot that stands on two lines would be paid twice.
  if (decisions.size < ids.length) throw wrongSum({ code: 'FAILED_VALIDATION' });
  enforce(answerTogether(decisions), refusalWithSlots);
  return slots;
}

function moneyLineOf(
  line: Exclude<NewLine, { pass: number }>,
  slots: ReadonlyMap<number, StoredSlot>,
  { items, vat }: ParkFacts,
): MoneyLine {
  if ('slot' in line) {
    const slot = slotOf(slots, line.slot);
    const cents = line.amount ?? slot.price;
    enforce(decideAmount(slot, cents, 'cash'), wrongSum);
    return { cents, vat, slot };
  }
  const item = items.find(({ row }) => row === line.item);
  if (!item) throw new ParkError('INVALID_FOREIGN_KEY', { extensions: { field: 'item' } });
  return { cents: item.price * line.count, vat: item.vat, item, count: line.count };
}

interface LinePayment {
  bill: string;
  cents: number;
  parts: readonly BillPart[];
  /** Of the greater part of the bill. */
  method: BillPart['method'];
}

async function takeLine(
  transaction: TransactionContext,
  line: MoneyLine,
  { bill, cents, parts, method }: LinePayment,
): Promise<void> {
  const { db, actor, now } = transaction;
  const billLine = { bill_id: bill, amount_cents: cents, vat_rate: line.vat };
  if ('item' in line) {
    const { row, name, price } = line.item;
    const item = JSON.stringify({ row, name, count: line.count, price });
    const id = await insertDeskLine(db, { ...billLine, booking_id: null, payment_id: null, item });
    await enterParts(transaction, { of: { line: id }, vat: line.vat, track: null, by: actor.id }, parts);
    return;
  }
  const { slot } = line;
  const paymentRow = {
    booking_id: slot.booking,
    pass_id: null,
    amount_cents: cents,
    method,
    vat_rate: line.vat,
    created_at: now.epochMilliseconds,
    created_by: actor.id,
    bill_id: bill,
  };
  const payment = await keepPaymentOfParts(transaction, paymentRow, { track: slot.track, parts });
  if (slot.booking === null || !(await setPayment(db, slot.booking, payment)))
    throw new ParkError('SLOT_PAID');
  await insertDeskLine(db, { ...billLine, booking_id: slot.booking, payment_id: payment });
  await notifyHeldPaid(transaction, slot);
  await writeAudit(transaction, {
    action: 'payment.create',
    subjectId: payment,
    after: { slot: slot.id, rider: slot.rider, amount: toPln(cents), method },
  });
}

function wrongSum({ code }: Refusal): ParkError | undefined {
  if (code !== 'FAILED_VALIDATION') return undefined;
  const message = 'The parts are not what the bill costs now.';
  return new ValidationFailed([{ field: 'parts', type: 'sum', message }]);
}
