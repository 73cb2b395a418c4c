import { type SpecialHours, specialHours } from '@cablepark/domain/closures/special-hours';
import { longestSlotMinutes } from '@cablepark/domain/park/policy';
import { isBefore } from '@cablepark/domain/time/instants';
import { dayOf, startOfDay } from '@cablepark/domain/time/park-time';
import type { Db } from '../../db/store.ts';
import { nextTurn } from '../../next-turn.ts';
import { findTracks } from '../tracks/rows/index.ts';
import { findClosures } from '../tracks/state/index.ts';
import { findSlotsBetween } from './status-slots.store.ts';

/** How many days of closures the page's structured data lists for search engines. */
const specialDays = 14;

/** The opening hours of days that closures change, from today on. @param zone the park's time zone */
export async function readSpecialHours(db: Db, now: Temporal.Instant, zone: string): Promise<SpecialHours[]> {
  const closures = await findClosures(db, now, null);
  if (closures.length === 0) return [];
  const tracks = (await findTracks(db)).filter(({ status }) => status === 'open').map(({ id }) => id);
  const today = dayOf(now, zone);
  const special: SpecialHours[] = [];
  for (let days = 0; days < specialDays; days += 1) {
    const day = today.add({ days });
    const [from, until] = [startOfDay(day, zone), startOfDay(day.add({ days: 1 }), zone)];
    // The day's last slot may end after midnight.
    const lastEnd = until.add({ minutes: longestSlotMinutes });
    const ofDay = closures.filter((one) => isBefore(one.from, lastEnd) && isBefore(from, one.until));
    if (ofDay.length === 0) continue;
    await nextTurn();
    special.push(...specialHours(day, await findSlotsBetween(db, tracks, { from, until }), ofDay));
  }
  return special;
}
