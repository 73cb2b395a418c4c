import { type Kysely, sql } from 'kysely';
import { dayClosedSignal } from '../../guard-signals.ts';
import type { Engine } from '../table-facts.ts';

/** The error text of the triggers that keep entries. */
export const cashKeptSignal = 'CASH_ENTRY_KEPT';

const immutableTables = ['cash_entry', 'day_close'] as const;

/** Triggers: entries are immutable, closed days take no entries, and closes are permanent. */
export async function guardCashBook(db: Kysely<never>, engine: Engine): Promise<void> {
  await (engine === 'sqlite' ? guardSqlite(db) : guardPostgres(db));
}

async function guardSqlite(db: Kysely<never>): Promise<void> {
  for (const table of immutableTables) {
    for (const change of ['update', 'delete']) {
      await sql`
        create trigger ${sql.id(`${table}_${change}`)} before ${sql.raw(change)} on ${sql.table(table)}
        begin select raise(abort, ${sql.lit(cashKeptSignal)}); end`.execute(db);
    }
  }
  await sql`
    create trigger cash_entry_day before insert on cash_entry
    when exists (select 1 from day_close where day_close.day >= new.day)
    begin select raise(abort, ${sql.lit(dayClosedSignal)}); end`.execute(db);
}

async function guardPostgres(db: Kysely<never>): Promise<void> {
  await sql`
    create or replace function cash_kept() returns trigger language plpgsql as $$
    begin
      raise exception using message = ${sql.lit(cashKeptSignal)}, errcode = 'restrict_violation';
    end $$`.execute(db);
  for (const table of immutableTables) {
    await sql`
      create trigger ${sql.id(`${table}_kept`)} before update or delete on ${sql.table(table)}
      for each row execute function cash_kept()`.execute(db);
  }
  await sql`
    create or replace function cash_day() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from day_close where day_close.day >= new.day) then
        raise exception using message = ${sql.lit(dayClosedSignal)}, errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger cash_entry_day before insert on cash_entry for each row execute function cash_day()`.execute(
    db,
  );
  // A close waits for open transactions with entries; later entries wait for the close, and see it.
  await sql`
    create or replace function day_closing() returns trigger language plpgsql as $$
    begin
      lock table cash_entry in share row exclusive mode;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger day_close_alone before insert on day_close for each row execute function day_closing()`.execute(
    db,
  );
}
