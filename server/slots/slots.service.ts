import type { Actor } from '@cablepark/domain/booking.rules';
import { ParkError } from '@cablepark/domain/errors';
import { policyOf } from '@cablepark/domain/park-content';
import { startOf } from '@cablepark/domain/park-time';
import { type Action, may } from '@cablepark/domain/roles';
import { bookSlot, cancelSlot } from '../bookings/bookings.service.ts';
import type { Park } from '../park.ts';
import { storeFailure } from '../store/failures.ts';
import type { Db } from '../store/store.ts';
import { toCents } from './slot-row.ts';
import { editableFields, type SlotPatch } from './slots.schema.ts';
import { findTimes, updateFreeSlot } from './slots.store.ts';

/** A slot's number on the wire; anything else is a row that does not exist. @throws FORBIDDEN */
export function readSlotId(text: string): number {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > 2_147_483_647) throw new ParkError('FORBIDDEN');
  return id;
}

/**
 * What a change of a slot means: booking, cancelling, linking its payment, or editing it (WIRE.md, the table of PATCH).
 * Several kinds at once happen together or not at all.
 */
export async function changeSlot(park: Park, actor: Actor, id: number, patch: SlotPatch): Promise<void> {
  await changeSlots(park, actor, [id], patch);
}

/** The same change to several slots, all or none; this is how staff edit a range of free slots at once. */
export async function changeSlots(
  park: Park,
  actor: Actor,
  ids: readonly number[],
  patch: SlotPatch,
): Promise<void> {
  requireRights(actor, patch);
  const policy = policyOf(await park.content.read());
  try {
    await park.store.db.transaction().execute(async (db) => {
      const desk = { db, engine: park.store.engine, actor, now: park.clock.now(), policy };
      for (const id of ids) {
        if (hasEdits(patch)) await editSlot(db, id, patch);
        if (patch.payment !== undefined) await confirmPayment(db, id, patch.payment);
        if (patch.bookedBy === null) await cancelSlot(desk, id);
        else if (patch.bookedBy !== undefined) await bookSlot(desk, id, patch.bookedBy);
      }
    });
  } catch (error) {
    throw slotFailure(error);
  }
}

/** Each kind of key asks for its right; several kinds at once are not for riders. */
function requireRights(actor: Actor, patch: SlotPatch): void {
  const known = ['bookedBy', 'payment', ...editableFields];
  const asked: Action[] = [];
  if (Object.keys(patch).some((key) => !known.includes(key))) throw new ParkError('FORBIDDEN');
  if (patch.bookedBy !== undefined) asked.push('slot.book');
  if (patch.payment !== undefined) asked.push('payment.create');
  if (hasEdits(patch)) asked.push('slot.edit');
  if (!asked.every((action) => may(actor.role, action))) throw new ParkError('FORBIDDEN');
}

function hasEdits(patch: SlotPatch): boolean {
  return editableFields.some((field) => patch[field] !== undefined);
}

/** @throws SLOT_BOOKED, FORBIDDEN (no such slot); overlaps and unknown tracks are the database's to refuse. */
async function editSlot(db: Db, id: number, patch: SlotPatch): Promise<void> {
  const times = await findTimes(db, id);
  if (!times) throw new ParkError('FORBIDDEN');
  const startAt =
    patch.startTime === undefined
      ? times.start_at
      : startOf({ startTime: patch.startTime }).epochMilliseconds;
  const duration = patch.duration ?? times.duration;
  const changed = await updateFreeSlot(db, id, {
    start_at: startAt,
    duration,
    end_at: startAt + duration * 60_000,
    ...(patch.price === undefined ? {} : { price_cents: toCents(patch.price) }),
    ...(patch.asset === undefined ? {} : { asset_id: patch.asset }),
    ...(patch.event === undefined ? {} : { event_id: patch.event }),
  });
  if (!changed) throw new ParkError('SLOT_BOOKED');
}

/** The database's constraints in the wire's words. */
export function slotFailure(error: unknown): unknown {
  const failure = storeFailure(error);
  if (failure === 'overlap') return new ParkError('SLOT_OVERLAP');
  if (failure === 'unknown-reference') return new ParkError('INVALID_FOREIGN_KEY');
  return error;
}

/** The payment was linked when it was made (DESIGN.md §5.7): naming it again changes nothing, any other is refused. */
async function confirmPayment(db: Db, id: number, payment: number | null): Promise<void> {
  const slot = await findTimes(db, id);
  if (!slot) throw new ParkError('FORBIDDEN');
  if (slot.payment_id === payment) return;
  throw new ParkError(slot.payment_id === null ? 'FORBIDDEN' : 'SLOT_PAID');
}
