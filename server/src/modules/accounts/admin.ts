import { normalEmail } from '@cablepark/domain/accounts/contact';
import { ParkError } from '@cablepark/domain/errors';
import type { ServerContext } from '../../server-context.ts';
import { canAdminLogIn, giveBackAccess } from './give-back-access.ts';
import { findAccountByEmail } from './rows/accounts.store.ts';
import { createAccount } from './sign-up.ts';

/** Whether ADMIN_EMAIL and ADMIN_PASSWORD made an Admin, or changed nothing because there is one. */
export type AdminOfSettings = 'not set' | 'made' | 'changed nothing';

/**
 * Makes an Admin of ADMIN_EMAIL and ADMIN_PASSWORD if no Admin can log in: creates the account, or sets its role, status and password.
 * It never resets a later password. Several servers may run it at once.
 */
export async function ensureAdmin(context: ServerContext): Promise<AdminOfSettings> {
  const { admin } = context.config;
  if (!admin) return 'not set';
  const { db } = context.store;
  if (await canAdminLogIn(db)) return 'changed nothing';
  const email = normalEmail(admin.email);
  const isKnown = (await findAccountByEmail(db, email)) !== null;
  if (isKnown || !(await makeAdmin(context, email, admin.password)))
    await giveBackAccess(context, email, { password: admin.password, asAdmin: true });
  return 'made';
}

/** @returns false if another server has created the account first. */
async function makeAdmin(context: ServerContext, email: string, password: string): Promise<boolean> {
  try {
    const account = { firstName: 'Admin', phone: null, email, password, role: 'Admin' as const };
    await createAccount(context.store.db, context, account);
    return true;
  } catch (error) {
    if (!(error instanceof ParkError) || error.code !== 'RECORD_NOT_UNIQUE') throw error;
    return false;
  }
}
