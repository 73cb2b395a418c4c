import { stopsToday } from '@cablepark/contract/closures/stops.schema';
import { expect } from 'vitest';
import type { Tables } from '../../src/db/tables.ts';
import { findContradictions } from '../../src/ops/invariants/check.ts';
import { type DeskFixture, deskNow, openDesk } from './desk-fixture.ts';
import { emptyTables } from './empty-tables.ts';
import type { TestEngine } from './engines.ts';
import { sendDue } from './outbox.ts';
import { aPerson, type Person } from './people.ts';
import { makeBookingEntry, makeSlot } from './slots.ts';

/** What stops write, in the order in which it can be deleted. */
export const stopTables = [
  'closure_ride',
  'closure_track',
  'closure',
  'stop_slot',
  'stop_track',
  'stop',
  'outbox',
  'payment_void',
  'cash_entry',
  'bill_line',
  'payment',
  'bill',
  'pass',
  'slot_gap',
  'booking_history',
  'desk_action',
  'audit',
  'slot',
] as const;

/** A time of the day on which the cable stops. `deskNow` is 10:00 in the park, 08:00 in UTC. */
export const at = (clock: string) => `2026-07-10T${clock}:00Z`;

/** @param alsoWritten tables that are emptied, too. A desk with three riders and what tests of stops ask of it. */
export async function openStops(engine: TestEngine, alsoWritten: readonly (keyof Tables)[] = []) {
  const desk = await openDesk(engine);
  const riders = [await aPerson(desk.park), await aPerson(desk.park), await aPerson(desk.park)];
  const stops = async () => stopsToday.parse((await desk.call('GET', '/desk/stops', desk.manager)).data);
  return {
    desk,
    riders,
    makeDay: async (...times: string[]) => await makeDay(desk, riders, times),
    day: async () => await readDay(desk),
    bookings: async () => await readBookings(desk),
    stops,
    newest: async () => (await stops()).stops[0]?.id ?? 0,
    stop: async (minutes: number, facts: object = {}, who = desk.manager, by = desk.call) =>
      await by('POST', '/desk/stops', who, { minutes, assets: [1], seen: null, ...facts }),
    undo: async (id: number) => await desk.call('POST', `/desk/stops/${id}/undo`, desk.manager, {}),
    contradictions: async () =>
      await findContradictions(desk.park.store.db, engine.name, desk.park.clock.now().epochMilliseconds),
    /** What is sent until then. */
    mails: async (time: string) => {
      desk.park.clock.set(time);
      await sendDue(desk.park);
      return desk.park.mailer.sent.splice(0);
    },
    /** An empty day at `deskNow`. */
    clear: async () => {
      await emptyTables(desk.park.store.db, [...alsoWritten, ...stopTables]);
      desk.park.mailer.sent.length = 0;
      await desk.at(deskNow);
    },
  };
}

export type StopFixture = Awaited<ReturnType<typeof openStops>>;

/** Slots of a quarter of an hour on track 1 at these times; `*` for a ride, each of another rider. */
async function makeDay(desk: DeskFixture, riders: readonly Person[], times: readonly string[]) {
  const ids: number[] = [];
  for (const [index, time] of times.entries()) {
    const rider = time.endsWith('*') ? (riders[index % riders.length] ?? null) : null;
    const slot = await makeSlot(desk.park, at(time.replace('*', '')), { booked_by: rider?.id ?? null });
    if (rider) await makeBookingEntry(desk.park, slot, rider.id);
    ids.push(slot);
  }
  return ids;
}

/** The day as `makeDay` writes it. */
async function readDay(desk: DeskFixture) {
  const rows = await desk.park.store.db
    .selectFrom('slot')
    .select(['start_at', 'booked_by'])
    .orderBy('start_at')
    .orderBy('id')
    .execute();
  return rows.map(({ start_at, booked_by }) => `${clockOf(start_at)}${booked_by ? '*' : ''}`).join(' ');
}

/** Each booking of the day, which must start with its slot. */
async function readBookings(desk: DeskFixture) {
  const rows = await desk.park.store.db
    .selectFrom('booking')
    .innerJoin('slot', 'slot.booking_id', 'booking.id')
    .select([
      'booking.id',
      'booking.slot_id',
      'booking.payment_id',
      'booking.start_at',
      'slot.start_at as slotStart',
    ])
    .orderBy('booking.id')
    .execute();
  for (const { start_at, slotStart } of rows) expect(start_at).toBe(slotStart);
  return rows.map(({ id, slot_id, payment_id }) => ({ id, slot_id, payment_id }));
}

const clockOf = (ms: number) => new Date(ms).toISOString().slice(11, 16);
