import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../table-facts.ts';
import { index, numbered, table } from '../table-parts.ts';

/** Tables for the staff: no-shows, the audit log, pictures, the park's own texts. */
export function staffDesk(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await db.schema.alterTable('event').addColumn('name_en', 'text').execute();
      await db.schema.alterTable('event').addColumn('description_en', 'text').execute();
      await createLogs(db, engine);
      await createContent(db, engine);
    },
  };
}

async function createLogs(db: Kysely<never>, engine: Engine) {
  await numbered(db, 'no_show', engine)
    .addColumn('slot_id', 'integer', (column) => column.notNull().unique().references('slot.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .execute();
  await numbered(db, 'audit', engine)
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('actor_id', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute();
  await index(db, 'audit', ['created_at']);
}

async function createContent(db: Kysely<never>, engine: Engine) {
  await table(db, 'file')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('content', engine === 'sqlite' ? 'blob' : 'bytea', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .execute();
  await table(db, 'park_content')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
}
