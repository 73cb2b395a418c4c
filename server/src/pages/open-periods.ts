import type { SpecialHours } from '@cablepark/domain/closures/special-hours';
import { clockOf } from '@cablepark/domain/season/day-clock';
import { exceptedDay, type OpenPeriod, openPeriodsOf } from '@cablepark/domain/season/season-week';
import { dayOf } from '@cablepark/domain/time/park-time';
import { standingTracks } from '@cablepark/domain/tracks/track';
import type { AppContext } from '../context.ts';
import { findSeason } from '../modules/season/index.ts';

/** Search engines hear of the season's exceptions in so many days. */
const exceptedDays = 30;

/** The weeks of the season by their days; null where the park has typed a week of its own. */
export async function readOpenPeriods(context: AppContext): Promise<OpenPeriod[] | null> {
  const found = await findPlans(context);
  return found && openPeriodsOf(found.plans, found.today, found.tracks);
}

/** The days that the season excepts from its weeks, today first; none where the park has typed a week of its own. */
export async function readExceptedDays(context: AppContext): Promise<SpecialHours[]> {
  const found = await findPlans(context);
  if (found === null) return [];
  const { plans, today, tracks } = found;
  return Array.from({ length: exceptedDays }, (_, days) => today.add({ days })).flatMap((day) => {
    const excepted = exceptedDay(plans, day, tracks);
    if (excepted === null) return [];
    const clock = clockOf(day, context.config.zone);
    const at = (time: string) => Temporal.Instant.fromEpochMilliseconds(clock(time));
    const { hours } = excepted;
    return [{ day, hours: hours && { from: at(hours.opens), until: at(hours.closes) } }];
  });
}

async function findPlans({ store, clock, config, parkSettings, tracks }: AppContext) {
  if (!(await parkSettings.read()).hours.isFromSeason) return null;
  const { season } = await findSeason(store.db);
  const ids = standingTracks(await tracks.read()).map(({ id }) => id);
  return { plans: season.plans, today: dayOf(clock.now(), config.zone), tracks: ids };
}
