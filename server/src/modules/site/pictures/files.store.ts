import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/store.ts';
import type { FileTable } from '../../../db/tables/page-tables.ts';

export async function insertFile(db: Db, row: Insertable<FileTable>): Promise<void> {
  await db.insertInto('file').values(row).execute();
}

/** An uploaded picture, or the largest WebP of one in the library. */
export async function findFile(
  db: Db,
  id: string,
): Promise<Pick<Selectable<FileTable>, 'type' | 'content'> | null> {
  const row = await db.selectFrom('file').select(['type', 'content']).where('id', '=', id).executeTakeFirst();
  return row ?? (await findLibraryFile(db, id));
}

async function findLibraryFile(db: Db, id: string) {
  const row = await db
    .selectFrom('library_file')
    .select(['type', 'content'])
    .where('picture_id', '=', id)
    .where('type', '=', 'image/webp')
    .orderBy('width', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes pictures that were uploaded before that instant and belong to no event or obstacle. */
export async function deleteUnusedFiles(db: Db, beforeMs: number): Promise<void> {
  await db
    .deleteFrom('file')
    .where('created_at', '<', beforeMs)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('event').select('event.id').whereRef('event.image', '=', 'file.id'))),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('asset')
            .select('asset.id')
            .where(sql<boolean>`asset.obstacles like '%' || file.id || '%'`),
        ),
      ),
    )
    .execute();
}
