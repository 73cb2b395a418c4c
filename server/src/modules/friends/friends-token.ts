import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ServerContext } from '../../server-context.ts';
import { findLink, type StoredLink } from './friends.store.ts';

const tokenForm = /^f([1-9]\d{0,8})\.([\w-]{24})$/;
type Signed = Pick<StoredLink, 'id' | 'salt'>;

/** Only the signature is secret, and the database does not contain it. */
export function friendsToken(secret: Uint8Array, link: Signed): string {
  return `f${link.id}.${sign(secret, link).toString('base64url')}`;
}

/** The link of a valid token if its rider may log in; null for any other token. */
export async function readFriendsToken(
  { store, secret }: Pick<ServerContext, 'store' | 'secret'>,
  token: string,
): Promise<StoredLink | null> {
  const [, number, signature] = tokenForm.exec(token) ?? [];
  if (number === undefined || signature === undefined) return null;
  const link = await findLink(store.db, Number(number));
  // Sign a dummy for a guessed number, so that the timing is equal.
  const expected = sign(secret, link ?? { id: 0, salt: '' });
  return timingSafeEqual(Buffer.from(signature, 'base64url'), expected) ? link : null;
}

/** The salt distinguishes links with the same number, because a restored database may reuse a number. */
function sign(secret: Uint8Array, { id, salt }: Signed): Buffer {
  return createHmac('sha256', secret).update(`friends:${id}:${salt}`).digest().subarray(0, 18);
}
