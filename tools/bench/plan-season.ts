import { defaultZone } from '@cablepark/domain/time/park-time';
import type { SeasonRow } from '../../contract/season/season.schema.ts';
import { writeSeasonRow } from '../../contract/season/season.ts';
import { aSeason } from '../../domain/testing/season.ts';

export const trackCount = 12;
const days = 200;
export const slotsOfPlan = trackCount * days * 48;

/** From nine to nine in quarters, all bookable at once; it begins where the slots that are booked meanwhile have ended. */
export function theSeason(): SeasonRow {
  const first = Temporal.Now.plainDateISO(defaultZone).add({ days: 60 });
  const span = { firstDay: first.toString(), lastDay: first.add({ days: days - 1 }).toString() };
  return writeSeasonRow(aSeason(span, { daysAhead: null }));
}
