import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../db/store.ts';
import type { WithdrawalTable } from '../../../db/tables/pass-tables.ts';

export type Withdrawal = Selectable<WithdrawalTable>;

export async function insertWithdrawal(db: Db, row: Insertable<WithdrawalTable>): Promise<Withdrawal> {
  return await db.insertInto('withdrawal').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function findWithdrawal(db: Db, pass: number): Promise<Withdrawal | null> {
  const row = await db.selectFrom('withdrawal').selectAll().where('pass_id', '=', pass).executeTakeFirst();
  return row ?? null;
}

/** The passes that an account has bought online, newest first. */
export async function findBoughtPasses(db: Db, account: string): Promise<number[]> {
  const rows = await db
    .selectFrom('payment')
    .select('pass_id')
    .where('created_by', '=', account)
    .where('method', '=', 'online')
    .where('pass_id', 'is not', null)
    .$narrowType<{ pass_id: number }>()
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute();
  return rows.map(({ pass_id }) => pass_id);
}

/** Nobody buys more passes within the withdrawal period. */
const mostListed = 100;
