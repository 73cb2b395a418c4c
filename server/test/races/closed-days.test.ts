import { covers } from '@cablepark/domain/closures/closure';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { startCheckoutJob } from '../../src/modules/bills/checkout-job.ts';
import { findClosures } from '../../src/modules/tracks/state/index.ts';
import { type ClosureFixture, openClosures } from '../support/closure-fixture.ts';
import { depth } from '../support/depth.ts';
import { enginesOfScenes } from '../support/engines.ts';
import { logIn } from '../support/people.ts';
import { makeSlot } from '../support/slots.ts';

const slotsPerTrack = 5;
const tracks = [1, 2];
const opens = Temporal.Instant.from('2026-07-10T08:15:00Z');

type Step =
  | { do: 'close'; tracks: readonly number[]; from: number; minutes: number }
  | { do: 'lift'; closure: number }
  | { do: 'stop'; minutes: number }
  | { do: 'undo' }
  | { do: 'book'; rider: number; slot: number }
  | { do: 'walkIn'; guest: number; slot: number }
  | { do: 'pay'; slot: number }
  | { do: 'arrive'; slot: number }
  | { do: 'cancel'; slot: number }
  | { do: 'move'; slot: number; to: number }
  | { do: 'choose'; ride: number; answer: 'held' | 'other' | 'back' | 'rainCheck' }
  | { do: 'wait'; minutes: number };

const slot = fc.nat(slotsPerTrack * tracks.length - 1);
const step = (kind: Step['do'], facts: object = {}) =>
  fc.record({ do: fc.constant(kind), ...facts }) as unknown as fc.Arbitrary<Step>;
const steps = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: step('close', {
        tracks: fc.constantFrom([1], [2], [1, 2]),
        from: fc.integer({ min: 0, max: 60 }),
        minutes: fc.constantFrom(30, 60, 120),
      }),
    },
    { weight: 1, arbitrary: step('lift', { closure: fc.nat(3) }) },
    { weight: 3, arbitrary: step('stop', { minutes: fc.constantFrom(10, 20, 30) }) },
    { weight: 2, arbitrary: step('undo') },
    { weight: 9, arbitrary: step('book', { rider: fc.nat(2), slot }) },
    { weight: 3, arbitrary: step('walkIn', { guest: fc.nat(2), slot }) },
    { weight: 2, arbitrary: step('pay', { slot }) },
    { weight: 2, arbitrary: step('arrive', { slot }) },
    { weight: 1, arbitrary: step('cancel', { slot }) },
    { weight: 1, arbitrary: step('move', { slot, to: slot }) },
    {
      weight: 4,
      arbitrary: step('choose', {
        ride: fc.nat(4),
        answer: fc.constantFrom('held', 'other', 'back', 'rainCheck'),
      }),
    },
    { weight: 3, arbitrary: step('wait', { minutes: fc.constantFrom(2, 20, 70) }) },
  ),
  { minLength: 10, maxLength: 30 },
);

/** A guest, delayed by a stop, whose time is then closed, and opened again; a ride pushed into a closure by a stop that is undone. */
const rareSeries: [Step[]][] = [
  [
    [
      { do: 'walkIn', guest: 0, slot: 0 },
      { do: 'stop', minutes: 20 },
      { do: 'close', tracks: [1], from: 0, minutes: 120 },
      { do: 'lift', closure: 0 },
    ],
  ],
  [
    [
      { do: 'book', rider: 0, slot: 0 },
      { do: 'close', tracks: [1], from: 30, minutes: 120 },
      { do: 'stop', minutes: 30 },
      { do: 'undo' },
      { do: 'wait', minutes: 2 },
    ],
  ],
];

