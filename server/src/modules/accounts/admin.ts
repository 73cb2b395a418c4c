import { normalEmail } from '@cablepark/domain/accounts/contact';
import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../context.ts';
import { type Account, findAccountByEmail, updateAccount } from './accounts.store.ts';
import { deleteMailedLinks } from './mailed-links.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { endSessions } from './sessions.store.ts';
import { createAccount } from './sign-up.ts';

/**
 * Makes sure at the start that ADMIN_EMAIL and ADMIN_PASSWORD log an Admin in: the account is made, or
 * given back its role, its password and its standing. Several servers may do this at once.
 */
export async function ensureAdmin(context: AppContext): Promise<void> {
  const { admin } = context.config;
  if (!admin) return;
  const email = normalEmail(admin.email);
  const known =
    (await findAccountByEmail(context.store.db, email)) ?? (await makeAdmin(context, email, admin.password));
  if (known) await repairAdmin(context, known, admin.password);
}

/** The account, if another server was quicker to make it. */
async function makeAdmin(context: AppContext, email: string, password: string): Promise<Account | null> {
  try {
    await createAccount(context.store.db, context, {
      firstName: 'Admin',
      phone: null,
      email,
      password,
      role: 'Admin',
    });
    return null;
  } catch (error) {
    if (!(error instanceof ParkError) || error.code !== 'RECORD_NOT_UNIQUE') throw error;
    return findAccountByEmail(context.store.db, email);
  }
}

async function repairAdmin(context: AppContext, account: Account, password: string): Promise<void> {
  const { db } = context.store;
  if (account.role !== 'Admin' || account.status !== 'active') {
    await updateAccount(db, account.id, { role: 'Admin', status: 'active' });
    await deleteMailedLinks(db, account.id);
  }
  if (await isPassword(context.config, account.password_hash, password)) return;
  const password_hash = await hashPassword(context.config, password);
  await db.transaction().execute(async (db) => {
    await updateAccount(db, account.id, { password_hash });
    await endSessions(db, account.id);
    await deleteMailedLinks(db, account.id);
  });
}
