import type { ParkContent } from '@cablepark/domain/park/content';
import { openWeekOf } from '@cablepark/domain/season/season-week';
import { dayOf } from '@cablepark/domain/time/park-time';
import { standingTracks } from '@cablepark/domain/tracks/track';
import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../db/store.ts';
import { findSeason } from '../../season/index.ts';
import { findTracks } from '../../tracks/rows/index.ts';
import { findContent } from '../settings/index.ts';

interface Today {
  clock: Clock;
  zone: string;
}

/** The park's public settings. */
export async function readParkSettings(db: Db, today: Today): Promise<ParkContent> {
  return await withSeasonWeek(db, await findContent(db), today);
}

/** The settings with the season's opening hours, unless the park has entered its own. */
export async function withSeasonWeek(
  db: Db,
  content: ParkContent,
  { clock, zone }: Today,
): Promise<ParkContent> {
  if (!content.hours.isFromSeason) return content;
  const { season } = await findSeason(db);
  const tracks = standingTracks(await findTracks(db)).map(({ id }) => id);
  const week = openWeekOf(season.plans, dayOf(clock.now(), zone), tracks);
  return { ...content, hours: { ...content.hours, week } };
}
