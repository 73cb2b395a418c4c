import { may } from '@cablepark/domain/accounts/permissions';
import { type Actor, isLateCancelling } from '@cablepark/domain/booking/rules';
import { ParkError } from '@cablepark/domain/errors';
import { policyOf } from '@cablepark/domain/park/content';
import type { Park } from '../../context.ts';
import { writeAudit } from '../audit/audit.store.ts';
import type { Desk } from '../bookings/bookings.service.ts';
import { releaseSlot, writeHistory } from '../bookings/bookings.store.ts';
import { requireAnotherAdmin } from './account-change.service.ts';
import { findLivingAccount } from './accounts.store.ts';
import { eraseRow, findUnpaidSlots } from './erasure.store.ts';
import { deleteResetTokens } from './passwords.store.ts';
import { endSessions } from './sessions.store.ts';

/**
 * Erases an account for good, all in one transaction (DESIGN.md §5.13): personal data, sessions and mailed links go,
 * unpaid rides to come are freed with a history entry each. Paid rides, payments and history stay under the bare id.
 * @throws FORBIDDEN: another's account without being Admin, no such account, or the last Admin.
 */
export async function eraseAccount(park: Park, actor: Actor, id: string): Promise<void> {
  if (id !== actor.id && !may(actor.role, 'user.deleteAny')) throw new ParkError('FORBIDDEN');
  const policy = policyOf(await park.content.read());
  await park.store.db.transaction().execute(async (db) => {
    await requireAnotherAdmin(db, park, id);
    const account = await findLivingAccount(db, id);
    if (!account || !(await eraseRow(db, id))) throw new ParkError('FORBIDDEN');
    await endSessions(db, id);
    await deleteResetTokens(db, id);
    await cancelRidesToCome({ db, actor, now: park.clock.now(), policy }, id);
    if (actor.id === id) return;
    const nowMs = park.clock.now().epochMilliseconds;
    const before = { role: account.role, status: account.status };
    const entry = { action: 'user.delete', subject: 'users', subjectId: id, before };
    await writeAudit(db, { actor: actor.id, ...entry, nowMs });
  });
}

async function cancelRidesToCome(
  { db, actor, now, policy }: Omit<Desk, 'engine'>,
  rider: string,
): Promise<void> {
  const nowMs = now.epochMilliseconds;
  for (const { id, start_at } of await findUnpaidSlots(db, rider, nowMs)) {
    // Paid at the desk a moment ago: then it is no longer ours to free.
    if (!(await releaseSlot(db, id, rider))) continue;
    const start = Temporal.Instant.fromEpochMilliseconds(start_at);
    const late = isLateCancelling({ start }, now, policy);
    await writeHistory(db, { action: 'cancel', slot: id, rider, actor: actor.id, late, nowMs });
  }
}
