import { lastOpenDay, latest } from '@cablepark/domain/season/horizon';
import type { Season } from '@cablepark/domain/season/season.schema';
import { daysPerStep, type SeasonReach } from '@cablepark/domain/season/season-steps';
import { dayOf } from '@cablepark/domain/time/park-time';
import { findReleases } from './season.store.ts';
import type { SeasonWork } from './season-work.ts';

/**
 * The days of a change of the season: from today to the last day that is already released, or that the new plan
 * releases now. The season's job releases later days.
 */
export async function reachOf(
  { db, nowMs, place }: Omit<SeasonWork, 'engine'>,
  before: Season,
  after: Season,
): Promise<SeasonReach> {
  const now = Temporal.Instant.fromEpochMilliseconds(nowMs);
  const today = dayOf(now, place.zone).toString();
  const open = lastOpenDay(after, now, place.zone);
  const tracks = (await findReleases(db)).flatMap(({ track, until }) => {
    const lastDay = latest(until, open);
    return lastDay !== null && lastDay >= today ? [{ track, until, lastDay }] : [];
  });
  return { firstDay: today, daysPerStep: daysPerStep(before, after), tracks };
}
