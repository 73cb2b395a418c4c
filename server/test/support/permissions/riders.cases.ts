import { randomUUID } from 'node:crypto';
import { putNoShow } from '../bookings.ts';
import type { Person } from '../people.ts';
import type { Fixture } from './fixture.ts';
import { type PermissionCase, permissionCase } from './permission-case.ts';

/** A note on somebody else. @returns its id */
async function aNote({ park, other }: Fixture, author: Person): Promise<number> {
  const { id } = await park.store.db
    .insertInto('rider_note')
    .values({ account_id: other.id, text: 'left-footed', created_at: 0, created_by: author.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A slot that somebody else missed, and that is free again. @returns its id */
async function aMissedSlot(fixture: Fixture): Promise<number> {
  const { db } = fixture.park.store;
  const slot = await fixture.aSlot(fixture.other);
  await putNoShow(db, slot, fixture.other.id);
  await db.updateTable('slot').set({ booked_by: null, booking_id: null }).where('id', '=', slot).execute();
  await db
    .updateTable('booking')
    .set({ state: 'missed', ended_at: 1, end_reason: 'missed' })
    .where('slot_id', '=', slot)
    .execute();
  return slot;
}

/** Notes of the staff on riders, and their check-in. */
export const riderCases: PermissionCase[] = [
  permissionCase('POST /desk/missed', 'frees what is left of a missed slot', 'Manager', async (fixture) => {
    const slot = await fixture.aSlot(fixture.other);
    await putNoShow(fixture.park.store.db, slot, fixture.other.id);
    return { url: '/desk/missed', body: { slot } };
  }),
  permissionCase('POST /desk/no-shows', 'takes a freed slot’s mark back', 'Manager', async (fixture) => ({
    url: '/desk/no-shows',
    body: { slot: await aMissedSlot(fixture), missing: false },
  })),
  permissionCase(
    'POST /desk/walk-ins',
    'sells the rest of a missed slot for less',
    'Manager',
    async (fixture) => ({
      url: '/desk/walk-ins',
      body: {
        slot: await aMissedSlot(fixture),
        first_name: 'Wanda',
        description: '600700800',
        price: 1,
        request_key: randomUUID(),
      },
    }),
  ),
  permissionCase('POST /desk/arrivals', 'checks a rider in', 'Manager', async (fixture) => ({
    url: '/desk/arrivals',
    body: { slot: await fixture.aSlot(fixture.other), arrived: true },
  })),
  permissionCase('POST /desk/arrivals', 'takes a check-in back', 'Manager', async (fixture) => {
    const slot = await fixture.aSlot(fixture.other);
    const here = { arrived_at: 1, arrived_by: fixture.other.id };
    await fixture.park.store.db.updateTable('booking').set(here).where('slot_id', '=', slot).execute();
    return { url: '/desk/arrivals', body: { slot, arrived: false } };
  }),
  permissionCase('POST /desk/arrivals/together', 'checks several riders in', 'Manager', async (fixture) => ({
    url: '/desk/arrivals/together',
    body: { slots: [await fixture.aSlot(fixture.other), await fixture.aSlot(fixture.other)], arrived: true },
  })),
  permissionCase('POST /desk/rider-notes', 'writes a note on a rider', 'Manager', (fixture) => ({
    url: '/desk/rider-notes',
    body: { rider: fixture.other.id, text: 'left-footed', request_key: randomUUID() },
  })),
  permissionCase(
    'DELETE /desk/rider-notes/:id',
    'deletes a note of their own',
    'Manager',
    async (fixture, me) => ({
      url: `/desk/rider-notes/${await aNote(fixture, me)}`,
    }),
  ),
  permissionCase('DELETE /desk/rider-notes/:id', 'deletes another’s note', 'Editor', async (fixture) => ({
    url: `/desk/rider-notes/${await aNote(fixture, fixture.other)}`,
  })),
];
