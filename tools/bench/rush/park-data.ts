import { randomUUID } from 'node:crypto';
import { systemClock } from '../../../server/src/clock.ts';
import { openStore } from '../../../server/src/db/store.ts';
import { signAccessToken } from '../../../server/src/modules/accounts/access-token.ts';
import { firstDayMs } from '../load/park-data.ts';

export const secret = 'known to the bench, which signs its riders in';

const slotsADay = 48;
const days = 42;
const quarterMs = 15 * 60_000;
const dayMs = 24 * 60 * 60_000;
const opensMs = 7 * 60 * 60_000;
const sessionMs = 24 * 60 * 60_000;
const portion = 500;

export interface Rider {
  id: string;
  token: string;
}

export interface RushPark {
  riders: Rider[];
  /** Of the one track, six weeks of them, all free. */
  slots: number[];
}

/** A track of six weeks, and riders who are logged in: two thousand log-ins would measure the hashing of passwords. */
export async function makeData(
  settings: { databaseUrl: string | null; dataDir: string },
  riders: number,
): Promise<RushPark> {
  const store = await openStore(settings);
  const { db } = store;
  const now = Date.now();
  await db.insertInto('asset').values({ id: 1, name: '1' }).execute();
  const slots = Array.from({ length: days * slotsADay }, (_, index) => {
    const start =
      firstDayMs() + Math.floor(index / slotsADay) * dayMs + opensMs + (index % slotsADay) * quarterMs;
    const span = { start_at: start, end_at: start + quarterMs, duration: 15, price_cents: 5500 };
    const rest = { asset_id: 1, event_id: null, series: 'rush', booked_by: null, payment_id: null };
    return { id: index + 1, ...span, ...rest };
  });
  for (const rows of portions(slots)) await db.insertInto('slot').values(rows).execute();
  const people = Array.from({ length: riders }, () => ({ id: randomUUID(), family: randomUUID() }));
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
  await store.close();
  const signing = { clock: systemClock, secret: new TextEncoder().encode(secret) };
  return {
    slots: slots.map(({ id }) => id),
    riders: await Promise.all(
      people.map(async ({ id, family }) => ({
        id,
        token: await signAccessToken(signing as Parameters<typeof signAccessToken>[0], {
          accountId: id,
          family,
        }),
      })),
    ),
  };
}

function* portions<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += portion) yield rows.slice(from, from + portion);
}
