import { toPln } from '@cablepark/contract/money';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce, type Refusal } from '@cablepark/domain/decision';
import { ParkError, ValidationFailed } from '@cablepark/domain/errors';
import { methodOfWayBack, type OnlineWayBack } from '@cablepark/domain/payments/cash-methods';
import { decideSettlingRefund } from '@cablepark/domain/payments/refund-rules';
import { type Selectable, sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';
import type { RefundTable } from '../../db/tables/bill-tables.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { enterGivenBack, type NewEntry } from '../cash-book/index.ts';
import {
  findGone,
  findMoneyOf,
  findRefundable,
  findVoid,
  insertRefund,
  lockPayment,
  lockRefund,
} from '../payments/index.ts';
import { answerQuestion } from './answer-question.ts';

type Money = Pick<NewEntry, 'of' | 'vat' | 'track'>;

/**
 * Sends the money of a refused refund again, as another refund; that settles the refused one.
 * @returns its id. @throws FORBIDDEN (no such refund, not refused, settled before, or exchanged for a rain check), FAILED_VALIDATION (more than
 * can go back online)
 */
export async function sendRefundAgain(
  context: AppContext,
  actor: Actor,
  id: string,
  reason: string,
): Promise<string> {
  return await inTransaction(context, actor, async (transaction) => {
    const { db, now } = transaction;
    const { refund, of } = await settleRefund(transaction, id, { reason, backBy: null });
    const { bill_id, payment_id, amount_cents } = refund;
    const creation = { created_at: now.epochMilliseconds, created_by: actor.id };
    const again = await insertRefund(db, { ...creation, bill_id, payment_id, amount_cents, reason });
    if ('line' in of)
      await db.updateTable('bill_line').set({ refund_id: again }).where('id', '=', of.line).execute();
    return again;
  });
}

/**
 * Sends the money of all refused refunds again, in one transaction each.
 * Skips a refund that somebody has settled meanwhile, or that can't be refunded online any more.
 * @returns how many are sent @throws as `sendRefundAgain` if all are refused
 */
export async function sendAllRefundsAgain(
  context: AppContext,
  actor: Actor,
  reason: string,
): Promise<number> {
  const rows = await context.store.db
    .selectFrom('refund')
    .select('refund.id')
    .where('state', '=', 'refused')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('money_answer')
            .select('money_answer.id')
            .where('question', '=', sql<string>`${questionOf('')} || refund.id`),
        ),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  let count = 0;
  let refusal: ParkError | null = null;
  for (const { id } of rows)
    try {
      await sendRefundAgain(context, actor, id, reason);
      count += 1;
    } catch (error) {
      if (!(error instanceof ParkError)) throw error;
      refusal ??= error;
    }
  if (count === 0 && refusal) throw refusal;
  return count;
}

/**
 * Records that the money of a refused refund went back in another way: the desk, a transfer, or the provider's panel.
 * @throws FORBIDDEN (no such refund, not refused, settled before, or exchanged for a rain check), FAILED_VALIDATION (more than is left)
 */
export async function giveRefundOtherwise(
  context: AppContext,
  actor: Actor,
  id: string,
  { backBy, reason }: { backBy: OnlineWayBack; reason: string },
): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    const { refund, ...money } = await settleRefund(transaction, id, { reason, backBy });
    const method = methodOfWayBack(backBy);
    await enterGivenBack(transaction, { ...money, cents: refund.amount_cents, method, note: reason });
  });
}

/** Locks a refused refund and its payment, checks the rule, and closes its question. */
async function settleRefund(
  transaction: TransactionContext,
  id: string,
  { reason, backBy }: { reason: string; backBy: OnlineWayBack | null },
): Promise<Money & { refund: Selectable<RefundTable> }> {
  const { db, engine } = transaction;
  const refundBefore = await db
    .selectFrom('refund')
    .select('payment_id')
    .where('id', '=', id)
    .executeTakeFirst();
  // Payments come before their refunds (`db/locks.ts`).
  if (refundBefore?.payment_id != null) await lockPayment(db, engine, refundBefore.payment_id);
  const refund = await lockRefund(db, engine, id);
  const money = refund && (await findMoneyOf(db, refund));
  const facts = refund && {
    isRefused: refund.state === 'refused',
    isSettled: await isAnswered(db, id),
    isExchanged: refund.payment_id !== null && (await findVoid(db, refund.payment_id)) === 'exchanged',
    amount: refund.amount_cents,
    left: money === null ? 0 : await findLeft(db, money.of, { isOnline: backBy === null, refund }),
  };
  enforce(decideSettlingRefund(facts), tooMuch);
  if (!refund || !money) throw new ParkError('NOT_FOUND');
  const refundPln = toPln(refund.amount_cents);
  const question = { id: questionOf(id), kind: 'refund-refused', amount: refundPln, number: null } as const;
  const how = backBy === null ? { refund: refundPln } : { backBy };
  if (!(await answerQuestion(transaction, question, reason, how))) throw new ParkError('FORBIDDEN');
  return { refund, ...money };
}

function questionOf(refund: string): string {
  return `refund-refused:${refund}`;
}

async function isAnswered(db: Db, refund: string): Promise<boolean> {
  const query = db.selectFrom('money_answer').select('id').where('question', '=', questionOf(refund));
  return (await query.executeTakeFirst()) !== undefined;
}

/** What is left of the money, in grosze; nothing for online if the provider or a bank returns it by itself. */
async function findLeft(
  db: Db,
  of: Money['of'],
  { isOnline, refund }: { isOnline: boolean; refund: Selectable<RefundTable> },
): Promise<number> {
  if ('line' in of) return refund.amount_cents - (await findGone(db, of));
  const payment = await db
    .selectFrom('payment')
    .select(['id', 'amount_cents', 'bill_id'])
    .where('id', '=', of.payment)
    .executeTakeFirstOrThrow();
  if (isOnline) return await findRefundable(db, payment);
  return payment.amount_cents - (await findGone(db, of));
}

function tooMuch({ code }: Refusal): ParkError | undefined {
  if (code !== 'FAILED_VALIDATION') return undefined;
  return new ValidationFailed([
    { field: 'refund', type: 'max', message: 'Of this money less is left by now.' },
  ]);
}
