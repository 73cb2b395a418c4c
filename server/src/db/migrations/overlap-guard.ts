import { type Kysely, sql } from 'kysely';
import { overlapSignal } from '../guard-signals.ts';
import { type Engine, longestSlotMinutes } from './table-facts.ts';

/** The maximum length by the table's check, which limits how far back the guard looks. */
const longestSlotMs = longestSlotMinutes * 60_000;

/** No two slots of a track overlap, except equal-start places of one series. */
export async function createOverlapGuard(db: Kysely<never>, engine: Engine): Promise<void> {
  if (engine === 'postgres') {
    await guardPostgres(db);
    return;
  }
  for (const event of ['insert', 'update of start_at, end_at, asset_id']) {
    const name = `slot_overlap_${event.split(' ')[0]}`;
    await sql`
      create trigger ${sql.raw(name)} before ${sql.raw(event)} on slot
      when exists (
        select 1 from slot as other
        where other.asset_id = new.asset_id and other.id is not new.id
          and other.start_at > new.start_at - ${sql.lit(longestSlotMs)}
          and other.start_at < new.end_at and other.end_at > new.start_at
          and not (other.series = new.series and other.start_at = new.start_at and other.end_at = new.end_at)
      )
      begin select raise(abort, ${sql.lit(overlapSignal)}); end`.execute(db);
  }
}

/** Locks the track's row first, so that two concurrent transactions cannot miss each other's new slots. */
async function guardPostgres(db: Kysely<never>): Promise<void> {
  await sql`
    create function slot_overlap() returns trigger language plpgsql as $$
    begin
      perform 1 from asset where id = new.asset_id for no key update;
      if exists (
        select 1 from slot as other
        where other.asset_id = new.asset_id and other.id <> new.id
          and other.start_at > new.start_at - ${sql.lit(longestSlotMs)}
          and other.start_at < new.end_at and other.end_at > new.start_at
          and not (other.series = new.series and other.start_at = new.start_at and other.end_at = new.end_at)
      ) then
        raise exception using message = ${sql.lit(overlapSignal)}, errcode = 'exclusion_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger slot_overlap before insert or update of start_at, end_at, asset_id on slot
    for each row execute function slot_overlap()`.execute(db);
}
