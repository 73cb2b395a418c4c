import { type Kysely, type RawBuilder, sql } from 'kysely';
import { paidSignal } from '../guard-signals.ts';
import type { Engine } from './table-facts.ts';

/**
 * A slot keeps its payment until that is voided or moves to another slot. So a slot never has two valid payments: its one `payment_id` takes
 * a new one only after the old one has left (docs/decisions/068).
 */
const leavesPaid = sql`
  new.payment_id is not null or not (
    exists (select 1 from payment_void where payment_void.payment_id = old.payment_id)
    or exists (select 1 from payment where payment.id = old.payment_id and payment.slot_id <> old.id)
  )`;

export async function guardPaidSlots(db: Kysely<never>, engine: Engine): Promise<void> {
  await (engine === 'sqlite' ? guardSqlite(db) : guardPostgres(db));
}

async function guardSqlite(db: Kysely<never>): Promise<void> {
  await sql`
    create trigger slot_payment before update of payment_id on slot
    when old.payment_id is not null and new.payment_id is not old.payment_id and (${leavesPaid})
    begin select raise(abort, ${sql.lit(paidSignal)}); end`.execute(db);
}

async function guardPostgres(db: Kysely<never>): Promise<void> {
  await sql`
    create or replace function slot_payment() returns trigger language plpgsql as $$
    begin
      if ${leavesPaid} then ${refuse(paidSignal, sql`'unique_violation'`)} end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger slot_payment before update of payment_id on slot for each row
    when (old.payment_id is not null and new.payment_id is distinct from old.payment_id)
    execute function slot_payment()`.execute(db);
}

function refuse(signal: string, code: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`raise exception using message = ${sql.lit(signal)}, errcode = ${code};`;
}
