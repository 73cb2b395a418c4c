import type { Actor } from '@cablepark/domain/accounts/actor';
import { decideTellingOfClosure } from '@cablepark/domain/closures/closure-rules';
import { enforce } from '@cablepark/domain/decision';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { writeAudit } from '../../audit/index.ts';
import { findClosedRide } from './closures.store.ts';

/** Records that staff told a rider of all their rides of a closure. @param id of one of the rides @throws FORBIDDEN if there is none */
export async function markToldOfClosure(context: AppContext, actor: Actor, id: number): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    const { db, now } = transaction;
    const ride = await findClosedRide(db, id);
    enforce(decideTellingOfClosure(actor, ride));
    if (!ride) return;
    await db
      .updateTable('closure_ride')
      .set({ told_at: now.epochMilliseconds, told_by: actor.id })
      .where('closure_id', '=', ride.closure_id)
      .where('booking_id', 'in', (eb) =>
        eb.selectFrom('booking').select('booking.id').where('booking.account_id', '=', ride.rider),
      )
      .execute();
    await writeAudit(transaction, {
      action: 'cable.toldOfClosure',
      subjectId: ride.closure_id,
      after: { ride: id },
    });
  });
}
