import { ParkError } from '@cablepark/domain/errors';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { type Account, lockAccount } from '../../accounts/locks/index.ts';
import { eraseAccountRow, updateAccount } from '../../accounts/rows/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { forgetWaitingTo } from '../../outbox/retention/index.ts';
import { changeMerge, type MergeRow } from './merges.store.ts';
import { lockEnquiriesOf, markOf, moveRows } from './move-rows.ts';

/** The two records of a person. */
export interface Pair {
  guest: Account | null;
  into: Account | null;
}

/** Locks the guest's enquiries, then both accounts by their ids. */
export async function lockPair(
  { db, engine }: TransactionContext,
  guest: string,
  into: string,
): Promise<Pair> {
  await lockEnquiriesOf(db, engine, guest);
  const accounts = new Map<string, Account | null>();
  for (const id of [guest, into].toSorted()) accounts.set(id, await lockAccount(db, engine, id));
  return { guest: accounts.get(guest) ?? null, into: accounts.get(into) ?? null };
}

/**
 * Moves all of the guest's rows to the other account, and empties the guest. If that has neither address nor phone, it gets the guest's phone.
 * Both accounts are locked, and the rule has allowed it.
 */
export async function carryOutMerge(
  transaction: TransactionContext,
  merge: MergeRow,
  { guest, into }: { guest: Account; into: Account },
): Promise<void> {
  const { db, engine, now } = transaction;
  const { guest_account: from, into_account: to } = merge;
  const rowIds = await moveRows(db, engine, { from, to });
  await forgetWaitingTo(db, from);
  if (!(await eraseAccountRow(db, from))) throw new ParkError('CHANGED_SINCE');
  const { first_name, last_name, phone, language } = guest;
  const gavePhone = into.email === null && into.phone === null && phone !== null;
  if (gavePhone) await updateAccount(db, to, { phone });
  const change = {
    state: 'merged' as const,
    merged_at: now.epochMilliseconds,
    guest_facts: JSON.stringify({ first_name, last_name, phone, language, gavePhone }),
    moved: JSON.stringify(rowIds),
    mark: await markOf(db, rowIds),
  };
  if (!(await changeMerge(db, merge, change))) throw new ParkError('CHANGED_SINCE');
  // Omit the names: the audit log outlives an erased account.
  await writeAudit(transaction, {
    action: 'user.merge',
    subjectId: to,
    before: { account: from },
    after: { account: to, merge: merge.id },
  });
}
