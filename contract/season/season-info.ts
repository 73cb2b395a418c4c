import type { SlotDays } from '@cablepark/domain/prices/slot-days';
import type { NextSeason } from '@cablepark/domain/season/horizon';
import { toPln } from '../money.ts';
import type { SeasonInfoRow } from '../park/info.schema.ts';

/** The season's part of GET /server/info. */
export function writeSeasonInfo({ friday, holiday }: SlotDays, next: NextSeason | null): SeasonInfoRow {
  return {
    slot_days: { friday: friday && inPln(friday), holiday: holiday && inPln(holiday) },
    next: next && {
      first_day: next.firstDay,
      last_day: next.lastDay,
      opens_on: next.opensOn,
      opens_at: next.opensAt,
    },
  };
}

function inPln<Day extends { prices: number[] }>(day: Day): Day {
  return { ...day, prices: day.prices.map(toPln) };
}
