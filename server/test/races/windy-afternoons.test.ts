import { stopsToday } from '@cablepark/contract/closures/stops.schema';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { findContradictions } from '../../src/ops/invariants/check.ts';
import { depth } from '../support/depth.ts';
import { type DeskFixture, deskNow, openDesk } from '../support/desk-fixture.ts';
import { emptyTables } from '../support/empty-tables.ts';
import { enginesOfScenes } from '../support/engines.ts';
import { sendDue } from '../support/outbox.ts';
import { aPerson, logIn, type Person } from '../support/people.ts';
import { makeSlot } from '../support/slots.ts';

const slotsPerTrack = 10;
const tracks = [1, 2];
const riderCount = 6;
const limitMs = 45 * 60_000;
const windySeries = 'cccccccc-0000-4000-8000-000000000000';
const guestNames = ['Guest 0', 'Guest 1'];
const emptied = [
  'closure_ride',
  'closure_track',
  'closure',
  'stop_slot',
  'stop_track',
  'stop',
  'outbox',
  'desk_action',
  'booking_history',
  'audit',
  'slot_gap',
  'slot',
] as const;

type Step =
  | { do: 'stop'; minutes: number; tracks: readonly number[] }
  | { do: 'undo' }
  | { do: 'book'; rider: number; slot: number }
  | { do: 'walkIn'; guest: number; slot: number }
  | { do: 'cancel'; slot: number }
  | { do: 'move'; slot: number; to: number }
  | { do: 'wait'; minutes: number };

const slot = fc.nat(slotsPerTrack * tracks.length - 1);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('stop' as const),
        minutes: fc.constantFrom(10, 20, 30),
        tracks: fc.constantFrom([1], [2], [1, 2]),
      }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const) }) },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('book' as const), rider: fc.nat(riderCount - 1), slot }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('walkIn' as const),
        guest: fc.nat(guestNames.length - 1),
        slot,
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), slot }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('move' as const), slot, to: slot }) },
    {
      weight: 2,
      arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 8 }) }),
    },
  ),
  { minLength: 6, maxLength: 16 },
);

