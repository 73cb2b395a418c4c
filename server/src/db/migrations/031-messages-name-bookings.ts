import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { type Entry, entriesIn, nameBookingsIn } from './messages/name-bookings.ts';
import type { Engine } from './table-facts.ts';

const kindsAboutRides = ['booked', 'event-joined', 'moved', 'cancelled'];
const reminders = ['reminder-24h', 'reminder-2h'];

/** The batch sizes of messages and history entries. */
const [messagesAtOnce, entriesAtOnce] = [200, 1000];

/**
 * Messages reference bookings instead of history entries: waiting messages, those that can be sent again, and reminders, to avoid duplicates.
 * Sent messages stay unchanged.
 */
export function messagesNameBookings(engine: Engine): Migration {
  return {
    async up(db: Kysely<never>) {
      // Keeps an older running server from adding messages.
      if (engine === 'postgres') await sql`lock table outbox in exclusive mode`.execute(db);
      for (let after = 0; ; ) {
        const messages = await findMessages(db, after);
        const last = messages.at(-1);
        if (!last) return;
        const entriesById = await findEntries(
          db,
          messages.flatMap(({ data }) => entriesIn(data)),
        );
        for (const { id, data, created_at } of messages)
          await sql`update outbox set data = ${nameBookingsIn(data, entriesById, created_at)} where id = ${id}`.execute(
            db,
          );
        after = last.id;
      }
    },
  };
}

async function findMessages(db: Kysely<never>, after: number) {
  const { rows } = await sql<{ id: number; data: string; created_at: number }>`
    select id, data, created_at from outbox
    where id > ${after} and data like '%"entry":%'
      and (kind in (${sql.join(reminders)})
        or (kind in (${sql.join(kindsAboutRides)}) and (ended_at is null or outcome = 'dead')))
    order by id limit ${messagesAtOnce}`.execute(db);
  return rows;
}

async function findEntries(db: Kysely<never>, ids: readonly number[]): Promise<ReadonlyMap<number, Entry>> {
  const wantedIds = [...new Set(ids)];
  const entriesById = new Map<number, Entry>();
  for (let from = 0; from < wantedIds.length; from += entriesAtOnce) {
    const { rows } = await sql<Entry & { id: number }>`
      select id, booking_id as booking, created_at as at from booking_history
      where booking_id is not null and id in (${sql.join(wantedIds.slice(from, from + entriesAtOnce))})`.execute(
      db,
    );
    for (const { id, ...entry } of rows) entriesById.set(id, entry);
  }
  return entriesById;
}
