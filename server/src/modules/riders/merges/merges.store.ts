import type { MergedAccount } from '@cablepark/domain/accounts/merge-rules';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Store } from '../../../db/store.ts';
import type { AccountMergeTable } from '../../../db/tables/account-tables.ts';
import type { Account } from '../../accounts/locks/index.ts';

export type MergeRow = Selectable<AccountMergeTable>;

export async function insertMerge(db: Db, row: Insertable<AccountMergeTable>): Promise<MergeRow> {
  return await db.insertInto('account_merge').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function findMerge(db: Db, id: number): Promise<MergeRow | null> {
  return (await db.selectFrom('account_merge').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Locks a merge until the transaction ends. Lock its accounts before it. */
export async function lockMerge(db: Db, engine: Store['engine'], id: number): Promise<MergeRow | null> {
  const row = await db
    .selectFrom('account_merge')
    .selectAll()
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  return row ?? null;
}

/** The merges of a record that can be undone, or still agreed to by their owner, newest first. */
export async function findMergesOf(db: Db, account: string, nowMs: number) {
  return await db
    .selectFrom('account_merge')
    .innerJoin('account as guest', 'guest.id', 'account_merge.guest_account')
    .innerJoin('account as into', 'into.id', 'account_merge.into_account')
    .selectAll('account_merge')
    .select(['guest.first_name as guest_name', 'into.first_name as into_name'])
    .where((eb) => eb.or([eb('guest_account', '=', account), eb('into_account', '=', account)]))
    .where((eb) =>
      eb.or([
        eb.and([
          eb('state', '=', 'waiting'),
          eb('expires_at', '>', nowMs),
          eb('guest.status', '<>', 'erased'),
          eb('into.status', '<>', 'erased'),
        ]),
        eb.and([eb('state', '=', 'merged'), eb('guest_facts', 'is not', null)]),
      ]),
    )
    .orderBy('account_merge.id', 'desc')
    .execute();
}

export async function changeMerge(
  db: Db,
  { id, state }: Pick<MergeRow, 'id' | 'state'>,
  change: Updateable<AccountMergeTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account_merge')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes the personal data that merges store about erased records. These merges can't be undone any more. */
export async function forgetMergesOf(db: Db, accounts: readonly string[]): Promise<void> {
  await db
    .updateTable('account_merge')
    .set({ guest_facts: null })
    .where((eb) => eb.or([eb('guest_account', 'in', accounts), eb('into_account', 'in', accounts)]))
    .execute();
}

/** This record and all records that were merged into it, directly or through another one. */
export async function findRecordsOf(db: Db, account: string): Promise<string[]> {
  const records = new Set([account]);
  for (let found = [account]; found.length > 0; ) {
    const rows = await db
      .selectFrom('account_merge')
      .select('guest_account')
      .where('into_account', 'in', found)
      .where('state', '=', 'merged')
      .execute();
    found = rows.map(({ guest_account }) => guest_account).filter((guest) => !records.has(guest));
    for (const guest of found) records.add(guest);
  }
  return [...records];
}

/** Deletes the names and marks that older merges stored for their undo. */
export async function forgetMergesBefore(db: Db, beforeMs: number): Promise<void> {
  await db
    .updateTable('account_merge')
    .set({ guest_facts: null, moved: null, mark: null })
    .where('state', '=', 'merged')
    .where('merged_at', '<=', beforeMs)
    .where('guest_facts', 'is not', null)
    .execute();
}

/** The facts of an account that the merge rules need. */
export function mergedAccount(account: Account | null): MergedAccount | null {
  if (account === null) return null;
  const { id, email, proved_email: provedEmail, status } = account;
  return { id, email, provedEmail, status };
}