describe.each(enginesOfScenes)('Windy afternoons on $name', (engine) => {
  let desk: DeskFixture;
  let riders: Person[];

  beforeAll(async () => {
    desk = await openDesk(engine);
    riders = [];
    for (let index = 0; index < riderCount; index += 1) riders.push(await aPerson(desk.park));
  });

  test('Nobody rides earlier than they booked, no minute is lost, and each rider hears of the last time or is called', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (series) => {
        expect(await live(series)).toEqual([]);
      }),
      { numRuns: depth.stopRuns },
    );
  }, 600_000);

  /** @returns the rides whose riders are not called and should be, or are called in vain */
  async function live(series: readonly Step[]): Promise<unknown[]> {
    const { park } = desk;
    await emptyTables(park.store.db, emptied);
    park.mailer.sent.length = 0;
    await desk.at(deskNow);
    for (const each of riders) Object.assign(each, await logIn(park, each));
    const ids: number[] = [];
    for (const asset_id of tracks)
      for (let index = 0; index < slotsPerTrack; index += 1) {
        // Two places of each start.
        const start = Temporal.Instant.from(deskNow).add({ minutes: 15 * (Math.floor(index / 2) + 1) });
        ids.push(await makeSlot(park, start.toString(), { asset_id, series: windySeries }));
      }
    const day = await aDay();
    for (const step of series) {
      await take(step, ids, day);
      await day.check(ids.length);
    }
    await take({ do: 'wait', minutes: 2 }, ids, day);
    return await day.wronglyCalled();
  }

  async function take(
    step: Step,
    ids: readonly number[],
    day: Awaited<ReturnType<typeof aDay>>,
  ): Promise<void> {
    const { call, manager, park } = desk;
    const idOf = (index: number) => ids[index] ?? 0;
    if (step.do === 'stop') {
      const { newest } = await park.store.db
        .selectFrom('stop')
        .select((eb) => eb.fn.max('id').as('newest'))
        .executeTakeFirstOrThrow();
      const answer = await call('POST', '/desk/stops', manager, {
        minutes: step.minutes,
        assets: step.tracks,
        seen: newest,
      });
      expect(answer.status).toBe(200);
    } else if (step.do === 'undo') {
      const newest = (await day.stops()).stops.find(({ undone }) => !undone);
      if (newest) await call('POST', `/desk/stops/${newest.id}/undo`, manager, {});
    } else if (step.do === 'book') {
      const rider = riders[step.rider];
      if (!rider || (await day.holds(rider.id))) return;
      const answer = await call('PATCH', `/items/Slot/${idOf(step.slot)}`, rider, { bookedBy: rider.id });
      if (answer.status === 200) await day.know(idOf(step.slot));
    } else if (step.do === 'walkIn') {
      const answer = await call('POST', '/desk/walk-ins', manager, {
        slot: idOf(step.slot),
        first_name: guestNames[step.guest],
        description: '600100200',
      });
      if (answer.status === 200) await day.know(idOf(step.slot));
    } else if (step.do === 'cancel') {
      await call('PATCH', `/items/Slot/${idOf(step.slot)}`, manager, { bookedBy: null });
    } else if (step.do === 'move') {
      const move = { from: idOf(step.slot), to: idOf(step.to) };
      const answer = await call('POST', '/desk/moves', manager, move);
      if (answer.status === 200 && move.from !== move.to) await day.know(move.to);
    } else {
      await desk.at(park.clock.now().add({ minutes: step.minutes }).toString());
      for (const each of riders) Object.assign(each, await logIn(park, each));
      await sendDue(park);
      await day.readMails();
    }
  }

  /** What riders know of their rides, and what must hold of the day. */
  async function aDay() {
    const { park, call } = desk;
    const { db } = park.store;
    /** By booking: the time that its rider booked or was moved to, and the one that they know of last. */
    const booked = new Map<number, number>();
    const known = new Map<number, number>();
    const rides = async () =>
      await db
        .selectFrom('slot')
        .innerJoin('booking', 'booking.id', 'slot.booking_id')
        .leftJoin('account', 'account.id', 'booking.account_id')
        .select([
          'booking.id',
          'slot.id as slot',
          'slot.start_at',
          'slot.end_at',
          'booking.start_at as bookedStart',
          'account.email',
        ])
        .execute();
    const stops = async () => stopsToday.parse((await call('GET', '/desk/stops', desk.manager)).data);
    /** Each ride that is later than its rider booked it is asked about once, at its time, and beyond the limit otherwise than before it. */
    const checkQuestions = async (current: Awaited<ReturnType<typeof rides>>) => {
      const rows = await db
        .selectFrom('closure_ride')
        .innerJoin('slot', (join) =>
          join
            .onRef('slot.id', '=', 'closure_ride.slot_id')
            .onRef('slot.booking_id', '=', 'closure_ride.booking_id'),
        )
        .select(['closure_ride.booking_id', 'closure_ride.start_at', 'closure_ride.question'])
        .where('closure_ride.state', '=', 'asked')
        .execute();
      const asked = rows.map(({ booking_id, start_at, question }) => ({
        id: booking_id,
        start_at,
        isLong: question === 'choose' ? null : question === 'answer',
      }));
      const delayed = current.flatMap(({ id, start_at }) => {
        const delay = start_at - (booked.get(id) ?? start_at);
        const isPastEnd = asked.some((each) => each.id === id && each.isLong === null);
        return delay > 0 ? { id, start_at, isLong: isPastEnd ? null : delay > limitMs } : [];
      });
      const inOrder = <Row extends { id: number }>(list: Row[]) => list.toSorted((a, b) => a.id - b.id);
      expect(inOrder(asked)).toEqual(inOrder(delayed));
    };
    return {
      stops,
      holds: async (rider: string) =>
        (await db.selectFrom('slot').select('id').where('booked_by', '=', rider).executeTakeFirst()) !==
        undefined,
      async know(slotId: number) {
        const ride = (await rides()).find((each) => each.slot === slotId);
        if (!ride) return;
        booked.set(ride.id, ride.start_at);
        known.set(ride.id, ride.start_at);
      },
      async readMails() {
        for (const mail of park.mailer.sent.splice(0)) {
          // Of a delay, or of a move by the desk, which may overtake the mail of a delay.
          const [, delayed, moved] =
            /, (\d\d:\d\d)–\d\d:\d\d.*\(zamiast|Jest: .*?, (\d\d:\d\d)–/.exec(mail.text) ?? [];
          const clock = delayed ?? moved;
          const ride = (await rides()).find(({ email }) => email === mail.to);
          if (clock && ride)
            known.set(ride.id, Temporal.Instant.from(`2026-07-10T${clock}:00+02:00`).epochMilliseconds);
        }
      },
      async check(slotCount: number) {
        expect(await findContradictions(db, engine.name, park.clock.now().epochMilliseconds)).toEqual([]);
        const current = await rides();
        expect(current.filter(({ id, start_at }) => start_at < (booked.get(id) ?? 0))).toEqual([]);
        expect(current.filter(({ start_at, bookedStart }) => start_at !== bookedStart)).toEqual([]);
        await checkQuestions(current);
        const { there } = await db
          .selectFrom('slot')
          .select((eb) => eb.fn.countAll<number | string>().as('there'))
          .executeTakeFirstOrThrow();
        const { swallowed } = await db
          .selectFrom('stop_slot')
          .innerJoin('stop', 'stop.id', 'stop_slot.stop_id')
          .select((eb) => eb.fn.countAll<number | string>().as('swallowed'))
          .where('stop.undone_at', 'is', null)
          .where('to_at', 'is', null)
          .executeTakeFirstOrThrow();
        expect(Number(there) + Number(swallowed)).toBe(slotCount);
      },
      /** After the last mail: whoever knows another time than theirs stands on the call list, and nobody else. */
      async wronglyCalled() {
        const { calls } = await stops();
        // Who waits beyond the park's limit is called, whatever they know.
        const slotsOf = (asks: boolean) =>
          new Set(
            calls.filter((call) => call.asks === asks).flatMap((call) => call.rides.map(({ slot }) => slot)),
          );
        const [called, asked] = [slotsOf(false), slotsOf(true)];
        const nowMs = park.clock.now().epochMilliseconds;
        return (await rides()).filter(
          ({ id, slot: slotId, start_at, end_at }) =>
            !asked.has(slotId) && (start_at !== known.get(id)) !== called.has(slotId) && end_at > nowMs,
        );
      },
    };
  }
});
