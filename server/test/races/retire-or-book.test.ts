import { beforeAll, describe, expect, test, vi } from 'vitest';
import { claimBlindly } from '../support/claim-blindly.ts';
import type { TestPark } from '../support/park.ts';
import type { Person } from '../support/people.ts';

/** What keeps a booking and the end of its track apart: what is read of it under a lock, and the conditions of the writes. */
const guards = { locks: true, conditions: true };

const tracksStore = '../../src/modules/tracks/rows/tracks.store.ts';
const trackStateStore = '../../src/modules/tracks/state/track-state.store.ts';
const bookingsStore = '../../src/modules/bookings/bookings.store.ts';

vi.doMock(tracksStore, async () => {
  const store =
    await vi.importActual<typeof import('../../src/modules/tracks/rows/tracks.store.ts')>(tracksStore);
  // Without locks both go by what was true before they began: nobody holds a slot of the track, and it is open.
  const lockSlotsToCome: typeof store.lockSlotsToCome = async (...asked) =>
    guards.locks ? store.lockSlotsToCome(...asked) : [];
  const updateTrack: typeof store.updateTrack = async (db, track, nowMs) => {
    if (guards.conditions) return store.updateTrack(db, track, nowMs);
    await db.updateTable('asset').set({ status: track.status }).where('id', '=', track.id).execute();
    return true;
  };
  return { ...store, lockSlotsToCome, updateTrack };
});

vi.doMock(trackStateStore, async () => {
  const store =
    await vi.importActual<typeof import('../../src/modules/tracks/state/track-state.store.ts')>(
      trackStateStore,
    );
  const findTrackState: typeof store.findTrackState = async (db, slot) =>
    guards.locks ? store.findTrackState(db, slot) : { track: 'open', closure: null };
  return { ...store, findTrackState };
});

vi.doMock(bookingsStore, async () => {
  const store =
    await vi.importActual<typeof import('../../src/modules/bookings/bookings.store.ts')>(bookingsStore);
  const claimSlot: typeof store.claimSlot = async (context, slot, booking) =>
    guards.conditions
      ? store.claimSlot(context, slot, booking)
      : claimBlindly(context, slot, booking, { oneLives: true });
  return { ...store, claimSlot };
});

// Imported only now, so that the server works by these.
const { enginesOfScenes } = await import('../support/engines.ts');
const { callerOf } = await import('../support/call.ts');
const { openTestApp } = await import('../support/park.ts');
const { aPerson } = await import('../support/people.ts');
const { makeSlot } = await import('../support/slots.ts');
const { allowManyRides } = await import('../support/wide-limits.ts');

const rounds = 12;

describe.each(enginesOfScenes)('A track retires while a slot of it is booked, on $name', (engine) => {
  let park: TestPark;
  let call: ReturnType<typeof callerOf>;
  let admin: Person;
  let rider: Person;

  beforeAll(async () => {
    park = await engine.open();
    await allowManyRides(park.store.db);
    call = callerOf(await openTestApp(park));
    [admin, rider] = [await aPerson(park, 'Admin'), await aPerson(park)];
  });

  /** The answers to the booking and to the end of its track, and how it ended. */
  async function round(index: number): Promise<string> {
    const { db } = park.store;
    const track = (
      await db.insertInto('asset').values({ name: 'x' }).returning('id').executeTakeFirstOrThrow()
    ).id;
    const slot = await makeSlot(park, '2026-07-10T10:00:00Z', { asset_id: track });
    const book = () => call('PATCH', `/items/Slot/${slot}`, rider, { bookedBy: rider.id });
    const retire = () => call('PATCH', `/items/Asset/${track}`, admin, { status: 'retired' });
    const answers =
      index % 2 === 0
        ? await Promise.all([book(), retire()])
        : (await Promise.all([retire(), book()])).toReversed();
    const { status } = await db
      .selectFrom('asset')
      .select('status')
      .where('id', '=', track)
      .executeTakeFirstOrThrow();
    const { booked_by } = await db
      .selectFrom('slot')
      .select('booked_by')
      .where('id', '=', slot)
      .executeTakeFirstOrThrow();
    const told = answers.map((answer) => answer.code ?? answer.status).join(' ');
    return `${told}: ${status}, ${booked_by === null ? 'free' : 'booked'}`;
  }

  async function race(locks: boolean, conditions: boolean): Promise<Set<string>> {
    Object.assign(guards, { locks, conditions });
    const seen = new Set<string>();
    for (let index = 0; index < rounds; index += 1) seen.add(await round(index));
    return seen;
  }

  const oneWins = /^(200 TRACK_IN_USE: open, booked|TRACK_CLOSED 200: retired, free)$/;

  test.each([
    ['with locks and the conditions of the writes', true],
    ['with locks alone', false],
  ])('%s: one of the two happens', async (_guards, conditions) => {
    park.repeats.length = 0;
    for (const told of await race(true, conditions)) expect(told).toMatch(oneWins);
    expect(park.repeats).toEqual([]);
  });

  test('Control: with neither, by what was true before, a retired track has a rider to come', async () => {
    expect([...(await race(false, false))]).toEqual(['200 200: retired, booked']);
  });
});
