import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { overlapSignal } from '../../guard-signals.ts';
import { type Engine, longestSlotMinutes } from '../table-facts.ts';

const longestSlotMs = sql.lit(longestSlotMinutes * 60_000);
const signal = sql.lit(overlapSignal);

/**
 * A series is the places at one time. Before, it was all slots of one request, so an edit could move a slot onto another's time. The guard
 * runs only where time, track or series changes.
 */
export function places(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      await nameSeries(db);
      await (engine === 'postgres' ? guardPostgres(db) : guardSqlite(db));
    },
  };
}

interface Edit {
  id: number;
  subject_id: string;
  after: string;
}

/** Slots that an edit moved onto one time are not places of it: they stay, and the invariants report them. */
async function nameSeries(db: Kysely<never>): Promise<void> {
  await sql`update slot set series = series || '/' || asset_id || '/' || start_at || '/' || end_at`.execute(
    db,
  );
  const edits = sql<Edit>`
    select id, subject_id, after from audit
    where action = 'slot.edit' and after is not null order by id`;
  for (const { id, subject_id, after } of (await edits.execute(db)).rows) {
    const { startTime, asset, slots } = JSON.parse(after) as Record<string, unknown>;
    if (startTime === undefined && asset === undefined) continue;
    // Slots of one entry were on one time before, too.
    const slotIds = Array.isArray(slots) ? (slots as number[]) : [Number(subject_id)];
    await sql`update slot set series = series || ${`/${id}`} where id in (${sql.join(slotIds)})`.execute(db);
  }
}

const overlaps = sql`
  other.asset_id = new.asset_id
  and other.start_at > new.start_at - ${longestSlotMs}
  and other.start_at < new.end_at and other.end_at > new.start_at
  and not (other.series = new.series and other.start_at = new.start_at and other.end_at = new.end_at)`;

async function guardSqlite(db: Kysely<never>): Promise<void> {
  await sql`drop trigger slot_overlap_update`.execute(db);
  await sql`
    create trigger slot_overlap_update before update of start_at, end_at, asset_id, series on slot
    when (new.start_at <> old.start_at or new.end_at <> old.end_at or new.asset_id <> old.asset_id
        or new.series <> old.series)
      and exists (select 1 from slot as other where other.id <> new.id and ${overlaps})
    begin select raise(abort, ${signal}); end`.execute(db);
}

/** Locks the track's row first, so that two concurrent transactions cannot miss each other's new slots. */
async function guardPostgres(db: Kysely<never>): Promise<void> {
  await sql`drop trigger slot_overlap on slot`.execute(db);
  await sql`
    create or replace function slot_overlap() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and (new.start_at, new.end_at, new.asset_id, new.series)
          = (old.start_at, old.end_at, old.asset_id, old.series) then
        return new;
      end if;
      perform 1 from asset where id = new.asset_id for no key update;
      if exists (select 1 from slot as other where other.id <> new.id and ${overlaps}) then
        raise exception using message = ${signal}, errcode = 'exclusion_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger slot_overlap before insert or update of start_at, end_at, asset_id, series on slot
    for each row execute function slot_overlap()`.execute(db);
}
