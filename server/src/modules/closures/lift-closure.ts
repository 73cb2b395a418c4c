import type { Actor } from '@cablepark/domain/accounts/actor';
import { decideLifting } from '@cablepark/domain/closures/closure-rules';
import { enforce } from '@cablepark/domain/decision';
import { hasBegun } from '@cablepark/domain/slots/slot';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { writeAudit } from '../audit/index.ts';
import { hastenMessages } from '../outbox/index.ts';
import { reserveOpening } from '../slots/reserved/index.ts';
import { type StoredSlot, slotFailure } from '../slots/rows/index.ts';
import { withTracks } from '../tracks/state/index.ts';
import { askAgain } from './ask-again.ts';
import { isOpen, lockClosure, lockLivingClosures, type StoredClosedRide } from './closings/closures.store.ts';
import { findHeard } from './closings/find-heard.ts';
import { keepRides } from './closings/keep-rides.ts';
import { messagesOf, notifyReopened } from './closings/notify-closed.ts';
import type { DelayedRide } from './stops/ask-delayed.ts';
import { notifyStillDelayed } from './stops/notify-delayed.ts';

/**
 * Opens the tracks of a closure now. Upcoming rides without a choice take place, and the slots held for them are free again.
 * Riders who were notified of the closure are notified. Choices already made stay.
 * @returns how many rides take place @throws FORBIDDEN (no such closure)
 */
export async function liftClosure(context: AppContext, actor: Actor, id: number): Promise<{ rides: number }> {
  const limit = (await context.parkSettings.read()).closures.delayUpTo;
  try {
    return await inTransaction(context, actor, async (transaction) => {
      const { db, engine, now } = transaction;
      await lockLivingClosures(transaction);
      const row = await lockClosure(db, engine, id);
      const until = row && Temporal.Instant.fromEpochMilliseconds(row.until_at);
      if (enforce(decideLifting(actor, until && { until }, now)) === 'unchanged' || !row) return { rides: 0 };
      await db
        .updateTable('closure')
        .set({ until_at: now.epochMilliseconds, lifted_at: now.epochMilliseconds, lifted_by: actor.id })
        .where('id', '=', id)
        .execute();
      const open = await findOpenRides(db, id);
      const slots = await keepRides(transaction, open, (slot) => !hasBegun(slot, now));
      const [closure] = await withTracks(db, [row]);
      if (closure) await reserveOpening(db, { tracks: closure.tracks, from: now, until });
      const heardSlots = await findHeard(transaction, slots);
      // A stop may have delayed these rides before the closure: ask its question again.
      const delayed = await askAgain(transaction, { tracks: closure?.tracks ?? [], slots, limit });
      await tellHeard(transaction, id, heardSlots, delayed);
      await writeAudit(transaction, {
        action: 'cable.reopen',
        subjectId: id,
        after: { rides: slots.map((slot) => slot.id) },
      });
      return { rides: slots.length };
    });
  } catch (error) {
    throw slotFailure(error);
  }
}

/** Notifies riders who know of a closure that their rides take place, or of the open question of a stop that delayed them. */
async function tellHeard(
  transaction: TransactionContext,
  closure: number,
  slots: readonly StoredSlot[],
  delayed: readonly DelayedRide[],
): Promise<void> {
  const toAnswer = new Map(
    delayed.filter(({ question }) => question !== 'confirm').map((ride) => [ride.slot.id, ride]),
  );
  const fineSlots = slots.filter(({ id }) => !toAnswer.has(id));
  await notifyReopened(transaction, closure, fineSlots);
  const stillDelayed = slots.flatMap(({ id }) => toAnswer.get(id) ?? []);
  await notifyStillDelayed(transaction, closure, stillDelayed);
}

async function findOpenRides(db: Db, closure: number): Promise<StoredClosedRide[]> {
  return await db
    .selectFrom('closure_ride')
    .selectAll()
    .where('closure_id', '=', closure)
    .where(isOpen)
    .execute();
}

/** Sends the waiting messages of a closure now. @throws FORBIDDEN if there is no such closure */
export async function sendClosureNow(context: AppContext, actor: Actor, id: number): Promise<void> {
  await inTransaction(context, actor, async ({ db, engine, now }) => {
    const row = await lockClosure(db, engine, id);
    const until = row && Temporal.Instant.fromEpochMilliseconds(row.until_at);
    enforce(decideLifting(actor, until && { until }, now));
    await hastenMessages(db, messagesOf(id), now.epochMilliseconds);
  });
}
