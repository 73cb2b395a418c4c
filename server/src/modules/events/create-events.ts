import type { Actor } from '@cablepark/domain/booking/rules';
import { ParkError, ValidationFailed } from '@cablepark/domain/errors';
import type { Park } from '../../context.ts';
import { storeFailure } from '../../db/failures.ts';
import type { Db } from '../../db/store.ts';
import { writeAudit } from '../audit/audit.store.ts';
import { differenceOf } from '../audit/difference.ts';
import { deleteFreeSlots, holdSlots } from '../slots/slots.store.ts';
import { type EventFields, fromRow, fromWire, instantMs, toRow } from './event-row.ts';
import type { EventPatch, NewEvent } from './events.schema.ts';
import { deleteEventRow, findSlotsOf, holdEvent, insertEvent, isFile, updateEvent } from './events.store.ts';

/** Makes the events, all or none. @returns their ids in the order given. @throws FAILED_VALIDATION, INVALID_FOREIGN_KEY. */
export async function createEvents(park: Park, actor: Actor, wished: readonly NewEvent[]): Promise<number[]> {
  return await inTransaction(park, async (db) => {
    const ids: number[] = [];
    for (const wish of wished) {
      const event = fromWire(wish);
      await requireSense(db, event);
      const id = await insertEvent(db, toRow(event));
      await note(db, park, actor, { action: 'event.create', subjectId: id, after: event });
      ids.push(id);
    }
    return ids;
  });
}

/** Changes what the patch names. @throws FORBIDDEN (no such event), FAILED_VALIDATION, INVALID_FOREIGN_KEY. */
export async function changeEvent(park: Park, actor: Actor, id: number, patch: EventPatch): Promise<void> {
  await inTransaction(park, async (db) => {
    const row = await holdEvent(db, park.store.engine, id);
    if (!row) throw new ParkError('FORBIDDEN');
    const before = fromRow(row);
    const named = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
    const after = fromWire({ ...before, ...named });
    const difference = differenceOf(before, after);
    if (!difference) return;
    await requireSense(db, after);
    await updateEvent(db, id, toRow(after));
    await note(db, park, actor, { action: 'event.edit', subjectId: id, ...difference });
  });
}

/**
 * Deletes an event and its free slots, which are places of nothing without it. While somebody holds one of its slots,
 * also a past one, the event stays with all of them. @throws SLOT_BOOKED naming the booked slots, FORBIDDEN (no such event).
 */
export async function deleteEvent(park: Park, actor: Actor, id: number): Promise<void> {
  await inTransaction(park, async (db) => {
    const row = await holdEvent(db, park.store.engine, id);
    if (!row) throw new ParkError('FORBIDDEN');
    const seen = await holdSlots(db, park.store.engine, await findSlotsOf(db, id));
    // One that was taken out of the event while it was waited for is none of it any more.
    const slots = [...seen.values()].filter(({ event }) => event === id);
    const booked = slots.filter((slot) => slot.rider !== null).map((slot) => slot.id);
    if (booked.length > 0) throw new ParkError('SLOT_BOOKED', { extensions: { slots: booked } });
    if (slots.length > 0)
      await deleteFreeSlots(
        db,
        slots.map((slot) => slot.id),
      );
    await deleteEventRow(db, id);
    const before = { ...fromRow(row), slots: slots.length };
    await note(db, park, actor, { action: 'event.delete', subjectId: id, before });
  });
}

async function requireSense(db: Db, { start, end, image }: EventFields): Promise<void> {
  if (end !== null && instantMs(end) <= instantMs(start)) {
    throw new ValidationFailed([{ field: 'end', type: 'min', message: '"end" must be after "start".' }]);
  }
  if (image !== null && !(await isFile(db, image))) {
    throw new ParkError('INVALID_FOREIGN_KEY', { extensions: { field: 'image' } });
  }
}

async function note(
  db: Db,
  park: Park,
  actor: Actor,
  entry: { action: string; subjectId: number; before?: object; after?: object },
): Promise<void> {
  const nowMs = park.clock.now().epochMilliseconds;
  await writeAudit(db, { actor: actor.id, subject: 'Event', ...entry, nowMs });
}

/** The one reference that the database itself watches is the track. */
async function inTransaction<Result>(park: Park, work: (db: Db) => Promise<Result>): Promise<Result> {
  try {
    return await park.store.db.transaction().execute(work);
  } catch (error) {
    if (storeFailure(error) !== 'unknown-reference') throw error;
    throw new ParkError('INVALID_FOREIGN_KEY', { extensions: { field: 'asset' } });
  }
}
