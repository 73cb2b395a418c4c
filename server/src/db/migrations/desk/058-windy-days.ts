import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { keptSignal } from '../013-payments-are-kept.ts';
import type { Engine } from '../table-facts.ts';

/** The one change to a void: a payment that the park kept is let go, once (docs/decisions/123). */
const isLetGo = sql`(
  old.kept = 1 and new.kept = 0 and new.id = old.id and new.payment_id = old.payment_id and new.created_at = old.created_at
  and coalesce(new.created_by, '') = coalesce(old.created_by, ''))`;

/** What follows a stop and a late cancellation: the times of events, and what comes back after the day. */
export function windyDays(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await db.schema
        .alterTable('stop')
        .addColumn('events', 'text', (column) => column.notNull().defaultTo('[]'))
        .execute();
      await sql`create index payment_void_forfeited on payment_void (payment_id) where kept = 1`.execute(db);
      if (engine === 'sqlite') {
        await sql`drop trigger payment_void_kept`.execute(db);
        await sql`
          create trigger payment_void_kept before update on payment_void when not ${isLetGo}
          begin select raise(abort, ${sql.lit(keptSignal)}); end`.execute(db);
      } else {
        await sql`drop trigger payment_void_kept on payment_void`.execute(db);
        await sql`
          create trigger payment_void_kept before update on payment_void
          for each row when (not ${isLetGo}) execute function payment_kept()`.execute(db);
      }
    },
  };
}
