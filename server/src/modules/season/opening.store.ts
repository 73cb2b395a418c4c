import type { Selectable } from 'kysely';
import type { Db, Store } from '../../db/store.ts';
import type { SeasonOpeningTable } from '../../db/tables/season-tables.ts';

export type SeasonOpening = Selectable<SeasonOpeningTable>;

export async function hasOpened(db: Db, season: number): Promise<boolean> {
  const row = await db
    .selectFrom('season_opening')
    .select('id')
    .where('season', '=', season)
    .executeTakeFirst();
  return row !== undefined;
}

/** Idempotent: a season opens once. */
export async function insertOpening(
  db: Db,
  opening: Pick<SeasonOpening, 'season' | 'first_day' | 'opened_at'>,
): Promise<void> {
  await db
    .insertInto('season_opening')
    .values({ ...opening, told_up_to: null, told_at: null })
    .onConflict((conflict) => conflict.column('season').doNothing())
    .execute();
}

/** The opening with subscribers that are not notified yet; null if there is none. */
export async function findUntold(db: Db): Promise<SeasonOpening | null> {
  const row = await db
    .selectFrom('season_opening')
    .selectAll()
    .where('told_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** As `findUntold`, locked until the transaction ends. */
export async function lockUntold(db: Db, engine: Store['engine'], id: number): Promise<SeasonOpening | null> {
  const row = await db
    .selectFrom('season_opening')
    .selectAll()
    .where('id', '=', id)
    .where('told_at', 'is', null)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  return row ?? null;
}

export async function updateOpening(
  db: Db,
  id: number,
  change: Partial<Pick<SeasonOpening, 'told_up_to' | 'told_at'>>,
): Promise<void> {
  await db.updateTable('season_opening').set(change).where('id', '=', id).execute();
}

/** Revokes an opening, so that the plan may open the season again. */
export async function deleteOpening(db: Db, id: number): Promise<void> {
  await db.deleteFrom('season_opening').where('id', '=', id).execute();
}
