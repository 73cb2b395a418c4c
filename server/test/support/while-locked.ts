import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../src/db/store.ts';

/**
 * Begins calls while a statement keeps rows of PostgreSQL locked, lets go once they have come to them, and waits for their answers.
 * @param begin is given what waits until so many wait for a lock
 */
export async function whileLocked<Answer>(
  db: Db,
  lock: RawBuilder<unknown>,
  begin: (until: (waiting: number) => Promise<void>) => Promise<readonly Promise<Answer>[]>,
): Promise<Answer[]> {
  const begun = await db.connection().execute(async (holder) => {
    await sql`begin`.execute(holder);
    await lock.execute(holder);
    const answers = await begin(async (waiting) => {
      while ((await countWaiting(holder)) < waiting);
    });
    await sql`commit`.execute(holder);
    return answers;
  });
  return await Promise.all(begun);
}

async function countWaiting(holder: Db): Promise<number> {
  await sql`select pg_stat_clear_snapshot()`.execute(holder);
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(holder);
  return rows[0]?.waiting ?? 0;
}
