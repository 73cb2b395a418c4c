import { type Kysely, sql } from 'kysely';
import type { Engine } from './table-facts.ts';

const signal = sql.lit('PASS_ENTRY_IS_KEPT');

/** Lets an upgrade change pass entries within its transaction. */
export async function openPassEntries(db: Kysely<never>, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`alter table pass_entry disable trigger pass_entry_kept`.execute(db);
  else await sql`drop trigger pass_entry_update`.execute(db);
}

export async function keepPassEntries(db: Kysely<never>, engine: Engine): Promise<void> {
  if (engine === 'postgres') {
    await sql`alter table pass_entry enable trigger pass_entry_kept`.execute(db);
    return;
  }
  await sql`
    create trigger pass_entry_update before update on pass_entry
    begin select raise(abort, ${signal}); end`.execute(db);
}
