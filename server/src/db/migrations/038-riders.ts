import { searchTextOf } from '@cablepark/domain/accounts/search-text';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from './table-facts.ts';
import { index, numbered } from './table-parts.ts';

/** Rows that are read and written together. */
const stepSize = 500;

interface PersonRow {
  id: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  phone: string | null;
}

/** Accounts get the text that a search reads, and notes of the staff (docs/decisions/103). */
export function riders(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await addSearchText(db, engine);
      await addNotes(db, engine);
    },
  };
}

async function addSearchText(db: Kysely<never>, engine: Engine): Promise<void> {
  // Accounts made meanwhile by a process of the last version would stay without the text.
  if (engine === 'postgres') await sql`lock table account in access exclusive mode`.execute(db);
  await sql`alter table account add column search_text text not null default ''`.execute(db);
  let last = '';
  for (;;) {
    const { rows } = await sql<PersonRow>`
      select id, first_name, last_name, email, phone from account where id > ${last} order by id limit ${stepSize}`.execute(
      db,
    );
    const end = rows.at(-1);
    if (end === undefined) return;
    await fill(db, rows);
    last = end.id;
  }
}

async function fill(db: Kysely<never>, rows: readonly PersonRow[]): Promise<void> {
  const found = rows.map((row) => sql`(${row.id}, ${searchTextOf(row)})`);
  await sql`
    with found(id, search_text) as (values ${sql.join(found)})
    update account set search_text = found.search_text from found where found.id = account.id`.execute(db);
}

async function addNotes(db: Kysely<never>, engine: Engine): Promise<void> {
  await numbered(db, 'rider_note', engine)
    .addColumn('account_id', 'text', (column) => column.notNull().references('account.id'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .execute();
  await index(db, 'rider_note', ['account_id']);
}
