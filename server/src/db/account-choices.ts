import type { Db } from './store.ts';

/** The account columns that hold 1 or 0. */
export type AccountChoice = 'reminders' | 'digest' | 'season_mails' | 'board_name';

/** The user's choice, or the column's default. */
export async function readChoice(db: Db, account: string, choice: AccountChoice): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select(`${choice} as chosen`)
    .where('id', '=', account)
    .executeTakeFirst();
  return row?.chosen === 1;
}

export async function writeChoice(
  db: Db,
  account: string,
  choice: AccountChoice,
  isWanted: boolean,
): Promise<void> {
  const value = isWanted ? 1 : 0;
  await db
    .updateTable('account')
    .set({ [choice]: value })
    .where('id', '=', account)
    // An unchanged value is no write, so caches stay valid.
    .where(choice, '<>', value)
    .execute();
}
