import type { SlotRow } from '@cablepark/contract/rides/slots.schema';
import { writeSeasonRow } from '@cablepark/contract/season/season';
import type { SeasonChangeRow, SeasonPreviewRow } from '@cablepark/contract/season/season.schema';
import type { SeasonCounts } from '@cablepark/contract/season/season-kinds';
import { aSeason } from '@cablepark/domain/testing/season';
import { defaultZone } from '@cablepark/domain/time/park-time';
import { beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { openStore } from '../../src/db/open-store.ts';
import type { Db, Store } from '../../src/db/store.ts';
import { findActive } from '../../src/modules/season/change/season-changes.store.ts';
import { findContradictions } from '../../src/ops/invariants/check.ts';
import { putRider } from '../support/bookings.ts';
import { atEnd } from '../support/cleanup.ts';
import { depth, isLong } from '../support/depth.ts';
import { enginesOfScenes } from '../support/engines.ts';
import type { ServerProcess } from '../support/launch.ts';
import { startServer } from '../support/process.ts';
import { allowManyRides } from '../support/wide-limits.ts';
import { call, makeRiders, patchSlot, type Rider } from './riders.ts';

const { seasonChanges, seasonKillEvery } = depth;
const riderCount = 20;
const days = 12;
/** The server is killed once so many riders were answered since the change began. */
const answersBeforeKill = 3;
/** The plans change in turn: other lengths, other prices, other hours. */
const variants = [
  { minutes: 5, closes: '19:00', price: 5500 },
  { minutes: 6, closes: '19:00', price: 5500 },
  { minutes: 6, closes: '17:00', price: 7000 },
];

/** What riders were told: the slot as it was when it became theirs. */
type Told = Map<number, { rider: string; slot: SlotRow }>;

function seasonOf({ minutes, closes, price }: (typeof variants)[number]) {
  const today = systemClock.now().toZonedDateTimeISO('Europe/Warsaw').toPlainDate();
  return aSeason(
    {
      firstDay: today.add({ days: 1 }).toString(),
      lastDay: today.add({ days }).toString(),
      week: Array.from({ length: 7 }, () => ({ opens: '09:00', closes })),
      minutes,
      prices: [{ from: '00:00', weekday: price, fridayEvening: price, weekend: price, holiday: price }],
    },
    { daysAhead: null },
  );
}

describe.each(enginesOfScenes)('$name', (engine) => {
  let env: Record<string, string>;
  let store: Store;
  let server: ServerProcess;
  let riders: Rider[];
  let editor: Rider;

  beforeAll(async () => {
    env = { ...(await engine.environment()), TOKEN_SECRET: 'the secret outlives the crash of a server' };
    store = await openStore({
      databaseUrl: env['DATABASE_URL'] || null,
      dataDir: env['DATA_DIR'] ?? '',
      zone: defaultZone,
    });
    atEnd(() => store.close());
    await store.db
      .insertInto('asset')
      .values([{ name: '1' }, { name: '2' }])
      .execute();
    await allowManyRides(store.db);
    server = await startServer(env);
    [editor, ...riders] = (await makeRiders(server.url, riderCount + 1)) as [Rider, ...Rider[]];
    await store.db.updateTable('account').set({ role: 'Editor' }).where('id', '=', editor.id).execute();
    await changeTo(variants[0] as (typeof variants)[number], async () => undefined);
  });

  const ask = async <Data>(method: string, path: string, body?: object) => {
    const { status, data } = await call<Data>(server.url, method, path, body, editor.token);
    if (status !== 200 || data === undefined) throw new Error(`${method} ${path}: ${status}`);
    return data;
  };

  /** Changes the season, lets `meanwhile` go on while that is carried out, and waits for its end. */
  async function changeTo(
    variant: (typeof variants)[number],
    meanwhile: (isOver: () => boolean) => Promise<void>,
  ) {
    const season = writeSeasonRow(seasonOf(variant));
    const { version, counts: expected } = await ask<SeasonPreviewRow>('POST', '/season/previews', { season });
    const { id } = await ask<{ id: number }>('POST', '/season/changes', { season, version, expected });
    let isOver = false;
    const riding = meanwhile(() => isOver);
    let change: SeasonChangeRow | null = null;
    while (change?.state !== 'done') {
      change = await ask<SeasonChangeRow>('GET', `/season/changes/${id}`).catch(async (error: unknown) => {
        // The server was killed; the next one goes on.
        if (!(error instanceof TypeError)) throw error;
        await riding;
        return null;
      });
    }
    isOver = true;
    await riding;
    return { season, change };
  }

  /** All riders book whatever is free, one slot after the other, until it is over or the server is gone. */
  async function rideUntil(isOver: () => boolean, told: Told, onAnswer: () => void): Promise<void> {
    const next = freeSlots(store.db);
    const ride = async (rider: Rider) => {
      while (!isOver()) {
        const id = await next();
        if (id === null) return;
        const { status, data } = await patchSlot(server.url, id, rider);
        if (status === 200) told.set(id, { rider: rider.id, slot: data as SlotRow });
        // Who has booked as often as a rider may leaves the rest to the others.
        else if (status === 429) return;
        else if (status !== 409 && status !== 403) throw new Error(`A rider was answered ${status}.`);
        onAnswer();
      }
    };
    await Promise.all(
      riders.map((rider) =>
        ride(rider).catch((error: unknown) => {
          if (!(error instanceof TypeError)) throw error;
        }),
      ),
    );
  }

  test(`No change of plan touches what riders book meanwhile (${seasonChanges} times, killed amid one of ${seasonKillEvery})`, async () => {
    let [amid, booked] = [0, 0];
    for (let round = 1; round <= seasonChanges; round += 1) {
      const told: Told = new Map();
      const kills = round % seasonKillEvery === 0;
      let [answers, killed] = [0, null as Promise<unknown> | null];
      const { season, change } = await changeTo(
        variants[round % variants.length] as (typeof variants)[number],
        async (isOver) => {
          const old = server;
          await rideUntil(isOver, told, () => {
            answers += 1;
            if (kills && answers === answersBeforeKill) killed = old.end('SIGKILL');
          });
          if (!killed) return;
          await killed;
          if (await findActive(store.db)) amid += 1;
          server = await startServer(env);
        },
      );
      expect({ round, faults: await faultsOf(store, told) }).toEqual({ round, faults: [] });
      booked += told.size;
      expect(unexplained(change)).toEqual([]);
      const { counts: left } = await ask<SeasonPreviewRow>('POST', '/season/previews', { season });
      expect({ make: left.make, reprice: left.reprice, remove: left.remove }).toEqual({
        make: 0,
        reprice: 0,
        remove: 0,
      });
      await putRider(store.db, 'all', null);
      await store.db.deleteFrom('booking_history').execute();
      await store.db.deleteFrom('booking').execute();
    }
    // Where the machine has time for more, most kills fall amid a change.
    expect(amid).toBeGreaterThanOrEqual(isLong ? 1 : 0);
    expect(booked).toBeGreaterThan(0);
  }, 600_000);

  test('Control: the check sees a booked slot that was moved, made dearer, freed or deleted', async () => {
    const rows = await store.db.selectFrom('slot').selectAll().orderBy('id').limit(4).execute();
    const told: Told = new Map();
    for (const { id } of rows) {
      const { data } = await patchSlot(server.url, id, riders[0] as Rider);
      told.set(id, { rider: (riders[0] as Rider).id, slot: data as SlotRow });
    }
    const [moved = 0, dearer = 0, freed = 0, deleted = 0] = rows.map(({ id }) => id);
    const of = (id: number) => store.db.updateTable('slot').where('id', '=', id);
    await of(moved)
      .set({ duration: 1, end_at: (rows[0]?.start_at ?? 0) + 60_000 })
      .execute();
    await of(dearer).set({ price_cents: 1 }).execute();
    await putRider(store.db, freed, null);
    await store.db.deleteFrom('slot').where('id', '=', deleted).execute();
    const faults = (await faultsOf(store, told)).filter((fault) => fault.startsWith('slot '));
    expect(faults).toEqual([
      `slot ${moved} is not as it was booked`,
      `slot ${dearer} is not as it was booked`,
      `slot ${freed} is not as it was booked`,
      `slot ${deleted} is gone`,
    ]);
  });
});

/** Hands out free slots of the plan, from all over the season. */
function freeSlots(db: Db): () => Promise<number | null> {
  let ids: number[] = [];
  let reading: Promise<void> | null = null;
  const read = async () => {
    const rows = await db
      .selectFrom('slot')
      .select('id')
      .where('booked_by', 'is', null)
      .orderBy('start_at')
      .execute();
    // Every 37th, so that riders are met on each of its days.
    ids = rows.map(({ id }) => id).filter((_, index) => index % 37 === 0);
    reading = null;
  };
  return async () => {
    if (ids.length === 0) await (reading ??= read());
    return ids.shift() ?? null;
  };
}

/** What contradicts what riders were told, or itself. */
async function faultsOf(store: Store, told: Told): Promise<string[]> {
  const rows = await store.db.selectFrom('slot').selectAll().execute();
  const slots = new Map(rows.map((row) => [row.id, row]));
  const faults = [...told].flatMap(([id, { rider, slot }]) => {
    const row = slots.get(id);
    if (!row) return [`slot ${id} is gone`];
    const is = [row.booked_by, row.start_at, row.duration, row.price_cents, row.asset_id];
    const startMs = Temporal.Instant.from(slot.startTime).epochMilliseconds;
    const was = [rider, startMs, slot.duration, Math.round(slot.price * 100), slot.asset];
    return is.join() === was.join() ? [] : [`slot ${id} is not as it was booked`];
  });
  const found = await findContradictions(store.db, store.engine, systemClock.now().epochMilliseconds);
  return [...faults, ...found.flatMap(({ name, told: said }) => said.map((what) => `${name}: ${what}`))];
}

/** Where change and preview differ, a slot that was booked in between must be told of. */
function unexplained({ expected, counts }: SeasonChangeRow): string[] {
  const differs = (kind: keyof SeasonCounts) => counts[kind] !== expected[kind];
  const isTold = counts.keptBooked > expected.keptBooked;
  return (['make', 'reprice', 'remove'] as const).filter((kind) => differs(kind) && !isTold);
}
