import type { Actor } from '@cablepark/domain/accounts/actor';
import { decideHandlingStop } from '@cablepark/domain/closures/stop-rules';
import { enforce } from '@cablepark/domain/decision';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { writeAudit } from '../../audit/index.ts';

/**
 * Records that staff told a rider of all their rides of a stop. It also answers the question whether a new time suits the rider.
 * @param id of one of the rides @throws FORBIDDEN if there is none
 */
export async function markTold(context: AppContext, actor: Actor, id: number): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    const { db, now } = transaction;
    const ride = await db
      .selectFrom('stop_slot')
      .innerJoin('booking', 'booking.id', 'stop_slot.booking_id')
      .select(['stop_slot.stop_id', 'booking.account_id'])
      .where('stop_slot.id', '=', id)
      .executeTakeFirst();
    enforce(decideHandlingStop(actor, ride ?? null));
    if (!ride) return;
    await db
      .updateTable('stop_slot')
      .set({ told_at: now.epochMilliseconds, told_by: actor.id })
      .where('stop_id', '=', ride.stop_id)
      .where('booking_id', 'in', (eb) =>
        eb.selectFrom('booking').select('booking.id').where('booking.account_id', '=', ride.account_id),
      )
      .execute();
    await keepTold(transaction, ride.stop_id, ride.account_id);
    await writeAudit(transaction, { action: 'cable.told', subjectId: ride.stop_id, after: { ride: id } });
  });
}

async function keepTold(
  { db, now }: TransactionContext,
  stop: number,
  account: string | null,
): Promise<void> {
  await db
    .updateTable('closure_ride')
    .set({ state: 'kept', ended_at: now.epochMilliseconds })
    .where('state', '=', 'asked')
    .where('question', '!=', 'choose')
    // Only for this stop: the call did not answer the questions of a later stop.
    .where('closure_id', 'in', (eb) =>
      eb.selectFrom('closure').select('closure.id').where('closure.stop_id', '=', stop),
    )
    .where('booking_id', 'in', (eb) =>
      eb.selectFrom('booking').select('booking.id').where('booking.account_id', '=', account),
    )
    .execute();
}
