import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { AppContext } from '../../src/context.ts';
import type { SlotTable } from '../../src/db/tables/slot-tables.ts';
import { putRider } from './bookings.ts';

/** Tracks 1 and 2, as every park has them. */
export async function makeTracks(park: AppContext): Promise<void> {
  await park.store.db
    .insertInto('asset')
    .values([
      { id: 1, name: '1' },
      { id: 2, name: '2' },
    ])
    .execute();
}

/** A payment or a hold comes to it by `bookings.ts`. */
type NewSlot = Omit<Insertable<SlotTable>, 'booking_id'>;

/** A free quarter of an hour on track 1 at `start` (ISO); say what differs. @returns its id. */
export async function makeSlot(
  park: AppContext,
  start: string,
  { booked_by: rider = null, ...differs }: Partial<NewSlot> = {},
): Promise<number> {
  const { db } = park.store;
  const startAt = Temporal.Instant.from(start).epochMilliseconds;
  const duration = differs.duration ?? 15;
  const { id } = await db
    .insertInto('slot')
    .values({
      start_at: startAt,
      end_at: startAt + duration * 60_000,
      duration,
      price_cents: 5500,
      asset_id: 1,
      event_id: null,
      series: randomUUID(),
      ...differs,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (rider !== null) await putRider(db, id, rider);
  return id;
}

/** The entry of the history by which a rider came to hold a slot. @returns its id. */
export async function makeBookingEntry(park: AppContext, slot: number, rider: string): Promise<number> {
  const { id } = await park.store.db
    .insertInto('booking_history')
    .values((eb) => ({
      action_type: 'book',
      created_at: 0,
      slot_id: slot,
      user_id: rider,
      actor_id: rider,
      late: 0,
      booking_id: eb.selectFrom('slot').select('booking_id').where('id', '=', slot),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
