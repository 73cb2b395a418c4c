import type { Selectable } from 'kysely';
import type { Db } from '../../db/store.ts';
import type { WeatherTable } from '../../db/tables/weather-tables.ts';

export type WeatherKind = WeatherTable['id'];
export type StoredWeather = Selectable<WeatherTable>;

export async function findWeather(db: Db, id: WeatherKind): Promise<StoredWeather | null> {
  const row = await db.selectFrom('weather').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Creates the row for a place, or empties it if it belonged to another place. Of several processes the first one wins. */
export async function preparePlace(db: Db, id: WeatherKind, place: string): Promise<void> {
  const empty = {
    place,
    content: null,
    confirmed_at: null,
    last_modified: null,
    due_at: 0,
    claimed_until: 0,
    failures: 0,
  };
  await db
    .insertInto('weather')
    .values({ id, ...empty })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await db.updateTable('weather').set(empty).where('id', '=', id).where('place', '<>', place).execute();
}

/** Claims the next request of a place if it is due and no other process has claimed it. @returns the row before, or null */
export async function claim(
  db: Db,
  of: Pick<StoredWeather, 'id' | 'place'>,
  { nowMs, untilMs }: { nowMs: number; untilMs: number },
): Promise<StoredWeather | null> {
  const row = await db
    .updateTable('weather')
    .set({ claimed_until: untilMs })
    .where('id', '=', of.id)
    .where('place', '=', of.place)
    .where('due_at', '<=', nowMs)
    .where('claimed_until', '<=', nowMs)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Writes the result of a claimed request, unless the claim or the place has changed. */
export async function finishClaim(
  db: Db,
  { id, place, claimed_until }: Pick<StoredWeather, 'id' | 'place' | 'claimed_until'>,
  change: Partial<Omit<StoredWeather, 'id' | 'place' | 'claimed_until'>>,
): Promise<void> {
  await db
    .updateTable('weather')
    .set({ ...change, claimed_until: 0 })
    .where('id', '=', id)
    .where('place', '=', place)
    .where('claimed_until', '=', claimed_until)
    .execute();
}
