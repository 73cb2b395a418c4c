import { defaultZone } from '@cablepark/domain/time/park-time';
import type { Insertable } from 'kysely';
import { openStore } from '../../../server/src/db/open-store.ts';
import type { Tables } from '../../../server/src/db/tables.ts';
import { makeRiders } from './riders.ts';

export const slots = 25_920;
export const events = 540;
/** Places of the first event, which goes on all season. */
export const placesOfSeason = 12_000;

const tracks = [1, 2];
const slotsADay = 48;
const quarterMs = 15 * 60_000;
const dayMs = 24 * 60 * 60_000;
const opensMs = 7 * 60 * 60_000;
/** As long as a description may be: letters that fold, and no word twice alike. */
const description = Array.from({ length: 1000 }, (_, index) => `Łó${(index * 7919) % 1000}`)
  .join(' ')
  .padEnd(5000, 'a')
  .slice(0, 5000);

/** Midnight (UTC) of the first day that has slots. */
export const firstDayMs = Math.ceil(Date.now() / dayMs) * dayMs;

/** A season on two tracks, some of it places of events, each of which says as much as it may. */
export async function makeData(settings: { databaseUrl: string | null; dataDir: string }): Promise<void> {
  const store = await openStore({ ...settings, zone: defaultZone });
  const { db } = store;
  await db
    .insertInto('asset')
    .values(tracks.map((id) => ({ id, name: String(id) })))
    .execute();
  for (const rows of portions(eventRows(), 50)) await db.insertInto('event').values(rows).execute();
  for (const rows of portions(slotRows(), 1000)) await db.insertInto('slot').values(rows).execute();
  await makeRiders(db);
  await store.close();
}

function eventRows(): Insertable<Tables['event']>[] {
  return Array.from({ length: events }, (_, index) => ({
    id: index + 1,
    name: `Wake ${index + 1}`,
    name_en: `Wake ${index + 1}`,
    description,
    description_en: description,
    url: null,
    image: null,
    start_at: firstDayMs + (index % 270) * dayMs + opensMs,
    end_at: firstDayMs + 270 * dayMs,
    asset_id: null,
  }));
}

function slotRows(): Insertable<Tables['slot']>[] {
  return Array.from({ length: slots }, (_, index) => {
    const turn = Math.floor(index / tracks.length);
    const start =
      firstDayMs + Math.floor(turn / slotsADay) * dayMs + opensMs + (turn % slotsADay) * quarterMs;
    return {
      id: index + 1,
      start_at: start,
      end_at: start + quarterMs,
      duration: 15,
      price_cents: 5500 + (index % 40) * 100,
      asset_id: tracks[index % tracks.length] ?? 1,
      event_id: index < placesOfSeason ? 1 : 1 + (index % events),
      series: 'bench',
    };
  });
}

function* portions<Row>(rows: readonly Row[], size: number): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += size) yield rows.slice(from, from + size);
}
