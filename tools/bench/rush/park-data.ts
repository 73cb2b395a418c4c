import { defaultZone } from '@cablepark/domain/time/park-time';
import { openStore } from '../../../server/src/db/open-store.ts';
import { firstDayMs } from '../load/park-data.ts';
import { makeLogIns, portions, type Rider, signIn } from '../logged-in.ts';

const slotsADay = 48;
const days = 42;
const quarterMs = 15 * 60_000;
const dayMs = 24 * 60 * 60_000;
const opensMs = 7 * 60 * 60_000;

export interface RushPark {
  riders: Rider[];
  /** Of the one track, six weeks of them, all free. */
  slots: number[];
}

/** A track of six weeks, and riders who are logged in. */
export async function makeData(
  settings: { databaseUrl: string | null; dataDir: string },
  riders: number,
): Promise<RushPark> {
  const store = await openStore({ ...settings, zone: defaultZone });
  const { db } = store;
  await db.insertInto('asset').values({ id: 1, name: '1' }).execute();
  const slots = Array.from({ length: days * slotsADay }, (_, index) => {
    const start =
      firstDayMs() + Math.floor(index / slotsADay) * dayMs + opensMs + (index % slotsADay) * quarterMs;
    const span = { start_at: start, end_at: start + quarterMs, duration: 15, price_cents: 5500 };
    const rest = { asset_id: 1, event_id: null, series: 'rush' };
    return { id: index + 1, ...span, ...rest };
  });
  for (const rows of portions(slots)) await db.insertInto('slot').values(rows).execute();
  const logIns = await makeLogIns(db, riders);
  await store.close();
  return { slots: slots.map(({ id }) => id), riders: await signIn(logIns) };
}
