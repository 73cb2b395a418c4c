import { libraryTypes } from '@cablepark/contract/park/pictures';
import type { PictureDescription } from '@cablepark/domain/pictures/picture.schema';
import type { LibraryFiles, PublicPicture, PublicPictures } from '@cablepark/domain/pictures/pictures';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Store } from '../../../db/store.ts';
import type { LibraryPictureTable } from '../../../db/tables/page-tables.ts';
import type { MadeFile } from '../pictures/index.ts';

/** A picture of the library beside its id. */
export interface StoredPicture {
  id: string;
  picture: PublicPicture & { files: LibraryFiles };
  createdAtMs: number;
}

/** The whole library, newest first. */
export async function findPictures(db: Db): Promise<StoredPicture[]> {
  const rows = await db
    .selectFrom('library_picture')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const widths = await findWidths(db);
  return rows.map((row) => toPicture(row, widths.get(row.id) ?? []));
}

/** The whole library as pages show it, by id. */
export async function findPublicPictures(db: Db): Promise<PublicPictures> {
  return Object.fromEntries((await findPictures(db)).map(({ id, picture }) => [id, picture]));
}

/** Locks a picture until the transaction ends, so that no page starts to use it meanwhile (`lockLibraryPictures`). */
export async function lockPicture(
  db: Db,
  engine: Store['engine'],
  id: string,
): Promise<PictureDescription | null> {
  const row = await db
    .selectFrom('library_picture')
    .selectAll()
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? descriptionOf(row) : null;
}

export async function countPictures(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('library_picture')
    .select((of) => of.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertPicture(
  db: Db,
  row: Insertable<LibraryPictureTable>,
  files: readonly MadeFile[],
): Promise<void> {
  await db.insertInto('library_picture').values(row).execute();
  for (const { type, width, content } of files) {
    const file = {
      id: fileId(row.id, width, type),
      picture_id: row.id,
      type: `image/${type}`,
      width,
      content,
    };
    await db.insertInto('library_file').values(file).execute();
  }
}

export async function updateDescription(
  db: Db,
  id: string,
  { alt, focus }: PictureDescription,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('library_picture')
    .set({ alt_pl: alt.pl, alt_en: alt.en, focus_x: focus.x, focus_y: focus.y })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns false if it is deleted already */
export async function deletePictureRow(db: Db, id: string): Promise<boolean> {
  await db.deleteFrom('library_file').where('picture_id', '=', id).execute();
  const { numDeletedRows } = await db.deleteFrom('library_picture').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function findLibraryFile(
  db: Db,
  id: string,
): Promise<{ type: string; content: Uint8Array } | null> {
  const row = await db
    .selectFrom('library_file')
    .select(['type', 'content'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

function fileId(picture: string, width: number, type: string): string {
  return `${picture}/${width}.${type}`;
}

/** Without the files themselves, which are large. */
async function findWidths(db: Db): Promise<Map<string, number[]>> {
  const rows = await db
    .selectFrom('library_file')
    .select(['picture_id', 'width'])
    .where('type', '=', `image/${libraryTypes[0]}`)
    .orderBy('width')
    .execute();
  const byPicture = Map.groupBy(rows, ({ picture_id }) => picture_id);
  return new Map([...byPicture].map(([id, files]) => [id, files.map(({ width }) => width)]));
}

function descriptionOf(row: Selectable<LibraryPictureTable>): PictureDescription {
  return { alt: { pl: row.alt_pl, en: row.alt_en }, focus: { x: row.focus_x, y: row.focus_y } };
}

function toPicture(row: Selectable<LibraryPictureTable>, widths: number[]): StoredPicture {
  const { alt, focus } = descriptionOf(row);
  const { id, width, height, placeholder, created_at } = row;
  return {
    id,
    picture: { alt, files: { width, height, widths, focus, placeholder } },
    createdAtMs: created_at,
  };
}
