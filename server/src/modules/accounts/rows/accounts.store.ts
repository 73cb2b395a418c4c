import { searchTextOf } from '@cablepark/domain/accounts/search-text';
import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../../db/store.ts';
import type { AccountTable } from '../../../db/tables/account-tables.ts';
import type { Account } from '../locks/index.ts';

/** `email` in its normal form. */
export async function findAccountByEmail(db: Db, email: string): Promise<Account | null> {
  const row = await db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst();
  return row ?? null;
}

/** Whether another account has this address (in its normal form). */
export async function isEmailOfOther(db: Db, id: string, email: string): Promise<boolean> {
  const owner = await findAccountByEmail(db, email);
  return owner !== null && owner.id !== id;
}

export async function findLivingAccount(db: Db, id: string): Promise<Account | null> {
  const row = await db
    .selectFrom('account')
    .selectAll()
    .where('id', '=', id)
    .where('status', '<>', 'erased')
    .executeTakeFirst();
  return row ?? null;
}

export async function insertAccount(db: Db, row: Insertable<AccountTable>): Promise<void> {
  const { first_name = null, last_name = null, email = null, phone = null } = row;
  const search_text = searchTextOf({ first_name, last_name, email, phone });
  await db
    .insertInto('account')
    .values({ ...row, search_text })
    .execute();
}

/** The columns of an address change; it invalidates the booking links in mails to the old address. */
export function addressChange(
  { email: known, link_round }: Account,
  email: string,
): Pick<Account, 'email' | 'link_round'> {
  return { email, link_round: link_round + (known === email ? 0 : 1) };
}

/** Changes an account that is not erased; null if there is none. */
export async function updateAccount(
  db: Db,
  id: string,
  change: Updateable<AccountTable>,
): Promise<Account | null> {
  const row = await db
    .updateTable('account')
    .set(change)
    .where('id', '=', id)
    .where('status', '<>', 'erased')
    .returningAll()
    .executeTakeFirst();
  return row ? await withSearchText(db, row) : null;
}

/** The search text combines several columns, so a change of one needs the others, too. */
async function withSearchText(db: Db, row: Account): Promise<Account> {
  const search_text = searchTextOf(row);
  if (search_text !== row.search_text)
    await db.updateTable('account').set({ search_text }).where('id', '=', row.id).execute();
  return { ...row, search_text };
}

/** Deletes the personal data of an account; the row stays for payments and history. */
export async function eraseAccountRow(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({
      email: null,
      first_name: null,
      last_name: null,
      phone: null,
      language: null,
      password_hash: null,
      digest: 0,
      season_mails: 0,
      board_name: 0,
      refused_email: null,
      proved_email: null,
      search_text: '',
      role: 'User',
      status: 'erased',
    })
    .where('id', '=', id)
    .where('status', '<>', 'erased')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Restores the name and phone of an erased guest, because a merge is undone. */
export async function restoreGuestRow(
  db: Db,
  id: string,
  guest: Pick<Account, 'first_name' | 'last_name' | 'phone' | 'language'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ ...guest, status: 'active', search_text: searchTextOf({ ...guest, email: null }) })
    .where('id', '=', id)
    .where('status', '=', 'erased')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
