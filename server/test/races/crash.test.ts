import { defaultZone } from '@cablepark/domain/time/park-time';
import { beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../src/db/open-store.ts';
import type { Db, Store } from '../../src/db/store.ts';
import { putRider } from '../support/bookings.ts';
import { atEnd } from '../support/cleanup.ts';
import { depth } from '../support/depth.ts';
import { eitherEngine } from '../support/engines.ts';
import { startServer } from '../support/process.ts';
import { allowManyRides } from '../support/wide-limits.ts';
import { makeRiders, patchSlot, type Rider } from './riders.ts';
import { makeSeason } from './season.ts';

const { crashes } = depth;
const ridersAtOnce = 10;
const slotsPerCrash = 1000;
/** The server is killed once so many bookings have been answered. */
const answersBeforeKill = 60;

type Environment = Record<string, string>;

/** What the riders know of their slots at the moment of the crash. */
interface Told {
  answers: number;
  booked: Map<number, string>;
  cancelled: Set<number>;
  unanswered: Set<number>;
}

describe.each(eitherEngine(import.meta.url))('$name', (engine) => {
  let env: Environment;
  let store: Store;
  let slots: number[];

  beforeAll(async () => {
    env = { ...(await engine.environment()), TOKEN_SECRET: 'the secret outlives the crash of a server' };
    store = await openStore({
      databaseUrl: env['DATABASE_URL'] || null,
      dataDir: env['DATA_DIR'] ?? '',
      zone: defaultZone,
    });
    atEnd(() => store.close());
    slots = await makeSeason(store.db, crashes * slotsPerCrash);
    await allowManyRides(store.db);
  });

  test(`After kill -9 amid bookings every answered one is there, and none is half done (${crashes} times)`, async () => {
    const riders = await signUp(env);
    for (let crash = 0; crash < crashes; crash += 1) {
      const told = await bookUntilKilled(env, riders, slots.slice(crash * slotsPerCrash));
      expect(told.answers).toBeGreaterThanOrEqual(answersBeforeKill);
      expect(told.unanswered.size).toBeGreaterThan(0);
      const restarted = await startServer(env);
      expect(await faultsAfterCrash(store.db, told)).toEqual([]);
      expect((await fetch(`${restarted.url}/server/health`)).status).toBe(200);
      expect(await restarted.end('SIGTERM')).toBe(0);
    }
  }, 600_000);

  test('Control: the check sees a lost booking, a missing history entry and one too many', async () => {
    const [lost = 0, half = 0, twice = 0] = slots.slice(-3);
    const { id } = await store.db.selectFrom('account').select('id').limit(1).executeTakeFirstOrThrow();
    await putRider(store.db, [half, twice], id);
    const entry = {
      action_type: 'book' as const,
      created_at: 0,
      slot_id: twice,
      user_id: id,
      actor_id: id,
      late: 0,
    };
    await store.db.insertInto('booking_history').values([entry, entry]).execute();
    const told = {
      booked: new Map([[lost, id]]),
      cancelled: new Set<number>(),
      unanswered: new Set<number>(),
    };
    expect(await faultsAfterCrash(store.db, told)).toEqual([
      `slot ${lost}: its rider was told "booked", it is free`,
      `slot ${half}: held, but its history says: `,
      `slot ${twice}: held, but its history says: book book`,
    ]);
  });
});

async function signUp(env: Environment): Promise<Rider[]> {
  const server = await startServer(env);
  const riders = await makeRiders(server.url, ridersAtOnce);
  await server.end('SIGTERM');
  return riders;
}

/** Riders book slot after slot, and cancel every third, until the server dies under them. */
async function bookUntilKilled(env: Environment, riders: readonly Rider[], free: number[]): Promise<Told> {
  const server = await startServer(env);
  const told: Told = { answers: 0, booked: new Map(), cancelled: new Set(), unanswered: new Set() };
  let killed: Promise<unknown> = Promise.resolve();

  const ask = async (slot: number, rider: Rider, books: boolean): Promise<boolean> => {
    try {
      const { status } = await patchSlot(server.url, slot, rider, books);
      if (status !== 200) throw new Error(`The server answered ${status} before it was killed.`);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      told.unanswered.add(slot);
      return false;
    }
    told.answers += 1;
    if (told.answers === answersBeforeKill) killed = server.end('SIGKILL');
    return true;
  };

  const ride = async (rider: Rider): Promise<void> => {
    for (let slot = free.shift(); slot !== undefined; slot = free.shift()) {
      if (!(await ask(slot, rider, true))) return;
      told.booked.set(slot, rider.id);
      if (slot % 3 !== 0) continue;
      const isCancelled = await ask(slot, rider, false);
      told.booked.delete(slot);
      if (!isCancelled) return;
      told.cancelled.add(slot);
    }
  };
  await Promise.all(riders.map(ride));
  await killed;
  return told;
}

/** Everything in the database that contradicts what riders were told, or itself. */
async function faultsAfterCrash(
  db: Db,
  { booked, cancelled }: Pick<Told, 'booked' | 'cancelled'>,
): Promise<string[]> {
  const slots = await db.selectFrom('slot').select(['id', 'booked_by']).orderBy('id').execute();
  const entries = await db.selectFrom('booking_history').selectAll().orderBy('id').execute();
  const history = Map.groupBy(entries, (entry) => entry.slot_id);
  return slots.flatMap(({ id, booked_by }) => {
    const rider = booked.get(id);
    const told = rider === undefined ? (cancelled.has(id) ? 'cancelled' : null) : 'booked';
    const acts = (history.get(id) ?? []).map((entry) => entry.action_type).join(' ');
    // Every slot here is booked once at most and cancelled once at most, so its whole history is known from its holder.
    const fitting = booked_by === null ? ['', 'book cancel'] : ['book'];
    return [
      ...(told === 'booked' && booked_by !== rider
        ? [`slot ${id}: its rider was told "booked", it is ${booked_by ?? 'free'}`]
        : []),
      ...(told === 'cancelled' && acts !== 'book cancel'
        ? [`slot ${id}: its rider was told "cancelled", its history says: ${acts}`]
        : []),
      ...(fitting.includes(acts)
        ? []
        : [`slot ${id}: ${booked_by === null ? 'free' : 'held'}, but its history says: ${acts}`]),
    ];
  });
}
