import { type ContentName, contentNames, isContentName } from '@cablepark/domain/content/content-names';
import type { ContentOf, StandingContent, StandingContents } from '@cablepark/domain/content/contents.schema';
import { defaultContents } from '@cablepark/domain/content/defaults';
import type { Db } from '../../../db/store.ts';

const untouched = Object.fromEntries(
  contentNames.map((name) => [name, { version: 0, content: defaultContents[name] }]),
) as StandingContents;

/** The newest version of every content. */
export async function findContents(db: Db): Promise<StandingContents> {
  const rows = await db
    .selectFrom('content_version as row')
    .select(['name', 'version', 'content'])
    .where('version', '=', (eb) =>
      eb
        .selectFrom('content_version as other')
        .whereRef('other.name', '=', 'row.name')
        .select((of) => of.fn.max('other.version').as('newest')),
    )
    .execute();
  const contents: Record<ContentName, StandingContent> = { ...untouched };
  for (const { name, version, content } of rows) {
    if (isContentName(name))
      contents[name] = { version, content: JSON.parse(content) as StandingContent['content'] };
  }
  return contents;
}

export async function findVersion<Name extends ContentName>(
  db: Db,
  name: Name,
  version: number,
): Promise<ContentOf<Name> | null> {
  if (version === 0) return defaultContents[name];
  const row = await db
    .selectFrom('content_version')
    .select('content')
    .where('name', '=', name)
    .where('version', '=', version)
    .executeTakeFirst();
  return row ? (JSON.parse(row.content) as ContentOf<Name>) : null;
}

/** Newest first. */
export async function listVersions(db: Db, name: ContentName) {
  return await db
    .selectFrom('content_version')
    .leftJoin('account', 'account.id', 'content_version.created_by')
    .select([
      'content_version.version',
      'content_version.created_at',
      'account.id',
      'account.first_name',
      'account.last_name',
    ])
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .execute();
}

export interface NewVersion {
  name: ContentName;
  version: number;
  content: unknown;
  created_at: number;
  /** Null if the program wrote it. */
  created_by: string | null;
}

/** @returns false if this version exists already */
export async function insertVersion(db: Db, row: NewVersion): Promise<boolean> {
  const insertedRow = await db
    .insertInto('content_version')
    .values({ ...row, content: JSON.stringify(row.content) })
    .onConflict((conflict) => conflict.columns(['name', 'version']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return insertedRow !== undefined;
}
