import type { SlotDays } from '@cablepark/domain/prices/slot-days';
import type { NextSeason } from '@cablepark/domain/season/horizon';
import { toPln } from '../money.ts';
import type { SeasonInfoRow } from '../park/info.schema.ts';

/** The season's part of GET /server/info. Every page contains it, so empty fields are omitted. */
export function writeSeasonInfo({ friday, holiday }: SlotDays, next: NextSeason | null): SeasonInfoRow {
  return {
    slot_days: {
      friday: friday && { ...writeDay(friday), ...(friday.from !== null && { from: friday.from }) },
      holiday: holiday && writeDay(holiday),
    },
    ...(next && {
      next: {
        first_day: next.firstDay,
        last_day: next.lastDay,
        opens_on: next.opensOn,
        opens_at: next.opensAt,
      },
    }),
  };
}

function writeDay({ as, prices }: NonNullable<SlotDays['holiday']>) {
  return { as, ...(prices.length > 0 && { prices: prices.map(toPln) }) };
}
