import type { Logo } from '@cablepark/domain/theme/looks.schema';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/store.ts';
import type { BrandFileTable } from '../../../db/tables/page-tables.ts';

export async function insertLogo(db: Db, row: Insertable<BrandFileTable>): Promise<void> {
  await db.insertInto('brand_file').values(row).execute();
}

export async function findLogo(
  db: Db,
  id: string,
): Promise<Pick<Selectable<BrandFileTable>, 'type' | 'content'> | null> {
  const row = await db
    .selectFrom('brand_file')
    .select(['type', 'content'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether this logo exists, with that size. */
export async function isLogoKnown(db: Db, logo: Logo | null): Promise<boolean> {
  if (logo === null) return true;
  const row = await db
    .selectFrom('brand_file')
    .select('id')
    .where('id', '=', logo.file)
    .where('width', '=', logo.width)
    .where('height', '=', logo.height)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes logos that were uploaded before that instant and are in no version of the looks. */
export async function deleteUnusedLogos(db: Db, beforeMs: number): Promise<void> {
  await db
    .deleteFrom('brand_file')
    .where('created_at', '<', beforeMs)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('content_version')
            .select('content_version.id')
            .where('content_version.name', '=', 'looks')
            .where(sql<boolean>`content_version.content like '%' || brand_file.id || '%'`),
        ),
      ),
    )
    .execute();
}
