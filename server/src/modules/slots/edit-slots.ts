import { toGrosze } from '@cablepark/contract/money';
import { requireWireTime } from '@cablepark/contract/wire-time';
import { type Action, may } from '@cablepark/domain/accounts/permissions';
import type { Actor } from '@cablepark/domain/booking/rules';
import { ParkError } from '@cablepark/domain/errors';
import { policyOf } from '@cablepark/domain/park/content';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { Updateable } from 'kysely';
import type { Park } from '../../context.ts';
import { storeFailure } from '../../db/failures.ts';
import { lockEvents, lockTracks } from '../../db/locks.ts';
import type { Db } from '../../db/store.ts';
import type { SlotTable } from '../../db/tables.ts';
import { holdActiveAccount } from '../accounts/accounts.store.ts';
import { bookSlot, cancelSlot, type Desk, requireSlot } from '../bookings/bookings.service.ts';
import { toEditableRow } from './slot-row.ts';
import { noteBooking, noteSlotEdits, type SlotChange } from './slots.audit.ts';
import { editableFields, type SlotPatch } from './slots.schema.ts';
import { holdSlots, updateFreeSlot } from './slots.store.ts';

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
  requireKeys(actor, patch);
  const policy = policyOf(await park.content.read());
  const now = park.clock.now();
  const asked = [...new Set(ids)].toSorted((a, b) => a - b);
  try {
    await park.store.db.transaction().execute(async (db) => {
      const desk = { db, engine: park.store.engine, actor, now, policy };
      if (hasEdits(patch)) {
        // Before the slots, though the booking itself asks for it later.
        if (patch.bookedBy) await holdActiveAccount(db, desk.engine, patch.bookedBy);
        await editSlots(desk, asked, patch);
      }
      for (const id of asked) {
        if (patch.payment !== undefined) await confirmPayment(db, id, patch.payment);
        if (patch.bookedBy !== undefined) await changeHolder(desk, id, patch.bookedBy);
      }
    });
  } catch (error) {
    throw slotFailure(error);
  }
}

async function changeHolder(desk: Desk, id: number, rider: string | null): Promise<void> {
  const deed = { ...desk, nowMs: desk.now.epochMilliseconds };
  if (rider !== null) {
    if (await bookSlot(desk, id, rider)) await noteBooking(deed, 'slot.book', id, rider);
    return;
  }
  const holder = await cancelSlot(desk, id);
  if (holder !== null) await noteBooking(deed, 'slot.cancel', id, holder);
}

const actionOfKey = new Map<string, Action>([
  ['bookedBy', 'slot.book'],
  ['payment', 'payment.create'],
  ...editableFields.map((field) => [field, 'slot.edit'] as const),
]);

/** Whether they may write each of these keys at all, whatever stands in them. @throws FORBIDDEN */
export function requireKeys(actor: Actor, patch: object): void {
  const mayWrite = (key: string) => {
    const action = actionOfKey.get(key);
    return action !== undefined && may(actor.role, action);
  };
  if (!Object.keys(patch).every(mayWrite)) throw new ParkError('FORBIDDEN');
}

function hasEdits(patch: SlotPatch): boolean {
  return editableFields.some((field) => patch[field] !== undefined);
}

/** @throws SLOT_BOOKED, FORBIDDEN (no such slot); overlaps and unknown tracks are the database's to refuse. */
async function editSlots(
  { db, engine, actor, now }: Desk,
  ids: readonly number[],
  patch: SlotPatch,
): Promise<void> {
  if (patch.event) await lockEvents(db, engine, [patch.event]);
  const held = await holdSlots(db, engine, ids);
  if (held.size < ids.length) throw new ParkError('FORBIDDEN');
  const slots = [...held.values()];
  if (slots.some(({ rider }) => rider !== null)) throw new ParkError('SLOT_BOOKED');
  const changes = slots.map((before): SlotChange => ({ before, after: edited(before, patch) }));
  if (mayOverlap(patch)) {
    await lockTracks(
      db,
      engine,
      changes.map(({ after }) => after.track),
    );
  }
  for (const { before, after } of changes) {
    const change = difference(toEditableRow(before), toEditableRow(after));
    if (change && !(await updateFreeSlot(db, before.id, change))) throw new ParkError('SLOT_BOOKED');
  }
  await noteSlotEdits({ db, actor, nowMs: now.epochMilliseconds }, changes);
}

function mayOverlap({ startTime, duration, asset }: SlotPatch): boolean {
  return startTime !== undefined || duration !== undefined || asset !== undefined;
}

/** Only what is new is written: the guard against overlaps need not look at a price. @returns null if nothing is */
function difference(
  before: Updateable<SlotTable>,
  after: Updateable<SlotTable>,
): Updateable<SlotTable> | null {
  const keys = Object.keys(after) as (keyof typeof after)[];
  const changed = keys.filter((key) => before[key] !== after[key]);
  return changed.length === 0 ? null : Object.fromEntries(changed.map((key) => [key, after[key]]));
}

function edited(slot: Slot, patch: SlotPatch): Slot {
  return {
    ...slot,
    start: patch.startTime === undefined ? slot.start : requireWireTime(patch.startTime),
    minutes: patch.duration ?? slot.minutes,
    price: patch.price === undefined ? slot.price : toGrosze(patch.price),
    track: patch.asset ?? slot.track,
    event: patch.event === undefined ? slot.event : patch.event,
  };
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
  const slot = await requireSlot(db, id);
  if (slot.payment === payment) return;
  throw new ParkError(slot.payment === null ? 'FORBIDDEN' : 'SLOT_PAID');
}
