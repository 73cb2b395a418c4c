import { createHmac, timingSafeEqual } from 'node:crypto';
import { mailedGroupPage } from '@cablepark/contract/groups/group-pages';
import type { ServerContext } from '../../server-context.ts';
import { type EnquiryRow, findEnquiry } from './enquiries.store.ts';

const tokenForm = /^g([1-9]\d{0,8})\.([\w-]{24})$/;
type Signed = Pick<EnquiryRow, 'id' | 'salt'>;

/** The page of a group. Anybody with one of its mails can open it. Only the signature is secret, and the database does not contain it. */
export function groupLink({ secret, config }: Pick<ServerContext, 'secret' | 'config'>, row: Signed): string {
  return `${config.publicUrl}${mailedGroupPage}?token=${groupToken(secret, row)}`;
}

export function groupToken(secret: Uint8Array, row: Signed): string {
  return `g${row.id}.${sign(secret, row).toString('base64url')}`;
}

/** The enquiry of a valid token; null for an invalid token. */
export async function readGroupToken(
  { store, secret }: Pick<ServerContext, 'store' | 'secret'>,
  token: string,
): Promise<EnquiryRow | null> {
  const [, number, signature] = tokenForm.exec(token) ?? [];
  if (number === undefined || signature === undefined) return null;
  const row = await findEnquiry(store.db, Number(number));
  // Sign a dummy for a guessed number, so that the timing is equal.
  const expected = sign(secret, row ?? { id: 0, salt: '' });
  return timingSafeEqual(Buffer.from(signature, 'base64url'), expected) ? row : null;
}

/** The salt distinguishes enquiries with the same number, because a restored database may reuse a number. */
function sign(secret: Uint8Array, { id, salt }: Signed): Buffer {
  return createHmac('sha256', secret).update(`enquiry:${id}:${salt}`).digest().subarray(0, 18);
}
