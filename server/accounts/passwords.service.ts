import { normalEmail } from '@cablepark/domain/contact';
import { ParkError } from '@cablepark/domain/errors';
import { emailSchema } from '@cablepark/domain/wire';
import { passwordChangedMail, passwordResetMail } from '../mail/texts/texts.ts';
import type { Park } from '../park.ts';
import { type Account, findAccountByEmail, holdActiveAccount, updateAccount } from './accounts.store.ts';
import { hashOfToken, newOpaqueToken } from './opaque-token.ts';
import { hashPassword } from './password-hash.ts';
import { deleteResetTokens, findResetToken, insertResetToken, useResetToken } from './passwords.store.ts';
import { endSessions } from './sessions.store.ts';

const resetTokenLifeMs = 60 * 60_000;

/**
 * The page that a reset mail leads to: the park's own `/reset`, or another page of the same origin.
 * @throws INVALID_PAYLOAD for a foreign one, which would hand the token to a stranger.
 */
export function resetPage(publicUrl: string, wished: string | null | undefined): URL {
  const own = new URL(`${publicUrl}/reset`);
  if (wished === null || wished === undefined) return own;
  const url = URL.parse(wished);
  if (url?.origin !== own.origin) {
    throw new ParkError('INVALID_PAYLOAD', {
      extensions: { reason: '"reset_url" must be a page of this site.' },
    });
  }
  return new URL(`${url.pathname}${url.search}`, own.origin);
}

/** Mails a link that is good for one hour and one use. Without an active account of that address nothing happens. */
export async function requestPasswordReset(park: Park, email: string, page: URL): Promise<void> {
  const { success, data } = emailSchema.safeParse(email);
  const account = success ? await findAccountByEmail(park.store.db, normalEmail(data)) : null;
  if (account?.email == null || account.status !== 'active') return;
  const { token, hash } = newOpaqueToken();
  await insertResetToken(park.store.db, {
    token_hash: hash,
    account_id: account.id,
    expires_at: park.clock.now().epochMilliseconds + resetTokenLifeMs,
    used_at: null,
  });
  page.searchParams.set('token', token);
  const { name } = await park.content.read();
  await park.mailer.send({ to: account.email, ...passwordResetMail(account.language, name, page.href) });
}

/**
 * Sets a new password by a mailed token and ends all sessions of the account.
 * @throws TOKEN_EXPIRED (401), INVALID_TOKEN (403: used or unknown).
 */
export async function resetPassword(park: Park, token: string, password: string): Promise<void> {
  const tokenHash = hashOfToken(token);
  // Looked at first so that only who holds a good token makes the server hash; the write below decides.
  const { account_id } = await requireGoodToken(park, tokenHash);
  const password_hash = await hashPassword(password);
  const account = await park.store.db.transaction().execute(async (db) => {
    const held = await holdActiveAccount(db, park.store.engine, account_id);
    if (!held || !(await useResetToken(db, tokenHash, park.clock.now().epochMilliseconds))) return null;
    await deleteResetTokens(db, account_id);
    await endSessions(db, account_id);
    return updateAccount(db, account_id, { password_hash });
  });
  if (!account) throw new ParkError('INVALID_TOKEN');
  announcePasswordChange(park, account);
}

async function requireGoodToken(park: Park, tokenHash: string) {
  const found = await findResetToken(park.store.db, tokenHash);
  if (!found || found.used_at !== null) throw new ParkError('INVALID_TOKEN');
  if (found.expires_at <= park.clock.now().epochMilliseconds) throw new ParkError('TOKEN_EXPIRED');
  return found;
}

/** Tells the owner, so that a change by a stranger does not go unseen. The answer does not wait for the mail. */
export function announcePasswordChange(park: Park, { email, language }: Account): void {
  if (email === null) return;
  park.content
    .read()
    .then(({ name }) =>
      park.mailer.send({ to: email, ...passwordChangedMail(language, name, park.config.publicUrl) }),
    )
    .catch((error: unknown) => park.log.error({ err: error }, 'a change of password could not be told'));
}
