import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { dayAfter } from '@cablepark/domain/season/horizon';
import { decideSeasonUndo } from '@cablepark/domain/season/season-rules';
import { type SeasonReach, type SeasonStep, stepsOf } from '@cablepark/domain/season/season-steps';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { bookedError } from '../../slots/index.ts';
import { countsBack, noCounts } from '../counts.ts';
import { findReleases, lockSeason, updateSeason } from '../season.store.ts';
import { forgetSeason } from '../season-work.ts';
import { finishChange } from './finish-change.ts';
import { advanceChange, findChange } from './season-changes.store.ts';
import { findUndoFacts } from './undo-facts.ts';

/**
 * Restores the season from before its last change, and saves a change of the slots for `carryOn`.
 * @throws SEASON_BUSY, SEASON_CHANGED, SLOT_BOOKED naming the booked slots, FORBIDDEN for an unknown id
 */
export async function startUndo(context: AppContext, actor: Actor, id: number): Promise<void> {
  await inTransaction(context, actor, async ({ db, engine, now }) => {
    const nowMs = now.epochMilliseconds;
    const { version } = await lockSeason(db, engine, nowMs);
    const change = await findChange(db, id);
    if (!change) throw new ParkError('NOT_FOUND');
    enforce(decideSeasonUndo(await findUndoFacts(db, change)), bookedError);
    const tail = await tailOf(db, change.reach);
    const next = {
      state: 'undoing',
      cursor: 0,
      steps: tail.length + stepsOf(change.reach).length,
      undo: { by: actor.id, tail },
      expected: countsBack(change.counts),
      counts: noCounts,
    } as const;
    if (!(await advanceChange(db, change, next, nowMs))) throw new ParkError('SEASON_CHANGED');
    await updateSeason(db, { season: change.before, version: version + 1 }, nowMs);
    if (next.steps === 0) await finishChange(db, { ...change, ...next }, nowMs);
  });
  forgetSeason(context);
}

/** Days that the changed plan has released since. The undo clears them, and the restored plan releases them again. */
async function tailOf(db: Db, { tracks, daysPerStep }: SeasonReach): Promise<SeasonStep[]> {
  const releases = new Map((await findReleases(db)).map(({ track, until }) => [track, until]));
  return tracks.flatMap(({ track, lastDay }) => {
    const until = releases.get(track) ?? null;
    if (until === null || until <= lastDay) return [];
    return stepsOf({ firstDay: dayAfter(lastDay), daysPerStep, tracks: [{ track, until, lastDay: until }] });
  });
}
