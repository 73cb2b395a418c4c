import { ParkError } from '@cablepark/domain/errors';
import type { Db } from './store.ts';
import type { TransactionContext } from './transaction-context.ts';

/** The days for which a call that is sent again gets its first answer. */
const keptDays = 7;
const dayMs = 24 * 60 * 60_000;
/** So many of one account's: an answer that was lost is asked for again within minutes, and a key alone must not fill the disk. */
export const keptOfOne = 300;

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
 * @throws AnsweredBefore, KEY_USED where it is another's key, or was used for something else
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
  const known = await db
    .selectFrom('answered_call')
    .select(['account_id', 'fingerprint', 'answer'])
    .where('key', '=', key)
    .executeTakeFirst();
  if (known?.account_id !== account || known.fingerprint !== fingerprint) throw new ParkError('KEY_USED');
  throw new AnsweredBefore(JSON.parse(known.answer));
}

/** The account's oldest make room. */
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
