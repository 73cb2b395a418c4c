import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { cashKeptSignal } from '../cash-book/guard.ts';
import type { Engine } from '../table-facts.ts';
import { index, numbered } from '../table-parts.ts';

/** The cash in the till before the first sale, as staff typed it (docs/decisions/102). Rows never change: a correction is a new row. */
export function tillFloats(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await numbered(db, 'till_float', engine)
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('amount_cents', 'integer', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('created_by', 'text', (column) => column.notNull())
        .addCheckConstraint('till_float_amount', sql`amount_cents >= 0`)
        .execute();
      await index(db, 'till_float', ['day']);
      await (engine === 'sqlite' ? keepOnSqlite(db) : keepOnPostgres(db));
    },
  };
}

async function keepOnSqlite(db: Kysely<never>): Promise<void> {
  for (const change of ['update', 'delete']) {
    await sql`
      create trigger ${sql.id(`till_float_${change}`)} before ${sql.raw(change)} on till_float
      begin select raise(abort, ${sql.lit(cashKeptSignal)}); end`.execute(db);
  }
}

/** The function is that of the cash book. */
async function keepOnPostgres(db: Kysely<never>): Promise<void> {
  await sql`
    create trigger till_float_kept before update or delete on till_float
    for each row execute function cash_kept()`.execute(db);
}
