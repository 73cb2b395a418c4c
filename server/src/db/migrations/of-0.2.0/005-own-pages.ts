import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { pagesOfBefore } from '../own-pages/pages-of-before.ts';
import { type PricesOfBefore, pricesOfBefore } from '../own-pages/prices-of-before.ts';
import type { Engine } from '../table-facts.ts';
import { numbered, table } from '../table-parts.ts';

/** The park edits its own pages, with all versions, and has a library of pictures. */
export function ownPages(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await numbered(db, 'content_version', engine)
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('content', 'text', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('created_by', 'text', (column) => column.references('account.id'))
        .addUniqueConstraint('content_version_once', ['name', 'version'])
        .execute();
      for (const column of ['terms_version', 'privacy_version']) {
        await db.schema.alterTable('account').addColumn(column, 'integer').execute();
      }
      await createLibrary(db, engine);
      await createBrand(db, engine);
      await keepPages(db);
    },
  };
}

async function createLibrary(db: Kysely<never>, engine: Engine): Promise<void> {
  await table(db, 'library_picture')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('placeholder', 'text', (column) => column.notNull())
    .addColumn('alt_pl', 'text', (column) => column.notNull())
    .addColumn('alt_en', 'text', (column) => column.notNull())
    .addColumn('focus_x', 'integer', (column) => column.notNull())
    .addColumn('focus_y', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .execute();
  await table(db, 'library_file')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('picture_id', 'text', (column) => column.notNull().references('library_picture.id'))
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('content', engine === 'postgres' ? 'bytea' : 'blob', (column) => column.notNull())
    .execute();
}

/** Its logos, in their served formats. */
async function createBrand(db: Kysely<never>, engine: Engine): Promise<void> {
  await table(db, 'brand_file')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('content', engine === 'postgres' ? 'bytea' : 'blob', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .execute();
}

/** An existing park (one with accounts) keeps the site's current pages as its first versions. */
async function keepPages(db: Kysely<never>): Promise<void> {
  const prices = pricesOfBefore(await takePrices(db));
  const { rows } = await sql<{ at: number | null }>`select min(created_at) as at from account`.execute(db);
  const openedAt = rows[0]?.at ?? null;
  if (openedAt === null) return;
  for (const [name, content] of Object.entries({ ...pagesOfBefore, prices })) {
    await sql`
      insert into content_version (name, version, content, created_at)
      values (${name}, 1, ${JSON.stringify(content)}, ${openedAt})`.execute(db);
  }
}

/** Moves the prices from the park's settings to a page of their own. */
async function takePrices(db: Kysely<never>): Promise<PricesOfBefore> {
  const { rows } = await sql<{ content: string }>`select content from park_content where id = 1`.execute(db);
  const [said] = rows;
  if (!said) return {};
  const { prices, ...content } = JSON.parse(said.content) as { prices?: PricesOfBefore };
  await sql`update park_content set content = ${JSON.stringify(content)} where id = 1`.execute(db);
  return prices ?? {};
}
