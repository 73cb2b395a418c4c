import type { Db } from '../../db/store.ts';
import type { ServerContext } from '../../server-context.ts';
import { type Account, lockAccount } from './locks/index.ts';
import { announceLogInChange } from './log-in-change.ts';
import { endLinks } from './mailed-links.ts';
import { findAccountByEmail, updateAccount } from './rows/accounts.store.ts';
import { hashPassword } from './secrets/password-hash.ts';
import { endSessions } from './sessions/sessions.store.ts';

export interface AccessGivenBack {
  before: Account;
  after: Account;
}

/** Whether an Admin can log in: blocked ones and invited ones without a password cannot. */
export async function canAdminLogIn(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'Admin')
    .where('status', '=', 'active')
    .where('password_hash', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * For the operator of the server: sets a new password, activates the account, and ends its sessions and links.
 * It becomes an Admin on request, or if no Admin can log in. A mail notifies the owner.
 * @param email in its normal form @returns null if no account has this address
 */
export async function giveBackAccess(
  {
    store,
    clock,
    config,
  }: Pick<ServerContext, 'clock'> & {
    store: Pick<ServerContext['store'], 'db' | 'engine'>;
    config: Pick<ServerContext['config'], 'cheapPasswords'>;
  },
  email: string,
  { password, asAdmin }: { password: string; asAdmin: boolean },
): Promise<AccessGivenBack | null> {
  const password_hash = await hashPassword(config, password);
  const now = clock.now();
  return await store.db.transaction().execute(async (db) => {
    const account = await findAccountByEmail(db, email);
    const before = account && (await lockAccount(db, store.engine, account.id));
    if (!before || before.email !== email) return null;
    const isAdmin = asAdmin || !(await canAdminLogIn(db));
    const after = await updateAccount(db, before.id, {
      password_hash,
      status: 'active',
      ...(isAdmin && { role: 'Admin' as const }),
    });
    if (!after) return null;
    await endSessions(db, before.id);
    const endedLinks = await endLinks({ db, engine: store.engine }, before.id);
    await announceLogInChange({ db, now }, { before, after, ended: endedLinks });
    return { before, after };
  });
}
