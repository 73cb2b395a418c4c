import { randomUUID } from 'node:crypto';
import { systemClock } from '../../server/src/clock.ts';
import type { Db } from '../../server/src/db/store.ts';
import { signAccessToken } from '../../server/src/modules/accounts/secrets/access-token.ts';

/** The server's `TOKEN_SECRET`. */
export const secret = 'known to the bench, which signs its riders in';

const sessionMs = 24 * 60 * 60_000;
const portion = 500;

export interface LogIn {
  id: string;
  family: string;
}

export interface Rider {
  id: string;
  token: string;
}

/** Riders who are logged in: thousands of log-ins would measure the hashing of passwords. */
export async function makeLogIns(db: Db, count: number): Promise<LogIn[]> {
  const people = Array.from({ length: count }, () => ({ id: randomUUID(), family: randomUUID() }));
  const now = Date.now();
  for (const some of portions(people)) {
    const rows = some.map(({ id }) => {
      const person = {
        id,
        email: `${id}@example.com`,
        proved_email: `${id}@example.com`,
        first_name: 'Ola',
        last_name: null,
        phone: '600700800',
      };
      const rest = { status: 'active', language: 'pl', password_hash: null, created_at: now } as const;
      return { ...person, ...rest, role: 'User' as const };
    });
    await db.insertInto('account').values(rows).execute();
    const sessions = some.map(({ id, family }) => ({
      token_hash: family,
      family,
      account_id: id,
      created_at: now,
      expires_at: now + sessionMs,
      rotated_at: null,
    }));
    await db.insertInto('session').values(sessions).execute();
  }
  return people;
}

/** Their tokens last a quarter of an hour. */
export async function signIn(logIns: readonly LogIn[]): Promise<Rider[]> {
  const signing = { clock: systemClock, secret: new TextEncoder().encode(secret) };
  const context = signing as Parameters<typeof signAccessToken>[0];
  return await Promise.all(
    logIns.map(async ({ id, family }) => ({
      id,
      token: await signAccessToken(context, { accountId: id, family }),
    })),
  );
}

export function* portions<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += portion) yield rows.slice(from, from + portion);
}
