import { hitsAtMost } from '@cablepark/contract/rides/search';
import type { SearchAnswer } from '@cablepark/contract/rides/search.schema';
import { writeWireMs } from '@cablepark/contract/wire-time';
import { searchWords } from '@cablepark/domain/accounts/search-text';
import { readSearchTime, searchedStarts } from '@cablepark/domain/slots/search-time';
import { dayOf, startOfDay } from '@cablepark/domain/time/park-time';
import { rowsOf, sql } from '../../../db/sql-text.ts';
import { hasEveryWord, type Search } from './finding.ts';

interface BookingRow {
  slot: number;
  start_at: number;
  duration: number;
  asset: number;
  payment_id: number | null;
  rider: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
}

/** Upcoming bookings and those of today, without parties, by rider, time of day or both, earliest first. */
export async function findBookings({
  db,
  engine,
  zone,
  now,
  text,
}: Search): Promise<SearchAnswer['bookings']> {
  const { time, rest } = readSearchTime(text);
  const words = searchWords(rest);
  if (time === null && words.length === 0) return [];
  const today = dayOf(now, zone);
  const starts = time && sql`and slot.start_at in (${sql.join(searchedStarts(today, time, zone))})`;
  const rows = await rowsOf<BookingRow>(
    db,
    engine,
    sql`
      select slot.id as slot, slot.start_at, slot.duration, slot.asset_id as asset, booking.payment_id,
        account.id as rider, account.first_name, account.last_name, account.email
      from slot join booking on booking.id = slot.booking_id join account on account.id = slot.booked_by
      where slot.start_at >= ${startOfDay(today, zone).epochMilliseconds} ${starts ?? sql``}
        and booking.party_id is null and ${hasEveryWord(engine, 'account', words)}
      order by slot.start_at, slot.asset_id, slot.id limit ${hitsAtMost}`,
  );
  return rows.map(({ slot, start_at, duration, asset, payment_id, rider: id, ...name }) => ({
    slot,
    startTime: writeWireMs(start_at),
    duration,
    asset,
    isPaid: payment_id !== null,
    rider: { id, ...name },
  }));
}
