import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { findContradictions } from '../../src/ops/invariants/check.ts';
import { sqliteEngine } from '../support/engines.ts';
import { aPerson, type Person } from '../support/people.ts';
import { makeTracks } from '../support/slots.ts';
import { openTarget, type Target } from '../support/target.ts';

let target: Target;
let editor: Person;

beforeAll(async () => {
  target = await openTarget(sqliteEngine);
  await makeTracks(target.park);
  editor = await aPerson(target.park, 'Editor');
});

/** The file of the database may not grow past what it has now, or by so many pages of 4 kB. */
async function leaveRoom(pages: number): Promise<void> {
  const { db } = target.park.store;
  const [{ page_count } = { page_count: 0 }] = (
    await sql<{ page_count: number }>`pragma page_count`.execute(db)
  ).rows;
  await sql`pragma max_page_count = ${sql.raw(String(page_count + pages))}`.execute(db);
}

const health = async () => {
  const answer = await target.hit('GET', '/server/health');
  return { status: answer.status, ...(JSON.parse(answer.body) as { checks: object }).checks };
};

test('A full disk refuses what it cannot keep, whole, says so, still reads, and goes on when there is room', async () => {
  const { park, hit } = target;
  const { db } = park.store;
  const minuteMs = 60_000;
  const first = Temporal.Instant.from('2026-07-02T08:00:00Z').epochMilliseconds;
  const rows = Array.from({ length: 150 }, (_, index) => ({
    start_at: first + index * 15 * minuteMs,
    end_at: first + (index + 1) * 15 * minuteMs,
    duration: 15,
    price_cents: 5500,
    asset_id: 1,
    event_id: null,
    series: String(index),
  }));
  const made = await db.insertInto('slot').values(rows).returning('id').execute();
  expect(await health()).toMatchObject({ status: 200, database: 'ok', disk: 'ok' });
  await leaveRoom(2);

  const booked: number[] = [];
  const refused: number[] = [];
  const refusals = new Set<string>();
  for (const { id: slot } of made) {
    const answer = await hit('PATCH', `/items/Slot/${slot}`, { who: editor, body: { bookedBy: editor.id } });
    if (answer.status === 200) booked.push(slot);
    else {
      refusals.add(`${answer.status} ${answer.code}`);
      refused.push(slot);
    }
    if (refused.length === 5) break;
  }
  expect([booked.length > 0, refused.length, [...refusals]]).toEqual([true, 5, ['503 SERVICE_UNAVAILABLE']]);
  // It tells, and what is there can still be read.
  expect(await health()).toMatchObject({ status: 503, database: 'ok', disk: 'error' });
  expect((await hit('GET', '/items/Slot')).status).toBe(200);
  const holders = await db.selectFrom('slot').select('id').where('booked_by', '=', editor.id).execute();
  expect(holders).toHaveLength(booked.length);
  expect(await findContradictions(db, 'sqlite', park.clock.now().epochMilliseconds)).toEqual([]);

  await leaveRoom(10_000);
  for (const slot of refused) {
    const answer = await hit('PATCH', `/items/Slot/${slot}`, { who: editor, body: { bookedBy: editor.id } });
    expect(answer.status).toBe(200);
  }
  expect(await health()).toMatchObject({ status: 200, database: 'ok', disk: 'ok' });
  expect(await findContradictions(db, 'sqlite', park.clock.now().epochMilliseconds)).toEqual([]);
});
