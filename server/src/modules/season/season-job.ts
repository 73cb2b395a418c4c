import { setImmediate } from 'node:timers/promises';
import type { AppContext } from '../../context.ts';
import { type Rounds, startRounds } from '../../rounds.ts';
import { carryOn } from './change/carry-on.ts';
import { findActive } from './change/season-changes.store.ts';
import { findDue, releaseDays } from './release-days.ts';
import { findSeason } from './season.store.ts';
import { placeOf } from './season-work.ts';

const everyMs = 2_000;
/** A change without a step for so many milliseconds has lost its process; a step takes a twentieth of it. */
const abandonedMs = 2_000;

/**
 * The job of the season, in every process: releases days as they open, and continues changes that lost their process.
 * It only reads while nothing is due.
 */
export function startSeasonJob(context: AppContext): Rounds {
  const { log } = context;
  return startRounds({ log, everyMs, failure: 'the season could not be carried on' }, (signal) =>
    keepUp(context, signal),
  );
}

/** Does all that is due now. */
export async function keepUp(context: AppContext, signal: AbortSignal): Promise<void> {
  const { db } = context.store;
  const active = await findActive(db);
  if (active) {
    const restsMs = context.clock.now().epochMilliseconds - active.touchedAtMs;
    if (restsMs < abandonedMs) return;
    await carryOn(context, active.id, signal);
  }
  while (!signal.aborted && (await isDue(context)) && (await releaseDays(context))) await setImmediate();
}

async function isDue(context: AppContext): Promise<boolean> {
  const { db } = context.store;
  const { season } = await findSeason(db);
  if (season.plans.length === 0) return false;
  const [place, nowMs] = [await placeOf(context), context.clock.now().epochMilliseconds];
  return (await findDue({ db, nowMs, place }, season)) !== null;
}
