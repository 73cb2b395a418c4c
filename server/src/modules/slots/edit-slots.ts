import { toGrosze } from '@cablepark/contract/money';
import { editableFields, type SlotPatch } from '@cablepark/contract/rides/slot-changes.schema';
import { requireWireTime } from '@cablepark/contract/wire-time';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { decideSlotEdit, isMoved, type SlotChange } from '@cablepark/domain/slots/slot-rules';
import type { Updateable } from 'kysely';
import { lockEvents, lockTracks } from '../../db/locks.ts';
import type { SlotTable } from '../../db/tables/slot-tables.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { auditSlotEdits } from './audit-slots.ts';
import { type StoredSlot, toEditableRow } from './rows/slot-row.ts';
import { findStanding, requireSlots, updateFreeSlot } from './rows/slots.store.ts';
import { keepFree } from './slot-gaps.ts';

/** Whether the patch edits the slot, and not only its rider. */
export function hasEdits(patch: SlotPatch): boolean {
  return editableFields.some((field) => patch[field] !== undefined);
}

/**
 * Edits free slots, all or none.
 * @param ids ascending
 * @throws SLOT_BOOKED, SLOT_OVERLAP, FORBIDDEN (no such slot); the database refuses unknown tracks and events.
 */
export async function editSlots(
  context: TransactionContext,
  ids: readonly number[],
  patch: SlotPatch,
): Promise<void> {
  const { db, engine } = context;
  if (patch.event) await lockEvents(db, engine, [patch.event]);
  const slots = await requireSlots(db, engine, ids);
  const changes = slots.map((before) => ({ before, after: applyPatch(before, patch) }));
  const moves = mayOverlap(patch);
  const neighbours = moves ? await lockStanding(context, changes) : [];
  if (enforce(decideSlotEdit(changes, neighbours)) === 'unchanged') return;
  for (const { before, after } of changes) {
    const change = changedColumns(before, after);
    if (change && !(await updateFreeSlot(db, before.id, change))) throw new ParkError('SLOT_BOOKED');
  }
  if (moves)
    await keepFree(
      db,
      changes.filter(isMoved).map(({ before }) => before),
    );
  await auditSlotEdits(context, changes);
}

/** The other slots on the target tracks. The lock on these tracks prevents new ones until the transaction ends. */
async function lockStanding({ db, engine }: TransactionContext, changes: readonly SlotChange<StoredSlot>[]) {
  const after = changes.map((change) => change.after);
  await lockTracks(
    db,
    engine,
    after.map(({ track }) => track),
  );
  const editedIds = new Set(after.map(({ id }) => id));
  return (await findStanding(db, after)).filter(({ id }) => !editedIds.has(id));
}

function mayOverlap({ startTime, duration, asset }: SlotPatch): boolean {
  return startTime !== undefined || duration !== undefined || asset !== undefined;
}

/**
 * The changed columns only, so that a price change does not run the overlap trigger. A manual edit removes a slot from the plan.
 * @returns null if nothing changes
 */
function changedColumns(before: StoredSlot, after: StoredSlot): Updateable<SlotTable> | null {
  const [was, is] = [toEditableRow(before), toEditableRow(after)];
  const keys = Object.keys(is) as (keyof typeof is)[];
  const changedKeys = keys.filter((key) => was[key] !== is[key]);
  if (changedKeys.length === 0) return null;
  return { ...Object.fromEntries(changedKeys.map((key) => [key, is[key]])), planned: 0 };
}

function applyPatch(slot: StoredSlot, patch: SlotPatch): StoredSlot {
  return {
    ...slot,
    start: patch.startTime === undefined ? slot.start : requireWireTime(patch.startTime),
    minutes: patch.duration ?? slot.minutes,
    price: patch.price === undefined ? slot.price : toGrosze(patch.price),
    track: patch.asset ?? slot.track,
    event: patch.event === undefined ? slot.event : patch.event,
  };
}
