import { toPln } from '@cablepark/contract/money';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { type RideState, rideStateOf } from '@cablepark/domain/desk/desk-actions';
import { ParkError } from '@cablepark/domain/errors';
import {
  type BillPart,
  decideDeskBill,
  discounted,
  greaterMethod,
  spreadParts,
} from '@cablepark/domain/payments/desk-bill';
import type { AppContext } from '../../../context.ts';
import { storeFailure } from '../../../db/failures.ts';
import type { Db } from '../../../db/store.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { lockAccount } from '../../accounts/locks/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { insertDeskBill } from '../../bills/index.ts';
import { findUnpaidState } from '../../bookings/index.ts';
import { writeDeskAction } from '../../desk-actions/index.ts';
import { lockSlots, type StoredSlot, slotOf } from '../../slots/rows/index.ts';
import {
  lockLines,
  type MoneyLine,
  moneyLineOf,
  type NewLine,
  type ParkFacts,
  readParkFacts,
  wrongSum,
} from './bill-lines.ts';
import { payRide } from './pay-with-pass.ts';
import { takeLine } from './take-line.ts';

export interface NewBill {
  lines: readonly NewLine[];
  /** The discount in grosze, and its reason. */
  discount: { cents: number; reason: string } | null;
  parts: readonly BillPart[];
  account: string | null;
  taxId: string | null;
}

export interface PaidBill {
  /** Null if no money was taken. */
  bill: string | null;
  /** The slots of its lines, as they are now. */
  slots: readonly StoredSlot[];
  /** The passes that it sold. */
  passes: readonly { pass: number; owner: string | null }[];
}

/**
 * Takes one payment for several rides, passes and items of the price list, all or nothing. Rides on a pass are taken from the pass.
 * @throws SLOT_PAID with the slots, FAILED_VALIDATION (an unbooked slot, or parts that don't add up to the current total), INVALID_FOREIGN_KEY (an
 * unknown row or account), PASS_EXPIRED, and as `payRide` for a pass
 */
export async function payBill(context: AppContext, actor: Actor, request: NewBill): Promise<PaidBill> {
  const facts = await readParkFacts(context);
  try {
    return await inTransaction(context, actor, (transaction) => payInside(transaction, request, facts));
  } catch (error) {
    // The database also allows only one valid payment per slot.
    if (storeFailure(error) === 'not-unique') throw new ParkError('SLOT_PAID');
    throw error;
  }
}

async function payInside(
  transaction: TransactionContext,
  { lines, discount, parts, account, taxId }: NewBill,
  facts: ParkFacts,
): Promise<PaidBill> {
  const { db, engine, actor, now } = transaction;
  const payer = await lockPeople(transaction, account, lines);
  const slots = await lockLines(transaction, lines);
  const states = await findStates(db, slots);
  const moneyLines = lines.flatMap((line) => ('pass' in line ? [] : moneyLineOf(line, slots, facts, now)));
  const prices = moneyLines.map(({ cents }) => cents);
  const off = discount?.cents ?? 0;
  const hasMoney = moneyLines.length > 0;
  const sellsPass = moneyLines.some((line) => 'passKind' in line);
  // A bill of rides on passes needs no decision about money, unless the request names some. Each pass decides on its own.
  if (hasMoney || off > 0 || parts.some(({ cents }) => cents > 0))
    enforce(decideDeskBill({ actor, lines: prices, sellsPass, discount: off, parts }), wrongSum);
  for (const line of lines)
    if ('pass' in line)
      await payRide(transaction, { slot: slotOf(slots, line.slot), pass: line.pass, zone: facts.zone });
  const paidSlots = async () => [...(await lockSlots(db, engine, [...slots.keys()])).values()];
  if (!hasMoney)
    return await recordBill(transaction, { bill: null, slots: await paidSlots(), passes: [] }, states);

  const costs = discounted(prices, off);
  const amount = costs.reduce((sum, cents) => sum + cents, 0);
  const reason = discount?.reason ?? null;
  const bill = await insertDeskBill(transaction, { account: payer, amount, discount: off, reason, taxId });
  const passes = await takeLines(transaction, moneyLines, { bill, costs, parts });
  await writeAudit(transaction, {
    action: 'bill.pay',
    subjectId: bill,
    after: {
      amount: toPln(amount),
      parts: Object.fromEntries(parts.map((part) => [part.method, toPln(part.cents)])),
      ...(discount && { discount: toPln(off), reason }),
      ...(passes.length > 0 && { passes: passes.map(({ pass }) => pass) }),
    },
  });
  return await recordBill(transaction, { bill, slots: await paidSlots(), passes }, states);
}

async function takeLines(
  transaction: TransactionContext,
  lines: readonly MoneyLine[],
  { bill, costs, parts }: { bill: string; costs: readonly number[]; parts: readonly BillPart[] },
): Promise<PaidBill['passes']> {
  const paidBy = spreadParts(costs, parts);
  const method = greaterMethod(parts);
  const passes = [];
  for (const [index, line] of lines.entries()) {
    // The call's idempotency key is unique in the cash book, so only the first entry stores it.
    const entering = index === 0 ? transaction : { ...transaction, key: null };
    const payment = { bill, cents: costs[index] ?? 0, parts: paidBy[index] ?? [], method };
    const pass = await takeLine(entering, line, payment);
    if (pass !== null && 'passKind' in line) passes.push({ pass, owner: line.owner });
  }
  return passes;
}

/** The rides before the bill, by slot. */
async function findStates(
  db: Db,
  slots: ReadonlyMap<number, StoredSlot>,
): Promise<ReadonlyMap<number, RideState>> {
  const states = new Map<number, RideState>();
  for (const [id, slot] of slots) states.set(id, await findUnpaidState(db, slot));
  return states;
}

/** Writes one action for the bill, so that one tap undoes all of it. */
async function recordBill(
  transaction: TransactionContext,
  paidBill: PaidBill,
  states: ReadonlyMap<number, RideState>,
): Promise<PaidBill> {
  const { bill, slots, passes } = paidBill;
  const rides = slots.flatMap((slot) => {
    const before = states.get(slot.id);
    if (slot.booking === null || !before) return [];
    return [{ booking: slot.booking, before, after: rideStateOf(slot, false) }];
  });
  await writeDeskAction(transaction, { kind: 'bill', rides, passes: [...passes], bill });
  return paidBill;
}

/**
 * Locks the payer and the owners of sold passes in id order.
 * @returns the payer; null for nobody, and for an erased account
 * @throws INVALID_FOREIGN_KEY (no such account, or an owner who is blocked or erased)
 */
async function lockPeople(
  { db, engine }: TransactionContext,
  payer: string | null,
  lines: readonly NewLine[],
): Promise<string | null> {
  const owners = new Set(lines.flatMap((line) => ('passKind' in line && line.owner ? [line.owner] : [])));
  const people = new Set([...owners, ...(payer === null ? [] : [payer])]);
  let isPayerErased = false;
  for (const id of [...people].toSorted()) {
    const account = await lockAccount(db, engine, id);
    if (!account || (owners.has(id) && account.status !== 'active'))
      throw new ParkError('INVALID_FOREIGN_KEY', { extensions: { field: 'account' } });
    if (id === payer) isPayerErased = account.status === 'erased';
  }
  return isPayerErased ? null : payer;
}
