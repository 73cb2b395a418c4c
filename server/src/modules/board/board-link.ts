import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { paths } from '@cablepark/contract/paths';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';

/** The table has at most one row: the link of the park's screen. */
const onlyId = 1;

async function findSalt(db: Db): Promise<string | null> {
  const row = await db.selectFrom('board_link').select('salt').where('id', '=', onlyId).executeTakeFirst();
  return row?.salt ?? null;
}

/** Creates the link, or replaces it; the old one becomes invalid. @returns the salt of its key */
export async function renewSalt(db: Db): Promise<string> {
  const salt = randomBytes(12).toString('base64url');
  await db
    .insertInto('board_link')
    .values({ id: onlyId, salt })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ salt }))
    .execute();
  return salt;
}

/** The address of the park's own screen; null if there is none. The key is in the fragment, which no server, log or other site sees. */
export async function findBoardAddress({ config, secret, store }: AppContext): Promise<string | null> {
  const salt = await findSalt(store.db);
  return salt === null ? null : boardAddress({ config, secret }, salt);
}

export function boardAddress(
  { config, secret }: Pick<AppContext, 'config' | 'secret'>,
  salt: string,
): string {
  return `${config.publicUrl}${paths.board}#${keyOf(secret, salt).toString('base64url')}`;
}

/** Whether the key of a screen is the current one. */
export async function isBoardKey({ secret, store }: AppContext, key: string): Promise<boolean> {
  const salt = await findSalt(store.db);
  const keyBytes = Buffer.from(key, 'base64url');
  const expectedKey = keyOf(secret, salt ?? '');
  return keyBytes.length === expectedKey.length && timingSafeEqual(keyBytes, expectedKey) && salt !== null;
}

/** Signed with the server's secret, so the database alone does not reveal it. */
function keyOf(secret: Uint8Array, salt: string): Buffer {
  return createHmac('sha256', secret).update(`board:${salt}`).digest().subarray(0, 24);
}
