import { hitsAtMost } from '@cablepark/contract/rides/search';
import type { SearchAnswer } from '@cablepark/contract/rides/search.schema';
import { writeWireMs } from '@cablepark/contract/wire-time';
import { hasWords, searchTextOf, searchWords } from '@cablepark/domain/accounts/search-text';
import { readSearchTime, searchedStarts } from '@cablepark/domain/slots/search-time';
import { dayOf, startOfDay } from '@cablepark/domain/time/park-time';
import { rowsOf, sql } from '../../../db/sql-text.ts';
import { hasEveryWord, type Search } from './finding.ts';

interface RideRow {
  party: number;
  person: string | null;
  slot: number;
  start_at: number;
  rider: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  search_text: string;
}

/** People's names have no search column, so they are compared here. No park has more upcoming rides than this. */
const ridesAtMost = 5000;

/** Parties with rides today or later, each once: by contact, by people, by time of day, or by all of these. */
export async function findParties(search: Search): Promise<SearchAnswer['parties']> {
  const { db, engine, zone, now, text } = search;
  const { time, rest } = readSearchTime(text);
  const words = searchWords(rest);
  if (time === null && words.length === 0) return [];
  const today = dayOf(now, zone);
  const fromMs = startOfDay(today, zone).epochMilliseconds;
  const starts = time && sql`and slot.start_at in (${sql.join(searchedStarts(today, time, zone))})`;
  const rows = await rowsOf<RideRow>(
    db,
    engine,
    sql`
      select booking.party_id as party, booking.person, slot.id as slot, slot.start_at,
        account.id as rider, account.first_name, account.last_name, account.email, account.search_text
      from slot join booking on booking.id = slot.booking_id join account on account.id = slot.booked_by
      where slot.start_at >= ${fromMs} ${starts ?? sql``}
        and booking.party_id is not null and account.status <> 'erased'
        and (booking.person is not null or (${hasEveryWord(engine, 'account', words)}))
      order by slot.start_at, slot.asset_id, slot.id limit ${ridesAtMost}`,
  );
  const found = rows.filter(({ search_text, person }) => hasWords(search_text + nameText(person), words));
  const firstRides = [...Map.groupBy(found, ({ party }) => party).values()].flatMap((rides) =>
    rides.slice(0, 1),
  );
  const hits = firstRides.slice(0, hitsAtMost);
  const counts = await countRides(
    search,
    hits.map(({ party }) => party),
    fromMs,
  );
  return hits.map(
    ({ party, person, slot, start_at, rider: id, first_name, last_name, email, search_text }) => ({
      party,
      person: hasWords(search_text, words) ? null : person,
      slot,
      startTime: writeWireMs(start_at),
      slots: counts.get(party) ?? 1,
      rider: { id, first_name, last_name, email },
    }),
  );
}

function nameText(person: string | null): string {
  return searchTextOf({ first_name: person, last_name: null, email: null, phone: null });
}

/** The number of each party's rides from that time on. */
async function countRides(
  { db, engine }: Search,
  parties: readonly number[],
  fromMs: number,
): Promise<ReadonlyMap<number, number>> {
  if (parties.length === 0) return new Map();
  const rows = await rowsOf<{ party: number; slots: number | string }>(
    db,
    engine,
    sql`
      select booking.party_id as party, count(*) as slots
      from booking join slot on slot.booking_id = booking.id
      where booking.party_id in (${sql.join([...parties])}) and slot.start_at >= ${fromMs}
      group by booking.party_id`,
  );
  return new Map(rows.map(({ party, slots }) => [party, Number(slots)]));
}
