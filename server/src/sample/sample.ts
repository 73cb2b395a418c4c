import { randomBytes, randomUUID } from 'node:crypto';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { normalEmail } from '@cablepark/domain/accounts/contact';
import { type Role } from '@cablepark/domain/accounts/permissions';
import { roles } from '@cablepark/domain/accounts/roles';
import { dayOf } from '@cablepark/domain/time/park-time';
import { sql } from 'kysely';
import type { AppContext } from '../context.ts';
import type { Db } from '../db/store.ts';
import { createAccount } from '../modules/accounts/index.ts';
import { insertAccount } from '../modules/accounts/rows/index.ts';
import { makeBookings } from './sample-bookings.ts';
import { makeSampleContent } from './sample-content.ts';
import { makeSampleEvents } from './sample-events.ts';
import { makeSamplePages } from './sample-pages.ts';
import { makePast } from './sample-past.ts';
import { makeSamplePrices } from './sample-prices.ts';
import { makeSampleSeason } from './sample-season.ts';
import { makeSampleTracks } from './sample-tracks.ts';
import { makeSampleWords } from './sample-words.ts';

export interface SampleAccount {
  role: Role;
  email: string;
  password: string;
}

/**
 * Fills an empty database with a demo park: two tracks, four weeks of slots and the week before them, events, bookings and one account per
 * role. The result has the accounts with their passwords; null if there is data already.
 */
export async function makeSample(context: AppContext): Promise<SampleAccount[] | null> {
  // `ensureAdmin` creates the Admin of the settings; the sample does not use its address.
  const accounts = roles
    .map((role) => ({
      role,
      email: `${role === 'User' ? 'rider' : role.toLowerCase()}@example.com`,
      password: randomBytes(9).toString('base64url'),
    }))
    .filter(({ email }) => email !== normalEmail(context.config.admin?.email ?? ''));
  const isMade = await context.store.db.transaction().execute(async (db) => {
    await waitForOthers(db, context);
    if (await hasData(db)) return false;
    await makeSampleContent(db, context);
    const riders = await makeRiders(db, context, accounts);
    const { engine } = context.store;
    const { zone } = context.config;
    const transaction = { db, engine, actor: await anAdmin(db), now: context.clock.now(), zone, key: null };
    await makeSampleWords(transaction);
    await makeSamplePages(transaction);
    await makeSamplePrices(transaction);
    const tracks = await makeSampleTracks(transaction);
    await makeSampleSeason(transaction, zone);
    await makeSampleEvents(db, context, tracks[1] ?? null);
    await bookSome(db, context, riders);
    await makePast(db, context, riders, await staffAccount(db));
    return true;
  });
  context.parkSettings.forget();
  context.pageContents.forget();
  context.tracks.forget();
  return isMade ? accounts : null;
}

/** A lock: of several servers starting on an empty database, one creates the sample. SQLite's transactions are exclusive anyway. */
async function waitForOthers(db: Db, context: AppContext): Promise<void> {
  if (context.store.engine === 'postgres') await sql`lock table asset in exclusive mode`.execute(db);
}

async function hasData(db: Db): Promise<boolean> {
  return (await db.selectFrom('asset').select('id').limit(1).executeTakeFirst()) !== undefined;
}

const names = ['Ola', 'Marek', 'Kinga', 'Adam'];
const guests = ['Zofia', 'Tomek', 'Julia', 'Bartek', 'Hania', 'Kuba'];

/** The account of each role, and guests without a password for the sample's bookings. */
async function makeRiders(
  db: Db,
  context: AppContext,
  accounts: readonly SampleAccount[],
): Promise<string[]> {
  for (const [index, { role, email, password }] of accounts.entries()) {
    const person = { firstName: names[index] ?? role, phone: `60070080${index}`, email, password };
    await createAccount(db, context, { ...person, role });
  }
  const rows = guests.map((first_name, index) => ({
    id: randomUUID(),
    email: `guest${index + 1}@example.com`,
    first_name,
    last_name: null,
    phone: `60150020${index}`,
    role: 'User' as const,
    status: 'active' as const,
    language: 'pl' as const,
    password_hash: null,
    created_at: context.clock.now().epochMilliseconds,
  }));
  for (const row of rows) await insertAccount(db, row);
  // Nobody reads the mailboxes of the sample's addresses.
  await db
    .updateTable('account')
    .set((eb) => ({ proved_email: eb.ref('email') }))
    .execute();
  return rows.map((row) => row.id);
}

/** The Admin who created the park: the sample's own, or the one of the settings. */
async function anAdmin(db: Db): Promise<Actor> {
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'Admin')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { id, role: 'Admin' };
}

/** The staff account that took the sample's payments. */
async function staffAccount(db: Db): Promise<string> {
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('role', '!=', 'User')
    .orderBy('email')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** Books about a quarter of the slots of today and the coming days, less the further away; one day is sold out. */
async function bookSome(db: Db, context: AppContext, riders: readonly string[]): Promise<void> {
  const now = context.clock.now();
  const today = dayOf(now, context.config.zone);
  const slots = await db
    .selectFrom('slot')
    .select(['id', 'start_at'])
    .where('event_id', 'is', null)
    .where('end_at', '>', now.epochMilliseconds)
    .orderBy('asset_id')
    .orderBy('start_at')
    .execute();
  const bookings = slots.flatMap((slot, index) => {
    const day = dayOf(Temporal.Instant.fromEpochMilliseconds(slot.start_at), context.config.zone);
    const away = today.until(day, { largestUnit: 'days' }).days;
    const rider = riders[(index * 7 + away) % riders.length];
    return rider !== undefined && isSampleBooked(index, away)
      ? [{ slot: slot.id, rider, madeMs: now.epochMilliseconds - (index % 2000) * 60_000 }]
      : [];
  });
  await makeBookings(db, bookings);
}

const soldOutDay = 5;

/** Deterministic, the same at every start: busy near the weekend of the fortnight, empty later. */
function isSampleBooked(index: number, daysAway: number): boolean {
  if (daysAway === soldOutDay) return true;
  const busy = Math.max(0, 10 - Math.floor(daysAway / 2));
  return (index * 37 + daysAway * 11) % 29 < busy;
}
