import { decideKeyedCall, keyedCallBudget } from '@cablepark/domain/accounts/keyed-calls';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import type { Db } from './store.ts';
import type { TransactionContext } from './transaction.ts';

/** The days for which a call that is sent again gets its first answer. */
const keptDays = 7;
const dayMs = 24 * 60 * 60_000;

/** A call with its caller's key: what it does happens once, whoever sends it how often. */
export interface KeyedCall {
  key: string;
  account: string;
  /** Of the method, the address and the body. */
  fingerprint: string;
  /** What is answered, read in the transaction of the deed. */
  answerOf: (transaction: TransactionContext, result: unknown) => Promise<unknown>;
}

/** Ends the transaction of a call that was answered before. */
export class AnsweredBefore extends Error {
  override name = 'AnsweredBefore';
  readonly answer: unknown;

  constructor(answer: unknown) {
    super('This call was answered before.');
    this.answer = answer;
  }
}

/**
 * Takes the key before anything is locked: of two calls at once the second one waits here until the first is over.
 * @throws AnsweredBefore, KEY_USED where it is another's key, or was used for something else, REQUESTS_EXCEEDED
 */
export async function takeKey(
  transaction: TransactionContext,
  { key, account, fingerprint }: KeyedCall,
): Promise<void> {
  const { db, now } = transaction;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('answered_call')
    .values({ key, account_id: account, fingerprint, answer: '', created_at: now.epochMilliseconds })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows) return await requireRoom(transaction, account);
  const known = await db
    .selectFrom('answered_call')
    .select(['account_id', 'fingerprint', 'answer'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (known?.account_id !== account || known.fingerprint !== fingerprint) throw new ParkError('KEY_USED');
  throw new AnsweredBefore(JSON.parse(known.answer));
}

/** The key has its row by now. @throws REQUESTS_EXCEEDED */
async function requireRoom({ db, actor, now }: TransactionContext, account: string): Promise<void> {
  const { calls, hours } = keyedCallBudget;
  const filling = await db
    .selectFrom('answered_call')
    .select('created_at')
    .where('account_id', '=', account)
    .where('created_at', '>', now.subtract({ hours }).epochMilliseconds)
    .orderBy('created_at', 'desc')
    .offset(calls)
    .limit(1)
    .executeTakeFirst();
  const oldest = filling ? Temporal.Instant.fromEpochMilliseconds(filling.created_at) : null;
  enforce(decideKeyedCall(actor, oldest, now), ({ code, limit, until }) => {
    if (code !== 'REQUESTS_EXCEEDED' || !until) return undefined;
    const retryAfter = Math.ceil(now.until(until).total('seconds'));
    return new ParkError(code, { extensions: { limit, reset: until.toString() }, retryAfter });
  });
}

export async function keepAnswer(db: Db, key: string, answer: unknown): Promise<void> {
  await db
    .updateTable('answered_call')
    .set({ answer: JSON.stringify(answer ?? null) })
    .where('key', '=', key)
    .execute();
}

/** What the call began could not go on: sent again it begins anew. */
export async function releaseKey(db: Db, key: string): Promise<void> {
  await db.deleteFrom('answered_call').where('key', '=', key).execute();
}

export async function forgetAnsweredCallsOf(db: Db, account: string): Promise<void> {
  await db.deleteFrom('answered_call').where('account_id', '=', account).execute();
}

export async function deleteOldAnsweredCalls(db: Db, nowMs: number): Promise<void> {
  await db
    .deleteFrom('answered_call')
    .where('created_at', '<=', nowMs - keptDays * dayMs)
    .execute();
}
