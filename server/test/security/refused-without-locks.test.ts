import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { bothEngines } from '../support/engines.ts';
import { openTestApp, type TestPark } from '../support/park.ts';
import { aPerson, type Person } from '../support/people.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';

// On SQLite a transaction is alone anyway: there are no rows to lock.
describe.each(bothEngines.filter(({ name }) => name === 'postgres'))(
  'While all accounts are locked',
  (engine) => {
    let park: TestPark;
    let app: FastifyInstance;
    let rider: Person;
    let other: Person;
    let slot: number;

    beforeAll(async () => {
      park = await engine.open();
      park.clock.set('2026-07-01T08:00:00Z');
      app = await openTestApp(park);
      await makeTracks(park);
      [rider, other] = [await aPerson(park), await aPerson(park)];
      await aPerson(park, 'Admin');
      slot = await makeSlot(park, '2026-07-01T12:00:00Z');
    });

    test.each([
      ['erase another’s account', () => ({ method: 'DELETE' as const, url: `/users/${other.id}` })],
      [
        'book for another',
        () => ({ method: 'PATCH' as const, url: `/items/Slot/${slot}`, payload: { bookedBy: other.id } }),
      ],
    ])('a rider who would %s is refused without waiting for one', async (_what, call) => {
      await park.store.db.transaction().execute(async (db) => {
        await db.selectFrom('account').select('id').forUpdate().execute();
        const answer = await app.inject({ ...call(), headers: rider.headers });
        expect(answer.statusCode).toBe(403);
      });
    });
  },
);
