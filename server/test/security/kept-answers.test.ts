import { keyedCallBudget } from '@cablepark/domain/accounts/keyed-calls';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { bothEngines } from '../support/engines.ts';
import { openTestApp, type TestPark } from '../support/park.ts';
import { aPerson, type Person } from '../support/people.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';

describe.each(bothEngines)('Answers that are kept for their callers, on $name', (engine) => {
  let park: TestPark;
  let app: FastifyInstance;
  let slot: number;

  beforeAll(async () => {
    park = await engine.open();
    app = await openTestApp(park);
    await makeTracks(park);
    slot = await makeSlot(park, '2026-07-09T08:00:00Z');
  });

  const book = async (who: Person, key: string, rider = who) => {
    const { statusCode, headers, body } = await app.inject({
      method: 'PATCH',
      url: `/items/Slot/${slot}`,
      headers: { ...who.headers, ...(key === '' ? {} : { 'idempotency-key': `${who.id} ${key}` }) },
      payload: { bookedBy: rider.id },
    });
    return { status: statusCode, wait: headers['retry-after'], body };
  };
  const keep = async (who: Person, count: number, created_at: number) => {
    const rows = Array.from({ length: count }, (_, index) => ({
      key: `${who.id} kept ${index}`,
      account_id: who.id,
      fingerprint: '',
      answer: '{}',
      created_at,
    }));
    await park.store.db.insertInto('answered_call').values(rows).execute();
  };

  test('A rider fills the table with no more than a day’s calls, also where they change nothing', async () => {
    const rider = await aPerson(park);
    const nowMs = park.clock.now().epochMilliseconds;
    expect((await book(rider, 'first')).status).toBe(200);
    await keep(rider, keyedCallBudget.calls - 2, nowMs);
    expect((await book(rider, 'last')).status).toBe(200);
    expect(await book(rider, 'one more')).toMatchObject({ status: 429, wait: String(24 * 60 * 60) });
    // What was answered is answered again, and who names no call keeps nothing.
    expect([(await book(rider, 'first')).status, (await book(rider, '')).status]).toEqual([200, 200]);
    // The staff have a day's work to do.
    const manager = await aPerson(park, 'Manager');
    await keep(manager, keyedCallBudget.calls, nowMs);
    expect((await book(manager, 'desk', rider)).status).toBe(200);
  });

  test('What was kept a day ago counts no more', async () => {
    const rider = await aPerson(park);
    slot = await makeSlot(park, '2026-07-10T08:00:00Z');
    const nowMs = park.clock.now().epochMilliseconds;
    await keep(rider, keyedCallBudget.calls, nowMs - keyedCallBudget.hours * 60 * 60_000);
    expect((await book(rider, 'today')).status).toBe(200);
  });
});
