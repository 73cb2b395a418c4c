import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { moneySetting } from './money-setting.ts';
import type { Engine } from './table-facts.ts';

const guarded = [
  ['payment', 'insert'],
  ['payment_void', 'insert'],
  ['pass_entry', 'insert'],
  ['refund', 'update of state'],
] as const;

/**
 * Makes money writes of an older server on the same PostgreSQL fail: they would bypass the cash book. Only this version's transactions set
 * the setting that the triggers require. SQLite has one program.
 */
export function moneyByThisVersion(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      if (engine === 'sqlite') return;
      await sql`
        create or replace function money_by_this_version() returns trigger language plpgsql as $$
        begin
          if coalesce(current_setting(${sql.lit(moneySetting)}, true), '') <> '1' then
            raise exception using message = 'A newer version of cablepark keeps the money here.', errcode = 'restrict_violation';
          end if;
          return new;
        end $$`.execute(db);
      for (const [table, change] of guarded) {
        await sql`
          create trigger ${sql.id(`${table}_by_this_version`)} before ${sql.raw(change)} on ${sql.table(table)}
          for each row execute function money_by_this_version()`.execute(db);
      }
    },
  };
}