describe.each(enginesOfScenes)('Closed days on $name', (engine) => {
  let park: ClosureFixture;

  beforeAll(async () => {
    park = await openClosures(engine);
  });

  test('After any series of closures, choices, bookings and stops nobody inside a closure is forgotten, and money and passes are even', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (series) => {
        expect(await live(series)).toEqual([]);
      }),
      { numRuns: depth.stopRuns + rareSeries.length, examples: rareSeries },
    );
  }, 1_800_000);

  /** @returns the rides that still wait for an answer when all closures are over */
  async function live(series: readonly Step[]): Promise<unknown[]> {
    await park.clear();
    const ids: number[] = [];
    for (const asset_id of tracks)
      for (let index = 0; index < slotsPerTrack; index += 1)
        ids.push(await makeSlot(park.desk.park, opens.add({ minutes: 15 * index }).toString(), { asset_id }));
    // The next day has room for all.
    for (let index = 0; index < slotsPerTrack * 2; index += 1)
      await makeSlot(park.desk.park, opens.add({ hours: 24, minutes: 15 * index }).toString());
    await logInAnew();
    for (const each of series) {
      await take(each, ids);
      await check();
    }
    await wait(300);
    const { rows } = await park.desk.call('GET', '/closures', null);
    expect(rows).toEqual([]);
    await check();
    return await statesOf(['asked']);
  }

  async function logInAnew(): Promise<void> {
    const { desk, riders } = park;
    for (const each of riders) Object.assign(each, await logIn(desk.park, each));
  }

  async function wait(minutes: number): Promise<void> {
    const { desk, work } = park;
    await desk.at(desk.park.clock.now().add({ minutes }).toString());
    await logInAnew();
    await work();
    await work();
    await startCheckoutJob(desk.park, { isTimed: false }).release();
  }

  async function take(one: Step, ids: readonly number[]): Promise<void> {
    const { desk, riders, stop, close, lift, closures, work } = park;
    const { call, manager } = desk;
    const idOf = (index: number) => ids[index] ?? 0;
    if (one.do === 'close') {
      const from = desk.park.clock.now().add({ minutes: one.from });
      const until = from.add({ minutes: one.minutes });
      const span = { assets: one.tracks, from: from.toString(), until: until.toString() };
      expect((await close(span)).status).toBe(200);
      await work();
    } else if (one.do === 'lift') {
      const all = (await closures()).closures.filter(({ lifted }) => !lifted);
      const living = all[one.closure % Math.max(1, all.length)];
      if (living) expect((await lift(living.id)).status).toBe(200);
    } else if (one.do === 'stop') {
      const answer = await stop(one.minutes, { seen: (await park.newest()) || null });
      expect(answer.status).toBe(200);
      // As in a running park, a ride pushed past the end has its other time at once, and the hour to answer begins.
      await work();
    } else if (one.do === 'undo') {
      const newest = (await park.stops()).stops.find(({ undone }) => !undone);
      if (newest) await call('POST', `/desk/stops/${newest.id}/undo`, manager, {});
      // The stop before may ask anew.
      await work();
    } else if (one.do === 'book') {
      const rider = riders[one.rider];
      if (rider) await call('PATCH', `/items/Slot/${idOf(one.slot)}`, rider, { bookedBy: rider.id });
    } else if (one.do === 'walkIn')
      await call('POST', '/desk/walk-ins', manager, {
        slot: idOf(one.slot),
        first_name: `Guest ${one.guest}`,
        description: '600100200',
      });
    else if (one.do === 'pay')
      await call('POST', '/items/Payment', manager, { slot: idOf(one.slot), method: 'cash' });
    else if (one.do === 'arrive')
      await call('POST', '/desk/arrivals', manager, { slot: idOf(one.slot), arrived: true });
    else if (one.do === 'cancel')
      await call('PATCH', `/items/Slot/${idOf(one.slot)}`, manager, { bookedBy: null });
    else if (one.do === 'move')
      await call('POST', '/desk/moves', manager, { from: idOf(one.slot), to: idOf(one.to) });
    else if (one.do === 'choose') await choose(one);
    else await wait(one.minutes);
  }

  async function choose({ ride, answer }: Extract<Step, { do: 'choose' }>): Promise<void> {
    const open = await statesOf(['asked', 'owed']);
    const row = open[ride % Math.max(1, open.length)];
    if (!row) return;
    const { held, others } = await park.see(row.slot_id);
    const slotId = answer === 'held' ? held?.slot : others[0]?.slot;
    if (answer === 'back' || answer === 'rainCheck') await park.choose(row.slot_id, { kind: answer });
    else if (slotId !== undefined) await park.choose(row.slot_id, { kind: 'slot', slot: slotId });
  }

  async function statesOf(states: readonly ('asked' | 'owed')[]) {
    return await park.desk.park.store.db
      .selectFrom('closure_ride')
      .select(['slot_id', 'booking_id'])
      .where('state', 'in', [...states])
      .orderBy('id')
      .execute();
  }

  /** Each ride stands on one line of both call lists at most, and a guest whose ride is closed on the closure's. */
  async function checkCalls(): Promise<void> {
    const { db } = park.desk.park.store;
    const called = (await park.closures()).calls.flatMap(({ rides }) => rides.map(({ slot }) => slot));
    const delayed = (await park.stops()).calls.flatMap(({ rides }) => rides.map(({ slot }) => slot));
    const all = [...called, ...delayed];
    expect(all.filter((each, index) => all.indexOf(each) !== index)).toEqual([]);
    const guests = await db
      .selectFrom('closure_ride')
      .innerJoin('closure', 'closure.id', 'closure_ride.closure_id')
      .innerJoin('booking', 'booking.id', 'closure_ride.booking_id')
      .innerJoin('account', 'account.id', 'booking.account_id')
      .select('closure_ride.slot_id')
      .where('closure_ride.state', '=', 'asked')
      .where('closure.stop_id', 'is', null)
      .where('account.email', 'is', null)
      .whereRef('booking.slot_id', '=', 'closure_ride.slot_id')
      .where('closure_ride.start_at', '>', park.desk.park.clock.now().epochMilliseconds)
      .where('booking.state', '=', 'booked')
      .execute();
    expect(guests.filter(({ slot_id }) => !called.includes(slot_id))).toEqual([]);
  }

  /** No closure asks about a ride that stands outside all of them, and nobody loses the delayed ride to which they came. */
  async function checkQuestions(closures: Awaited<ReturnType<typeof findClosures>>): Promise<void> {
    const { db } = park.desk.park.store;
    const nowMs = park.desk.park.clock.now().epochMilliseconds;
    const rows = await db
      .selectFrom('closure_ride')
      .innerJoin('closure', 'closure.id', 'closure_ride.closure_id')
      .innerJoin('booking', 'booking.id', 'closure_ride.booking_id')
      .leftJoin('slot', (join) =>
        join.onRef('slot.booking_id', '=', 'booking.id').onRef('slot.id', '=', 'closure_ride.slot_id'),
      )
      .select(['closure_ride.id', 'closure_ride.state', 'closure_ride.question', 'closure.stop_id'])
      .select(['booking.arrived_at', 'slot.start_at', 'slot.duration', 'slot.asset_id'])
      .execute();
    const outside = rows.filter(({ state, stop_id, start_at, duration: minutes, asset_id: track }) => {
      if (state !== 'asked' || stop_id !== null || !start_at || !minutes || !track || start_at <= nowMs)
        return false;
      const start = Temporal.Instant.fromEpochMilliseconds(start_at);
      return !closures.some((closure) => covers(closure, { start, minutes, track }));
    });
    expect(outside).toEqual([]);
    const lost = rows.filter(
      ({ state, stop_id, question, arrived_at }) =>
        stop_id !== null &&
        question !== 'choose' &&
        arrived_at !== null &&
        (state === 'lapsed' || state === 'owed'),
    );
    expect(lost).toEqual([]);
  }

  /** Nobody forgotten: each ride to come inside a closure waits for an answer. */
  async function check(): Promise<void> {
    const { db } = park.desk.park.store;
    const now = park.desk.park.clock.now();
    expect(await park.contradictions()).toEqual([]);
    await checkCalls();
    const closures = await findClosures(db, now, null);
    await checkQuestions(closures);
    const rides = await db
      .selectFrom('slot')
      .innerJoin('booking', 'booking.id', 'slot.booking_id')
      .select(['slot.start_at', 'slot.duration', 'slot.asset_id', 'slot.id as slot', 'booking.id'])
      .select('booking.state')
      .where('slot.start_at', '>', now.epochMilliseconds)
      .execute();
    const inside = rides.filter((ride) => {
      const start = Temporal.Instant.fromEpochMilliseconds(ride.start_at);
      const span = { start, minutes: ride.duration, track: ride.asset_id };
      return closures.some((closure) => covers(closure, span));
    });
    const open = new Set(
      (await statesOf(['asked', 'owed'])).map(({ booking_id, slot_id }) => `${booking_id} on ${slot_id}`),
    );
    expect(
      inside.filter(({ id, slot: on, state }) => state === 'held' || !open.has(`${id} on ${on}`)),
    ).toEqual([]);
  }
});
