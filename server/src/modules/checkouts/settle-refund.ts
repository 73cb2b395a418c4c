import { toPln } from '@cablepark/contract/money';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce, type Refusal } from '@cablepark/domain/decision';
import { ParkError, ValidationFailed } from '@cablepark/domain/errors';
import type { BackMethod } from '@cablepark/domain/payments/cash-methods';
import { decideSettlingRefund } from '@cablepark/domain/payments/refund-rules';
import type { Selectable } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { RefundTable } from '../../db/checkout-tables.ts';
import type { Db } from '../../db/store.ts';
import { inTransaction, type TransactionContext } from '../../db/transaction.ts';
import { enterMoney, findSaleEntry } from '../cash-book/index.ts';
import { lockPayment } from '../payments/index.ts';
import { findGone, findRefundable, insertRefund, lockRefund } from '../refunds/index.ts';
import { answerQuestion } from './answer-question.ts';

/** By which the money of a refund is given where the provider has refused it; `provider`: in its own panel after all. */
type WayOfRefund = BackMethod | 'provider';

/**
 * Sends the money of a refused refund once more, as another refund; that of the refused one is settled with it.
 * @returns its id. @throws FORBIDDEN (no such refund, not refused, or settled before), FAILED_VALIDATION (more than can go back online)
 */
export async function sendRefundAgain(
  context: AppContext,
  actor: Actor,
  id: string,
  reason: string,
): Promise<string> {
  return await inTransaction(context, actor, async (transaction) => {
    const { db, now } = transaction;
    const { refund, line } = await settle(transaction, id, { reason, backBy: null });
    const { checkout_id, payment_id, amount_cents } = refund;
    const made = { created_at: now.epochMilliseconds, created_by: actor.id };
    const again = await insertRefund(db, { ...made, checkout_id, payment_id, amount_cents, reason });
    if (line !== null)
      await db.updateTable('checkout_item').set({ refund_id: again }).where('id', '=', line).execute();
    return again;
  });
}

/**
 * Keeps that the money of a refused refund was given back by another way: by the desk, by a transfer, or in the provider's own panel.
 * @throws FORBIDDEN (no such refund, not refused, or settled before), FAILED_VALIDATION (more than is left)
 */
export async function giveRefundOtherwise(
  context: AppContext,
  actor: Actor,
  id: string,
  { backBy, reason }: { backBy: WayOfRefund; reason: string },
): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    const { db } = transaction;
    const { refund, line } = await settle(transaction, id, { reason, backBy });
    const { payment_id, amount_cents } = refund;
    const of = payment_id === null ? { item: line ?? 0 } : { payment: payment_id };
    const { vat, track } = await findFacts(db, of);
    await enterMoney(transaction, {
      kind: 'back',
      cents: -amount_cents,
      method: backBy === 'provider' ? 'online' : backBy,
      vat,
      track,
      of,
      refund: null,
      reverses: null,
      by: actor.id,
      note: reason,
    });
  });
}

/** Locks a refused refund, and what it is of, asks whether it may be settled, and takes its line off the list of questions. */
async function settle(
  transaction: TransactionContext,
  id: string,
  { reason, backBy }: { reason: string; backBy: WayOfRefund | null },
): Promise<{ refund: Selectable<RefundTable>; line: number | null }> {
  const { db, engine } = transaction;
  const seen = await db.selectFrom('refund').select('payment_id').where('id', '=', id).executeTakeFirst();
  // Payments come before their refunds (`db/locks.ts`).
  if (seen?.payment_id != null) await lockPayment(db, engine, seen.payment_id);
  const refund = await lockRefund(db, engine, id);
  const line = refund && refund.payment_id === null ? await findLine(db, id) : null;
  const facts = refund && {
    isRefused: refund.state === 'refused',
    isSettled: await isAnswered(db, id),
    amount: refund.amount_cents,
    left: await findLeft(db, refund, { line, isOnline: backBy === null }),
  };
  enforce(decideSettlingRefund(facts), tooMuch);
  if (!refund) throw new ParkError('FORBIDDEN');
  const refundPln = toPln(refund.amount_cents);
  const question = { id: questionOf(id), kind: 'refund-refused', amount: refundPln, number: null } as const;
  const how = backBy === null ? { refund: refundPln } : { backBy };
  if (!(await answerQuestion(transaction, question, reason, how))) throw new ParkError('FORBIDDEN');
  return { refund, line };
}

function questionOf(refund: string): string {
  return `refund-refused:${refund}`;
}

async function isAnswered(db: Db, refund: string): Promise<boolean> {
  const query = db.selectFrom('money_answer').select('id').where('question', '=', questionOf(refund));
  return (await query.executeTakeFirst()) !== undefined;
}

/** The line of the checkout whose money came too late. */
async function findLine(db: Db, refund: string): Promise<number | null> {
  const row = await db
    .selectFrom('checkout_item')
    .select('id')
    .where('refund_id', '=', refund)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** What of the money is left, in grosze; online nothing where the provider, or a bank, gives it back by itself. */
async function findLeft(
  db: Db,
  { payment_id, amount_cents }: Selectable<RefundTable>,
  { line, isOnline }: { line: number | null; isOnline: boolean },
): Promise<number> {
  if (payment_id === null) return line === null ? 0 : amount_cents - (await findGone(db, { item: line }));
  const payment = await db
    .selectFrom('payment')
    .select(['id', 'amount_cents', 'checkout_id'])
    .where('id', '=', payment_id)
    .executeTakeFirstOrThrow();
  if (isOnline) return await findRefundable(db, payment);
  return payment.amount_cents - (await findGone(db, { payment: payment_id }));
}

async function findFacts(db: Db, of: { payment: number } | { item: number }) {
  if ('payment' in of) {
    const sale = await findSaleEntry(db, of.payment);
    if (sale === null) throw new Error(`Payment ${of.payment} is not in the cash book.`);
    return sale;
  }
  return await db
    .selectFrom('checkout_item')
    .select(['vat_rate as vat', 'asset_id as track'])
    .where('id', '=', of.item)
    .executeTakeFirstOrThrow();
}

function tooMuch({ code }: Refusal): ParkError | undefined {
  if (code !== 'FAILED_VALIDATION') return undefined;
  return new ValidationFailed([
    { field: 'refund', type: 'max', message: 'Of this money less is left by now.' },
  ]);
}
