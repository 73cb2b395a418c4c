import { type InvitedRole, invitedRoles } from '@cablepark/domain/accounts/roles';
import type { Db } from '../../../db/store.ts';
import type { Account } from '../locks/index.ts';

/** A staff account without a first login. Guests at the desk have no password either, but are riders. */
export function isWaitingForPassword(account: Pick<Account, 'password_hash' | 'role' | 'status'>): boolean {
  return account.password_hash === null && account.role !== 'User' && account.status === 'active';
}

/** Invited accounts without a password, and the expiry of their links. */
export async function findInvited(db: Db) {
  const rows = await db
    .selectFrom('account')
    .leftJoin('reset_token', (join) =>
      join.onRef('reset_token.account_id', '=', 'account.id').on('reset_token.used_at', 'is', null),
    )
    .select(['account.id', 'account.email', 'account.first_name', 'account.role', 'account.language'])
    .select(({ fn }) => fn.max('reset_token.expires_at').as('expires_at'))
    .where('account.password_hash', 'is', null)
    .where('account.status', '=', 'active')
    .where('account.role', 'in', invitedRoles)
    .groupBy(['account.id', 'account.email', 'account.first_name', 'account.role', 'account.language'])
    .orderBy('account.email')
    .execute();
  return rows.map(({ role, email, expires_at, ...row }) => ({
    ...row,
    email: email ?? '',
    role: role as InvitedRole,
    expiresAtMs: expires_at,
  }));
}
