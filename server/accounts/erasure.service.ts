import { type Actor, isLateCancelling } from '@cablepark/domain/booking.rules';
import { ParkError } from '@cablepark/domain/errors';
import { writeWireTime } from '@cablepark/domain/park-time';
import { may } from '@cablepark/domain/roles';
import type { Park } from '../park.ts';
import type { Db } from '../store/store.ts';
import { requireAnotherAdmin } from './accounts.service.ts';
import { eraseRow, freeUnpaidSlots, writeCancellings } from './erasure.store.ts';
import { deleteResetTokens } from './passwords.store.ts';
import { endSessions } from './sessions.store.ts';

/**
 * Erases an account for good, all in one transaction (DESIGN.md §5.13): personal data, sessions and mailed links go,
 * unpaid rides to come are freed with a history entry each. Paid rides, payments and history stay under the bare id.
 * @throws FORBIDDEN: another's account without being Admin, no such account, or the last Admin.
 */
export async function eraseAccount(park: Park, actor: Actor, id: string): Promise<void> {
  if (id !== actor.id && !may(actor.role, 'user.deleteAny')) throw new ParkError('FORBIDDEN');
  await park.store.db.transaction().execute(async (db) => {
    await requireAnotherAdmin(db, park, id);
    if (!(await eraseRow(db, id))) throw new ParkError('FORBIDDEN');
    await endSessions(db, id);
    await deleteResetTokens(db, id);
    await cancelRidesToCome(db, park, actor, id);
  });
}

async function cancelRidesToCome(db: Db, park: Park, actor: Actor, rider: string): Promise<void> {
  const now = park.clock.now();
  const freed = await freeUnpaidSlots(db, rider, now.epochMilliseconds);
  const entries = freed.map((slot) => {
    const startTime = writeWireTime(Temporal.Instant.fromEpochMilliseconds(slot.start_at));
    return {
      action_type: 'cancel' as const,
      created_at: now.epochMilliseconds,
      slot_id: slot.id,
      user_id: rider,
      actor_id: actor.id,
      late: isLateCancelling({ startTime }, now, park.policy) ? 1 : 0,
    };
  });
  await writeCancellings(db, entries);
}
