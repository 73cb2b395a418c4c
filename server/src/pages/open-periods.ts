import { type OpenPeriod, openPeriodsOf } from '@cablepark/domain/season/season-week';
import { dayOf } from '@cablepark/domain/time/park-time';
import { standingTracks } from '@cablepark/domain/tracks/track';
import type { AppContext } from '../context.ts';
import { findSeason } from '../modules/season/index.ts';

/** The weeks of the season by their days; null where the park has typed a week of its own. */
export async function readOpenPeriods({
  store,
  clock,
  config,
  parkSettings,
  tracks,
}: AppContext): Promise<OpenPeriod[] | null> {
  if (!(await parkSettings.read()).hours.isFromSeason) return null;
  const { season } = await findSeason(store.db);
  const ids = standingTracks(await tracks.read()).map(({ id }) => id);
  return openPeriodsOf(season.plans, dayOf(clock.now(), config.zone), ids);
}
