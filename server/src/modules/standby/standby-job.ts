import { linkHolder } from '@cablepark/domain/booking/mailed-link';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Rounds, startRounds } from '../../rounds.ts';
import { hasUnsoughtRides } from '../closures/index.ts';
import { reserveOpening } from '../slots/reserved/index.ts';
import { handOnAll, servedAtOnce } from './serve-waiting.ts';
import { isSettled, settleOffers } from './settle-offers.ts';
import { isWaiting, lockReserved, type StoredWish } from './standby.store.ts';

const everyMs = 1_000;
/** A step that hands on slots ends after so many milliseconds, so that others can use the database. */
const stepMs = 15;
/** A slot may become free at the moment in which a wish is made, so new wishes are compared with the free slots once more. */
const freshMs = 5_000;

/** Ends offers, and hands on reserved slots that no transaction could. Runs in every process. */
export function startStandbyJob(context: AppContext): Rounds {
  const { log } = context;
  return startRounds({ log, everyMs, failure: 'riders on standby could not be served' }, () =>
    doStandbyWork(context),
  );
}

/** One run of the job. It only reads if there is nothing to do. */
export async function doStandbyWork(context: AppContext): Promise<void> {
  const { store, clock } = context;
  const nowMs = clock.now().epochMilliseconds;
  const wishes = await findMissedWishes(store.db, nowMs);
  const isTidy = wishes.length === 0 && (await isSettled(store.db, nowMs));
  if (!isTidy) await tidy(context, wishes);
  // Riders of closed rides have precedence.
  while ((await hasReserved(store.db)) && !(await hasUnsoughtRides(store.db)))
    if ((await takeStep(context)) === 0) return;
}

/** Settles offers, and reserves the slots that a new wish finds free. */
async function tidy(context: AppContext, wishes: readonly StoredWish[]): Promise<void> {
  await inTransaction(context, linkHolder(''), async (transaction) => {
    const { db, now } = transaction;
    await settleOffers(transaction);
    for (const { asset_id, from_at, until_at } of wishes)
      await reserveOpening(db, {
        tracks: asset_id === null ? null : [asset_id],
        from: Temporal.Instant.fromEpochMilliseconds(Math.max(from_at, now.epochMilliseconds)),
        until: Temporal.Instant.fromEpochMilliseconds(until_at),
      });
  });
}

/** New wishes that match a free slot which is not reserved yet. */
async function findMissedWishes(db: Db, nowMs: number): Promise<StoredWish[]> {
  return await db
    .selectFrom('standby')
    .selectAll()
    .where(isWaiting)
    .where('waits_since', '>', nowMs - freshMs)
    .where('until_at', '>', nowMs)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('slot')
          .innerJoin('asset', 'asset.id', 'slot.asset_id')
          .select('slot.id')
          .where('asset.status', '=', 'open')
          .where('slot.booking_id', 'is', null)
          .where('slot.event_id', 'is', null)
          .where('slot.reserved_until', 'is', null)
          .where('slot.start_at', '>', nowMs)
          .whereRef('slot.start_at', '>=', 'standby.from_at')
          .whereRef('slot.end_at', '<=', 'standby.until_at')
          .where((slot) =>
            slot.or([
              slot('standby.asset_id', 'is', null),
              slot('standby.asset_id', '=', slot.ref('slot.asset_id')),
            ]),
          ),
      ),
    )
    .orderBy('id')
    .limit(servedAtOnce)
    .execute();
}

async function hasReserved(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('slot')
    .select('id')
    .where('reserved_until', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns how many slots it handed on */
async function takeStep(context: AppContext): Promise<number> {
  return await inTransaction(context, linkHolder(''), async (transaction) => {
    const startedMs = performance.now();
    const { db, engine } = transaction;
    await settleOffers(transaction);
    const ids = await lockReserved(db, engine, servedAtOnce);
    return await handOnAll(transaction, ids, () => performance.now() - startedMs < stepMs);
  });
}
