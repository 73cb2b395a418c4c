import type { TrackRelease } from '@cablepark/domain/season/horizon';
import { emptySeason, type Season } from '@cablepark/domain/season/season.schema';
import type { Db, Store } from '../../db/store.ts';

/** The table holds one row, or none before the first plan. */
const onlyRow = 1;

export interface StoredSeason {
  season: Season;
  version: number;
}

export async function findSeason(db: Db): Promise<StoredSeason> {
  const row = await db
    .selectFrom('season')
    .select(['content', 'version'])
    .where('id', '=', onlyRow)
    .executeTakeFirst();
  return row ? fromRow(row) : { season: emptySeason, version: 0 };
}

/** The plan alone. */
export async function readSeason(db: Db): Promise<Season> {
  return (await findSeason(db)).season;
}

/** The season, for changing it or its slots: creates its row if missing, and locks it until the transaction ends. */
export async function lockSeason(db: Db, engine: Store['engine'], nowMs: number): Promise<StoredSeason> {
  await db
    .insertInto('season')
    .values({ id: onlyRow, content: JSON.stringify(emptySeason), version: 0, updated_at: nowMs })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const row = await db
    .selectFrom('season')
    .select(['content', 'version'])
    .where('id', '=', onlyRow)
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirstOrThrow();
  return fromRow(row);
}

export async function updateSeason(db: Db, { season, version }: StoredSeason, nowMs: number): Promise<void> {
  await db
    .updateTable('season')
    .set({ content: JSON.stringify(season), version, updated_at: nowMs })
    .where('id', '=', onlyRow)
    .execute();
}

/** Every track that is not retired, and the last day of its released slots. */
export async function findReleases(db: Db): Promise<TrackRelease[]> {
  return await db
    .selectFrom('asset')
    .leftJoin('season_release', 'season_release.id', 'asset.id')
    .select(['asset.id as track', 'season_release.until'])
    .where('asset.status', '!=', 'retired')
    .orderBy('asset.id')
    .execute();
}

/** Records the release if the track still exists. */
export async function setRelease(db: Db, track: number, until: string | null): Promise<void> {
  if (until === null) {
    await db.deleteFrom('season_release').where('id', '=', track).execute();
    return;
  }
  await db
    .insertInto('season_release')
    .columns(['id', 'until'])
    .expression((eb) =>
      eb
        .selectFrom('asset')
        .select((of) => ['asset.id', of.val(until).as('until')])
        .where('asset.id', '=', track),
    )
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ until }))
    .execute();
}

function fromRow({ content, version }: { content: string; version: number }): StoredSeason {
  return { season: JSON.parse(content) as Season, version };
}
