import { mailPages, resetPages } from '@cablepark/contract/addresses';
import { normalEmail } from '@cablepark/domain/accounts/contact';
import { emailSchema } from '@cablepark/domain/accounts/fields';
import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../context.ts';
import { writeAccountMessage } from '../messages/index.ts';
import { findAccountByEmail, lockActiveAccount } from './accounts.store.ts';
import { newOpaqueToken } from './opaque-token.ts';
import { insertResetToken } from './passwords.store.ts';

const resetTokenLifeMs = 60 * 60_000;

/**
 * The page that a reset mail leads to, built here. What was asked for is held against the closed list and never parsed,
 * resolved or copied: any of it could lead the token to a stranger.
 * @throws INVALID_PAYLOAD for whatever is not in the list.
 */
export function resetPage(publicUrl: string, asked: string | null | undefined): string {
  const path = asked == null ? mailPages.reset : resetPages.find((page) => asked === `${publicUrl}${page}`);
  if (path !== undefined) return `${publicUrl}${path}`;
  const reason = '"reset_url" must be a page of this site that has a form for it.';
  throw new ParkError('INVALID_PAYLOAD', { extensions: { reason } });
}

/**
 * Mails a link that is good for one hour and one use. Without an active account of that address nothing happens.
 * @param page of `resetPage`
 */
export async function requestPasswordReset(context: AppContext, email: string, page: string): Promise<void> {
  const { success, data } = emailSchema.safeParse(email);
  const to = success ? normalEmail(data) : null;
  const account = to === null ? null : await findAccountByEmail(context.store.db, to);
  if (to === null || !account) return;
  const { token, hash } = newOpaqueToken();
  const now = context.clock.now();
  const uselessAt = now.add({ milliseconds: resetTokenLifeMs });
  const isWritten = await context.store.db.transaction().execute(async (db) => {
    const held = await lockActiveAccount(db, context.store.engine, account.id);
    // Blocked, or moved to another address while it was looked up: what ended the links before must not miss this one.
    if (held?.email !== to) return false;
    await insertResetToken(db, {
      token_hash: hash,
      account_id: held.id,
      expires_at: uselessAt.epochMilliseconds,
      used_at: null,
    });
    const message = { kind: 'password-reset' as const, account: held.id, to, data: { token, page } };
    await writeAccountMessage({ db, now }, { ...message, uselessAt });
    return true;
  });
  if (isWritten) context.outbox.raise();
}
