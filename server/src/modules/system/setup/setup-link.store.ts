import type { Selectable } from 'kysely';
import type { Db, Store } from '../../../db/store.ts';
import type { SetupLinkTable } from '../../../db/tables/account-tables.ts';

/** The table holds one row, or none. */
const onlyRow = 1;

/** Blocked ones count, too: the park has an owner. */
export async function hasAdmin(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'Admin')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces the link; the old one becomes invalid. */
export async function replaceSetupLink(
  db: Db,
  link: Pick<Selectable<SetupLinkTable>, 'token_hash' | 'expires_at'>,
): Promise<void> {
  await db
    .insertInto('setup_link')
    .values({ id: onlyRow, ...link })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(link))
    .execute();
}

/** The link with this secret; a transaction locks its row until its end, so that concurrent calls wait. */
export async function findSetupLink(
  db: Db,
  engine: Store['engine'],
  tokenHash: string,
): Promise<Selectable<SetupLinkTable> | null> {
  const row = await db
    .selectFrom('setup_link')
    .selectAll()
    .where('id', '=', onlyRow)
    .where('token_hash', '=', tokenHash)
    .$if(engine === 'postgres' && db.isTransaction, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ?? null;
}

/** The one write that uses the link: it succeeds once, before the link expires and while there is no Admin. */
export async function spendSetupLink(db: Db, tokenHash: string, nowMs: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('setup_link')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', nowMs)
    .where((build) =>
      build.not(
        build.exists(build.selectFrom('account').select('account.id').where('account.role', '=', 'Admin')),
      ),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
