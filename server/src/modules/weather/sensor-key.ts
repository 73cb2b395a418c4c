import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';

/** The table has at most one row. */
const onlyId = 1;

/** Creates the key, or replaces it; the old one becomes invalid. */
export async function renewSensorKey(
  { secret }: Pick<AppContext, 'secret'>,
  db: Db,
  nowMs: number,
): Promise<string> {
  const fresh = { salt: randomBytes(12).toString('base64url'), created_at: nowMs, last_sent_at: null };
  await db
    .insertInto('sensor_key')
    .values({ id: onlyId, ...fresh })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(fresh))
    .execute();
  return keyOf(secret, fresh.salt);
}

export async function findSensorKey(db: Db) {
  return (await db.selectFrom('sensor_key').selectAll().where('id', '=', onlyId).executeTakeFirst()) ?? null;
}

/** Derived from the server's secret, so the database alone does not reveal it. */
function keyOf(secret: Uint8Array, salt: string): string {
  return createHmac('sha256', secret).update(`sensor:${salt}`).digest('base64url');
}

/** `t=1783000000,v1=…`: the seconds since 1970 and the HMAC in hex, as for Stripe's webhooks. */
const form = /^t=(\d{1,12}),v1=([\da-f]{64})$/;

/** The header of a signed call. */
export function writeSignature(key: string, seconds: number, body: string): string {
  return `t=${seconds},v1=${signed(key, seconds, body).toString('hex')}`;
}

/** When a body was signed with the current key; null for an invalid signature. */
export async function readSignature(
  { store, secret }: Pick<AppContext, 'store' | 'secret'>,
  signature: unknown,
  body: string,
): Promise<{ salt: string; sentAt: Temporal.Instant } | null> {
  const [, seconds = '', hex = ''] = (typeof signature === 'string' && form.exec(signature)) || [];
  const row = hex === '' ? null : await findSensorKey(store.db);
  if (!row) return null;
  const expected = signed(keyOf(secret, row.salt), Number(seconds), body);
  if (!timingSafeEqual(expected, Buffer.from(hex, 'hex'))) return null;
  return { salt: row.salt, sentAt: Temporal.Instant.fromEpochMilliseconds(Number(seconds) * 1_000) };
}

function signed(key: string, seconds: number, body: string): Buffer {
  return createHmac('sha256', key).update(`${seconds}.${body}`).digest();
}
