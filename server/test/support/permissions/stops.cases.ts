import { aSlotToCome } from './checkouts.cases.ts';
import type { Fixture } from './fixture.ts';
import { type PermissionCase, permissionCase } from './permission-case.ts';

export const stopCases: PermissionCase[] = [
  permissionCase('POST /desk/stops', 'stops the cable', 'Manager', async ({ park }) => {
    const { newest } = await park.store.db
      .selectFrom('stop')
      .select((eb) => eb.fn.max('id').as('newest'))
      .executeTakeFirstOrThrow();
    return { url: '/desk/stops', body: { minutes: 20, assets: [1], seen: newest } };
  }),
  permissionCase('POST /desk/stops/:id/undo', 'undoes a stop', 'Manager', async (fixture) => ({
    url: `/desk/stops/${(await aStop(fixture)).stop}/undo`,
    body: {},
  })),
  permissionCase('POST /desk/stops/:id/send', 'sends the messages of a stop', 'Manager', async (fixture) => ({
    url: `/desk/stops/${(await aStop(fixture)).stop}/send`,
  })),
  permissionCase('POST /desk/stops/calls/:id/told', 'ticks a call off', 'Manager', async (fixture) => ({
    url: `/desk/stops/calls/${(await aStop(fixture)).ride}/told`,
  })),
];

/** A stop of long ago with somebody else's ride. */
async function aStop(fixture: Fixture): Promise<{ stop: number; ride: number }> {
  const { park, other } = fixture;
  const { db } = park.store;
  const slot = await aSlotToCome(fixture, other);
  const row = await db.selectFrom('slot').selectAll().where('id', '=', slot).executeTakeFirstOrThrow();
  const { id: stop } = await db
    .insertInto('stop')
    .values({ minutes: 20, created_at: 0, created_by: other.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('stop_track').values({ stop_id: stop, asset_id: row.asset_id, free_at: 0 }).execute();
  const { id: ride } = await db
    .insertInto('stop_slot')
    .values({
      stop_id: stop,
      slot_id: slot,
      booking_id: row.booking_id,
      from_at: row.start_at,
      to_at: row.start_at,
      slot: JSON.stringify(row),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { stop, ride };
}
