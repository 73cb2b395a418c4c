import { randomUUID } from 'node:crypto';
import type { RideQuestion } from '@cablepark/domain/closures/ride-question';
import { bookingLink } from '../../../src/modules/bookings/booking-link.ts';
import { aSlotToCome } from './checkouts.cases.ts';
import type { Fixture } from './fixture.ts';
import { type PermissionCase, permissionCase } from './permission-case.ts';

/** Long after all slots of the other cases. */
const [from, until] = ['2031-07-10T08:00:00Z', '2031-07-10T10:00:00Z'];

export const closureCases: PermissionCase[] = [
  permissionCase('POST /desk/closures', 'closes a track', 'Manager', () => ({
    url: '/desk/closures',
    body: { assets: [1], from, until, reason: 'wind', note: null, note_en: null, seen: [] },
  })),
  permissionCase('POST /desk/closures/:id/lift', 'opens a closed track', 'Manager', async (fixture) => ({
    url: `/desk/closures/${(await aClosure(fixture)).closure}/lift`,
    body: {},
  })),
  permissionCase(
    'POST /desk/closures/:id/send',
    'sends the messages of a closure',
    'Manager',
    async (fixture) => ({ url: `/desk/closures/${(await aClosure(fixture)).closure}/send` }),
  ),
  permissionCase('POST /desk/closures/calls/:id/told', 'ticks a call off', 'Manager', async (fixture) => ({
    url: `/desk/closures/calls/${(await aClosure(fixture)).ride}/told`,
  })),
  permissionCase('GET /closed-ride', 'sees a closed ride by its mail', 'visitor', async (fixture) => ({
    url: `/closed-ride?token=${(await aClosure(fixture)).token}`,
  })),
  permissionCase('GET /closed-ride', 'sees a closed ride by a guess', 'nobody', () => ({
    url: `/closed-ride?token=${randomUUID()}`,
  })),
  permissionCase(
    'GET /closed-ride/places',
    'sees other times for a closed ride',
    'visitor',
    async (fixture) => ({
      url: `/closed-ride/places?day=2026-07-10&token=${(await aClosure(fixture)).token}`,
    }),
  ),
  permissionCase('GET /closed-ride/places', 'sees other times by a guess', 'nobody', () => ({
    url: `/closed-ride/places?day=2026-07-10&token=${randomUUID()}`,
  })),
  permissionCase('POST /closed-ride', 'gives a closed ride back by its mail', 'visitor', async (fixture) => ({
    url: '/closed-ride',
    body: { token: (await aClosure(fixture)).token, answer: { kind: 'back' } },
  })),
  permissionCase('POST /closed-ride', 'takes another slot by its mail', 'visitor', async (fixture) => {
    const { token } = await aClosure(fixture);
    const slot = await aSlotToCome(fixture);
    return { url: '/closed-ride', body: { token, answer: { kind: 'slot', slot } } };
  }),
  permissionCase('POST /closed-ride', 'keeps a delayed ride by its mail', 'visitor', async (fixture) => ({
    url: '/closed-ride',
    body: { token: (await aClosure(fixture, { question: 'confirm' })).token, answer: { kind: 'keep' } },
  })),
  permissionCase('POST /closed-ride', 'takes a rain check by its mail', 'visitor', async (fixture) => ({
    url: '/closed-ride',
    body: { token: (await aClosure(fixture, { isPaid: true })).token, answer: { kind: 'rainCheck' } },
  })),
  permissionCase('POST /closed-ride', 'gives a closed ride back by a guess', 'nobody', () => ({
    url: '/closed-ride',
    body: { token: randomUUID(), answer: { kind: 'back' } },
  })),
];

/** A closure of long ago with somebody else's ride. */
async function aClosure(
  fixture: Fixture,
  { isPaid = false, question = 'choose' }: { isPaid?: boolean; question?: RideQuestion } = {},
): Promise<{ closure: number; ride: number; token: string }> {
  const { park, other } = fixture;
  const { db } = park.store;
  const slot = isPaid ? (await fixture.aPaidSlot(other)).slot : await aSlotToCome(fixture, other);
  const row = await db.selectFrom('slot').selectAll().where('id', '=', slot).executeTakeFirstOrThrow();
  const booking = row.booking_id ?? 0;
  const { id: closure } = await db
    .insertInto('closure')
    .values({
      from_at: 0,
      until_at: 1,
      for_now: 0,
      reason: 'wind',
      note: null,
      note_en: null,
      created_at: 0,
      created_by: other.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('closure_track').values({ closure_id: closure, asset_id: row.asset_id }).execute();
  const { id: ride } = await db
    .insertInto('closure_ride')
    .values({
      closure_id: closure,
      booking_id: booking,
      slot_id: slot,
      start_at: row.start_at,
      state: 'asked',
      question,
      answer_until: row.start_at,
      // It had another time, which has lapsed: nothing that becomes free waits for it.
      held_booking_id: booking,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = new URL((await bookingLink(park, booking)) ?? '').searchParams.get('token') ?? '';
  return { closure, ride, token };
}
