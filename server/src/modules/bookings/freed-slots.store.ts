import type { FreedSlot, UndoableCancelling } from '@cablepark/domain/booking/undoing';
import type { Db } from '../../db/store.ts';

/** As the history stores it. */
interface FreedRow extends Pick<FreedSlot, 'minutes' | 'track' | 'event' | 'price'> {
  /** Milliseconds. */
  start: number;
}

export function writeFreed({ start, minutes, track, event, price }: FreedSlot): string {
  return JSON.stringify({ start: start.epochMilliseconds, minutes, track, event, price } satisfies FreedRow);
}

/** A cancellation with its history entry and the booking that it ended. */
export interface FoundCancelling extends UndoableCancelling {
  entry: number;
  booking: number;
}

/** The rider's last action on a slot, if it is a cancellation that can be undone. */
export async function findUndoable(db: Db, slot: number, rider: string): Promise<FoundCancelling | null> {
  const last = await db
    .selectFrom('booking_history')
    .select(['id', 'action_type', 'created_at', 'freed', 'booking_id'])
    .where('slot_id', '=', slot)
    .where('user_id', '=', rider)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.action_type !== 'cancel' || last.freed === null || last.booking_id === null) return null;
  const { start, ...freed } = JSON.parse(last.freed) as FreedRow;
  return {
    at: Temporal.Instant.fromEpochMilliseconds(last.created_at),
    freed: { start: Temporal.Instant.fromEpochMilliseconds(start), ...freed },
    entry: last.id,
    booking: last.booking_id,
  };
}

/** Clears the late flag of an undone cancellation, so that the rider owes no fee. */
export async function forgetLate(db: Db, entry: number): Promise<void> {
  await db
    .updateTable('booking_history')
    .set({ late: 0 })
    .where('id', '=', entry)
    .where('late', '=', 1)
    .execute();
}
