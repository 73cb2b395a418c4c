import { randomUUID } from 'node:crypto';
import { systemClock } from '../../src/clock.ts';
import type { Db } from '../../src/db/store.ts';

const slotMs = 15 * 60_000;

/** A track with so many free slots in a row, the first a day away. @returns their ids */
export async function makeSeason(db: Db, count: number): Promise<number[]> {
  const { id: asset_id } = await db
    .insertInto('asset')
    .values({ name: 'Track 1' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const first = Math.ceil((systemClock.now().epochMilliseconds + 24 * 3_600_000) / slotMs) * slotMs;
  const rows = Array.from({ length: count }, (_, index) => ({
    start_at: first + index * slotMs,
    end_at: first + (index + 1) * slotMs,
    duration: 15,
    price_cents: 5500,
    asset_id,
    event_id: null,
    series: randomUUID(),
  }));
  const made = await db.insertInto('slot').values(rows).returning('id').execute();
  return made.map(({ id }) => id);
}
