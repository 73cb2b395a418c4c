import type { SeasonCounts } from '@cablepark/contract/season/season-kinds';
import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import type { ParkPlace } from '@cablepark/domain/season/plan-day';
import type { Season } from '@cablepark/domain/season/season.schema';
import { decideSeasonChange } from '@cablepark/domain/season/season-rules';
import { stepsOf } from '@cablepark/domain/season/season-steps';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { noCounts } from '../counts.ts';
import { reachOf } from '../reach.ts';
import { lockSeason, updateSeason } from '../season.store.ts';
import { forgetSeason, placeOf } from '../season-work.ts';
import { finishChange } from './finish-change.ts';
import { deleteJournals } from './journal.store.ts';
import { requireSeason } from './require-season.ts';
import { findActive, insertChange } from './season-changes.store.ts';

export interface ChangeOrder {
  season: Season;
  /** The version that its author saw. */
  version: number;
  refills: boolean;
  /** The counts of the preview. */
  expected: SeasonCounts;
}

/**
 * Saves this season, and a change of the slots for `carryOn`.
 * @returns the change's id. @throws SEASON_BUSY, SEASON_CHANGED, FAILED_VALIDATION
 */
export async function startChange(context: AppContext, actor: Actor, order: ChangeOrder): Promise<number> {
  const place = await placeOf(context);
  requireSeason(order.season, place);
  const id = await inTransaction(context, actor, (transaction) => beginChange(transaction, place, order));
  forgetSeason(context);
  return id;
}

/** Starts the change in the caller's transaction. */
export async function beginChange(
  { db, engine, actor, now }: TransactionContext,
  place: ParkPlace,
  { season: after, version: seenVersion, refills: refill, expected }: ChangeOrder,
): Promise<number> {
  const nowMs = now.epochMilliseconds;
  const { season: before, version } = await lockSeason(db, engine, nowMs);
  const isBusy = (await findActive(db)) !== null;
  enforce(decideSeasonChange({ isBusy, version, seenVersion }));
  const reach = await reachOf({ db, nowMs, place }, before, after);
  await deleteJournals(db);
  await updateSeason(db, { season: after, version: version + 1 }, nowMs);
  const steps = stepsOf(reach).length;
  const plan = { before, after, refill, expected, reach, steps };
  const change = await insertChange(db, { ...plan, createdBy: actor.id, counts: noCounts }, nowMs);
  if (steps === 0) await finishChange(db, change, nowMs);
  return change.id;
}
