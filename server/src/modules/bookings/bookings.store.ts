import type { Actor } from '@cablepark/domain/booking/rules';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { Db } from '../../db/store.ts';
import { toSlot } from '../slots/slot-row.ts';

/** The slot as the rules see it, with its true holder; null if there is none of this id. */
export async function findSlot(db: Db, id: number): Promise<Slot | null> {
  const row = await db.selectFrom('slot').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toSlot(row) : null;
}

/** The one write that sells a slot: it succeeds only while the slot is free and not over (DESIGN.md §5.2). */
export async function claimSlot(db: Db, id: number, rider: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('slot')
    .set({ booked_by: rider })
    .where('id', '=', id)
    .where('booked_by', 'is', null)
    .where('end_at', '>', nowMs)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Frees a slot, with any no-show mark of it, only if `holder` still holds it, unpaid. */
export async function releaseSlot(db: Db, id: number, holder: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('slot')
    .set({ booked_by: null })
    .where('id', '=', id)
    .where('booked_by', '=', holder)
    .where('payment_id', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await db.deleteFrom('no_show').where('slot_id', '=', id).execute();
  return true;
}

export interface HistoryEntry {
  action: 'book' | 'cancel';
  slot: number;
  rider: string;
  actor: Actor['id'];
  late: boolean;
  nowMs: number;
}

export async function writeHistory(db: Db, entry: HistoryEntry): Promise<void> {
  await db
    .insertInto('booking_history')
    .values({
      action_type: entry.action,
      created_at: entry.nowMs,
      slot_id: entry.slot,
      user_id: entry.rider,
      actor_id: entry.actor,
      late: entry.late ? 1 : 0,
    })
    .execute();
}
