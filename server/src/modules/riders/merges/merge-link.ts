import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '../../../db/store.ts';
import type { ServerContext } from '../../../server-context.ts';
import { findLivingAccount } from '../../accounts/rows/index.ts';
import { findMerge, type MergeRow } from './merges.store.ts';

const tokenForm = /^m([1-9]\d{0,8})\.([\w-]{24})$/;
type Signed = Pick<MergeRow, 'id' | 'salt'>;

/** What lets the owner of this address agree. A new address ends it. */
export function mergeToken(secret: Uint8Array, row: Signed, email: string): string {
  return `m${row.id}.${sign(secret, row, email).toString('base64url')}`;
}

/** The merge of a valid token; null for any other. */
export async function readMergeToken(
  db: Db,
  { secret }: Pick<ServerContext, 'secret'>,
  token: string,
): Promise<MergeRow | null> {
  const [, number, signature] = tokenForm.exec(token) ?? [];
  if (number === undefined || signature === undefined) return null;
  const row = await findMerge(db, Number(number));
  const owner = row && (await findLivingAccount(db, row.into_account));
  // A guessed number takes as long as a real one.
  const expected = sign(secret, row ?? { id: 0, salt: '' }, owner?.email ?? '');
  const isValid = timingSafeEqual(Buffer.from(signature, 'base64url'), expected);
  return isValid && owner?.email ? row : null;
}

/** The salt tells merges of one number apart: a restored park may use a number again. */
function sign(secret: Uint8Array, { id, salt }: Signed, email: string): Buffer {
  return createHmac('sha256', secret).update(`merge:${id}:${salt}:${email}`).digest().subarray(0, 18);
}
