import { ParkError } from '@cablepark/domain/errors';
import type { Db } from './store.ts';
import type { TransactionContext } from './transaction-context.ts';

/** How many days a repeated call gets the first response. */
const keptDays = 7;
const dayMs = 24 * 60 * 60_000;
/** The limit per account: a client retries a lost response within minutes, and keys must not fill the disk. */
export const keptOfOne = 300;

/** A call with an idempotency key: it takes effect once, however often it is sent. */
export interface KeyedCall {
  key: string;
  account: string;
  /** Hash of the method, the address and the body. */
  fingerprint: string;
  /** The response, read in the transaction of the write. */
  answerOf: (transaction: TransactionContext, result: unknown) => Promise<unknown>;
}

/** Ends the transaction of a repeated call. */
export class AnsweredBefore extends Error {
  override name = 'AnsweredBefore';
  readonly answer: unknown;

  constructor(answer: unknown) {
    super('This call was answered before.');
    this.answer = answer;
  }
}

/**
 * Inserts the key before any lock: of two concurrent calls, the second waits here until the first is over.
 * @throws AnsweredBefore, KEY_USED if the key belongs to another account or another call
 */
export async function takeKey(
  { db, now }: TransactionContext,
  { key, account, fingerprint }: KeyedCall,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('answered_call')
    .values({ key, account_id: account, fingerprint, answer: '', created_at: now.epochMilliseconds })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows) return;
  const call = await db
    .selectFrom('answered_call')
    .select(['account_id', 'fingerprint', 'answer'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (call?.account_id !== account || call.fingerprint !== fingerprint) throw new ParkError('KEY_USED');
  throw new AnsweredBefore(JSON.parse(call.answer));
}

/** Deletes the account's oldest keys above the limit. */
export async function keepAnswer(
  db: Db,
  { key, account }: Pick<KeyedCall, 'key' | 'account'>,
  answer: unknown,
): Promise<void> {
  await db
    .updateTable('answered_call')
    .set({ answer: JSON.stringify(answer ?? null) })
    .where('key', '=', key)
    .execute();
  const theirs = db.selectFrom('answered_call').select('id').where('account_id', '=', account);
  await db
    .deleteFrom('answered_call')
    .where('account_id', '=', account)
    .where('id', '<=', theirs.orderBy('id', 'desc').offset(keptOfOne).limit(1))
    .execute();
}

/** Releases the key of a failed call, so that a retry starts again. */
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
