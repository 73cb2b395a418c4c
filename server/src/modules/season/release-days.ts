import { dueRelease, lastOpenDay } from '@cablepark/domain/season/horizon';
import type { Season } from '@cablepark/domain/season/season.schema';
import { daysPerStep } from '@cablepark/domain/season/season-steps';
import { dayOf } from '@cablepark/domain/time/park-time';
import type { AppContext } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { findActive } from './change/season-changes.store.ts';
import { settleDays } from './change/settle-days.ts';
import { deletePastGaps } from './change/track-days.store.ts';
import { noteOpening } from './note-opening.ts';
import { findReleases, lockSeason, setRelease } from './season.store.ts';
import { nobody, placeOf, planStep, type SeasonWork } from './season-work.ts';

/**
 * Releases the next due days of one track, each once: a second call, in any process, finds them recorded.
 * @returns whether there was something to do
 */
export async function releaseDays(context: AppContext): Promise<boolean> {
  const place = await placeOf(context);
  const nowMs = context.clock.now().epochMilliseconds;
  const { engine } = context.store;
  return await inTransaction(context, nobody, ({ db }) => releaseNext({ db, engine, nowMs, place }));
}

/** Releases them in the caller's transaction. */
export async function releaseNext(work: SeasonWork): Promise<boolean> {
  const { db, engine, nowMs, place } = work;
  const { season } = await lockSeason(db, engine, nowMs);
  if (await findActive(db)) return false;
  const due = await findDue(work, season);
  if (!due) return false;
  const most = Temporal.PlainDate.from(due.firstDay)
    .add({ days: daysPerStep(season) - 1 })
    .toString();
  const step = { ...due, lastDay: most < due.lastDay ? most : due.lastDay };
  await noteOpening(work, await settleDays(work, step, planStep(season, step, place)));
  await setRelease(db, step.track, step.lastDay);
  await deletePastGaps(db, step.track, nowMs);
  return true;
}

/** The days to release next, if any. */
export async function findDue({ db, nowMs, place }: Omit<SeasonWork, 'engine'>, season: Season) {
  const now = Temporal.Instant.fromEpochMilliseconds(nowMs);
  const today = dayOf(now, place.zone).toString();
  return dueRelease(await findReleases(db), { today, open: lastOpenDay(season, now, place.zone) });
}
