import { decidePasswordReset } from '@cablepark/domain/accounts/account-rules';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import type { Selectable } from 'kysely';
import type { ResetTokenTable } from '../../../db/tables/account-tables.ts';
import type { ServerContext } from '../../../server-context.ts';
import { lockActiveAccount } from '../locks/index.ts';
import { announceLogInChange } from '../log-in-change.ts';
import { endLinks } from '../mailed-links.ts';
import { updateAccount } from '../rows/accounts.store.ts';
import { hashOfToken } from '../secrets/opaque-token.ts';
import { hashPassword } from '../secrets/password-hash.ts';
import { endSessions } from '../sessions/sessions.store.ts';
import { findResetToken, useResetToken } from './passwords.store.ts';

/**
 * Sets a new password by a mailed token and ends all sessions of the account.
 * @throws TOKEN_EXPIRED (401), INVALID_TOKEN (403: used or unknown).
 */
export async function resetPassword(context: ServerContext, token: string, password: string): Promise<void> {
  const tokenHash = hashOfToken(token);
  const resetToken = await findResetToken(context.store.db, tokenHash);
  // Checked before the transaction, too, so that only a valid token costs a hash.
  enforce(
    decidePasswordReset(resetToken && { ...factsOf(resetToken), isAccountActive: true }, context.clock.now()),
  );
  if (!resetToken) throw new ParkError('INVALID_TOKEN');
  const password_hash = await hashPassword(context.config, password);
  const now = context.clock.now();
  await context.store.db.transaction().execute(async (db) => {
    const before = await lockActiveAccount(db, context.store.engine, resetToken.account_id);
    const current = await findResetToken(db, tokenHash);
    enforce(decidePasswordReset(current && { ...factsOf(current), isAccountActive: before !== null }, now));
    if (!before || !(await useResetToken(db, tokenHash, now.epochMilliseconds))) {
      throw new ParkError('INVALID_TOKEN');
    }
    const endedLinks = await endLinks({ db, engine: context.store.engine }, before.id);
    await endSessions(db, before.id);
    const after = await updateAccount(db, before.id, {
      password_hash,
      // The link proves access to the mailbox.
      proved_email: before.email,
    });
    if (!after) throw new ParkError('INVALID_TOKEN');
    await announceLogInChange({ db, now }, { before, after, ended: endedLinks });
  });
  context.outbox.raise();
}

function factsOf(token: Selectable<ResetTokenTable>) {
  return {
    isUsed: token.used_at !== null,
    expiresAt: Temporal.Instant.fromEpochMilliseconds(token.expires_at),
  };
}
