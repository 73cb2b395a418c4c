import { stepsOf } from '@cablepark/domain/season/season-steps';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { addCounts, countsOf, noCounts } from '../counts.ts';
import { noteOpening } from '../note-opening.ts';
import { nobody, placeOf, planStep, type SeasonWork } from '../season-work.ts';
import { finishChange } from './finish-change.ts';
import { findStep, writeStep } from './journal.store.ts';
import { advanceChange, lockChange, type SeasonChange } from './season-changes.store.ts';
import { restoreDays, settleDays } from './settle-days.ts';

/**
 * Does the next step of a change in its own transaction. Concurrent calls in any process do it only once.
 * @param cursor the number of finished steps that the caller knows of; null: unknown
 * @returns the new number; null if that was all, or if another process does it
 */
export async function takeStep(
  context: AppContext,
  id: number,
  cursor: number | null,
): Promise<number | null> {
  const place = await placeOf(context);
  const nowMs = context.clock.now().epochMilliseconds;
  const { engine } = context.store;
  return await inTransaction(context, nobody, ({ db }) => doStep({ db, engine, nowMs, place }, id, cursor));
}

/** Does the step in the caller's transaction. */
export async function doStep(work: SeasonWork, id: number, cursor: number | null): Promise<number | null> {
  const { db, engine, nowMs } = work;
  const change = await lockChange(db, engine, id);
  if (!change || change.state === 'done' || change.state === 'undone') return null;
  if (cursor !== null && change.cursor !== cursor) return null;
  const did = change.state === 'applying' ? await stepOn(work, change) : await stepBack(work, change);
  const next = { counts: addCounts(change.counts, did), cursor: change.cursor + 1 };
  if (!(await advanceChange(db, change, next, nowMs))) return null;
  if (next.cursor < change.steps) return next.cursor;
  await finishChange(db, { ...change, ...next }, nowMs);
  return null;
}

async function stepOn(work: SeasonWork, { id, after, refill, reach, cursor }: SeasonChange) {
  const step = stepsOf(reach)[cursor];
  if (!step) throw new Error(`The change ${id} of the season has no step ${cursor}.`);
  const result = await settleDays(work, step, planStep(after, step, work.place), refill);
  await noteOpening(work, result);
  await writeStep(work.db, id, cursor, { step, recorded: result?.recorded ?? nothing });
  return result ? countsOf(result.change) : noCounts;
}

/** Clears the days that were released since, then undoes the journal backwards. */
async function stepBack(work: SeasonWork, { id, undo, steps, cursor }: SeasonChange) {
  const tail = undo?.tail ?? [];
  const stepToClear = tail[cursor];
  if (stepToClear) {
    const result = await settleDays(work, stepToClear, []);
    return result ? countsOf(result.change) : noCounts;
  }
  const entry = await findStep(work.db, id, steps - 1 - cursor);
  const change = entry && (await restoreDays(work, entry.step, entry.recorded));
  return change ? countsOf(change) : noCounts;
}

const nothing = { made: [], repriced: [], removed: [], refilled: [] };
