import type { FastifyInstance } from 'fastify';
import { Kysely, sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPostgres } from '../../src/db/postgres/postgres.ts';
import type { Tables } from '../../src/db/tables.ts';
import { atEnd, freshFolder } from '../support/cleanup.ts';
import { bothEngines } from '../support/engines.ts';
import { openTestApp, openTestPark, type TestPark } from '../support/park.ts';
import { aPerson, type Person } from '../support/people.ts';
import { startPostgres } from '../support/postgres.server.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';

const postgres = bothEngines.find(({ name }) => name === 'postgres');

/** What a rider, and whoever asks after its health, are told by a park. */
function deskOf(app: FastifyInstance, rider: () => Person, slot: () => number) {
  return {
    book: async (bookedBy: string | null = rider().id): Promise<string> => {
      const { statusCode, headers, body } = await app.inject({
        method: 'PATCH',
        url: `/items/Slot/${slot()}`,
        headers: rider().headers,
        payload: { bookedBy },
      });
      const code = JSON.parse(body).errors?.[0].extensions.code;
      return [statusCode, code, headers['retry-after']].filter(Boolean).join(' ');
    },
    health: async (): Promise<string> => {
      const answer = await app.inject('/server/health');
      const { status, checks } = answer.json();
      return `${answer.statusCode} ${status} ${checks.database} ${checks.disk}`;
    },
  };
}

const away = '503 SERVICE_UNAVAILABLE 5';

describe('What PostgreSQL refuses for reasons of its own', () => {
  let park: TestPark;
  let rider: Person;
  let slot: number;
  let desk: ReturnType<typeof deskOf>;

  beforeAll(async () => {
    if (!postgres) throw new Error('There is no PostgreSQL to test with.');
    park = await postgres.open();
    await makeTracks(park);
    rider = await aPerson(park);
    desk = deskOf(
      await openTestApp(park),
      () => rider,
      () => slot,
    );
    await sql`create sequence fault`.execute(park.store.db);
  });

  beforeEach(async () => {
    const { db } = park.store;
    await sql`drop trigger if exists fault on booking_history`.execute(db);
    await sql`alter sequence fault restart`.execute(db);
    await db.deleteFrom('booking_history').execute();
    await db.deleteFrom('slot').execute();
    slot = await makeSlot(park, '2026-07-02T10:00:00Z');
    park.repeats.length = 0;
  });

  /** The first so many entries of the history fail like that. */
  async function fail(sqlState: string, times: number): Promise<void> {
    const { db } = park.store;
    await sql`
      create or replace function fault() returns trigger language plpgsql as $$
      begin
        if nextval('fault') <= ${sql.lit(times)} then
          raise exception using errcode = ${sql.lit(sqlState)}, message = 'as a test wants it';
        end if;
        return new;
      end $$`.execute(db);
    await sql`create trigger fault before insert on booking_history for each row execute function fault()`.execute(
      db,
    );
  }

  const entries = () => park.store.db.selectFrom('booking_history').select('slot_id').execute();

  test.each(['08006', '53100', '53300', '57P01', '57P02', '57P03', '58030', '25006'])(
    '%s is told as 503 with the time to come back, keeps nothing, and is over with its cause',
    async (sqlState) => {
      await fail(sqlState, 1);
      expect(await desk.book()).toBe(away);
      expect(await entries()).toEqual([]);
      expect(await desk.book()).toBe('200');
      expect(await entries()).toHaveLength(1);
      expect(await desk.health()).toBe('200 ok ok ok');
    },
  );

  test('A full disk shows in its health until something can be written again', async () => {
    await fail('53100', 1);
    await desk.book();
    expect(await desk.health()).toBe('503 error ok error');
    await desk.book();
    expect(await desk.health()).toBe('200 ok ok ok');
  });

  test.each(['40P01', '40001'])('%s: the transaction is run again, and nobody notices', async (sqlState) => {
    await fail(sqlState, 4);
    expect(await desk.book()).toBe('200');
    expect(await entries()).toHaveLength(1);
    expect(park.repeats).toHaveLength(4);
  });

  test.each(['40P01', '40001'])('%s without end is told as 503', async (sqlState) => {
    await fail(sqlState, 1000);
    expect(await desk.book()).toBe(away);
    expect(park.repeats).toHaveLength(4);
    expect(await entries()).toEqual([]);
  });

  test('Control: two transactions in opposite orders meet; repeated both are done, otherwise one is ended', async () => {
    const slots = [slot, await makeSlot(park, '2026-07-02T11:00:00Z')];
    const crosswise = async (db: Kysely<Tables>) => {
      const bothBegan = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const write = (index: number) =>
        db.transaction().execute(async (work) => {
          const order = index === 0 ? slots : slots.toReversed();
          for (const id of order) {
            await work
              .updateTable('slot')
              .set({ price_cents: 100 + index })
              .where('id', '=', id)
              .execute();
            bothBegan[index]?.resolve();
            await Promise.all(bothBegan.map(({ promise }) => promise));
          }
        });
      const outcomes = await Promise.allSettled([write(0), write(1)]);
      return outcomes.map(({ status }) => status).sort();
    };
    const bare = new Kysely<Tables>({
      dialect: openPostgres(park.config.databaseUrl ?? '', () => undefined, 0).dialect,
    });
    atEnd(() => bare.destroy());
    expect(await crosswise(bare)).toEqual(['fulfilled', 'rejected']);
    expect(await crosswise(park.store.db)).toEqual(['fulfilled', 'fulfilled']);
    expect(park.repeats.length).toBeGreaterThan(0);
  });

  test('Connections that lead to a server which only reads any more are not kept', async () => {
    const standStill = async () => {
      const { db } = park.store;
      const sessions = Array.from({ length: 5 }, () =>
        db.connection().execute(async (connection) => {
          await sql`set session characteristics as transaction read only`.execute(connection);
          await new Promise((resolve) => setImmediate(resolve));
        }),
      );
      await Promise.all(sessions);
    };
    await standStill();
    expect(await desk.book()).toBe(away);
    expect(await desk.book()).toBe('200');
    // A park that nobody writes to finds out by its health.
    await standStill();
    expect(await desk.health()).toBe('503 error read-only ok');
    expect(await desk.health()).toBe('200 ok ok ok');
    expect(await desk.book(null)).toBe('200');
  });
});

test('While PostgreSQL only reads, pages are served, writers are told to come back; then all goes on by itself', async () => {
  const server = await startPostgres();
  atEnd(() => server.stop());
  const park = await openTestPark({ databaseUrl: server.url, env: { DATA_DIR: await freshFolder() } });
  await makeTracks(park);
  const [rider, slot] = [await aPerson(park), await makeSlot(park, '2026-07-02T10:00:00Z')];
  const app = await openTestApp(park);
  const desk = deskOf(
    app,
    () => rider,
    () => slot,
  );
  const turn = async (word: 'on' | 'off') => {
    const { db } = park.store;
    await sql`alter system set default_transaction_read_only = ${sql.lit(word)}`.execute(db);
    await sql`select pg_reload_conf()`.execute(db);
  };
  expect(await desk.book()).toBe('200');
  await turn('on');
  await expect.poll(desk.health).toBe('503 error read-only ok');
  expect(await desk.book(null)).toBe(away);
  const logIn = { email: `${rider.id}@example.com`, password: 'kotwica i lina' };
  expect((await app.inject({ method: 'POST', url: '/auth/login', payload: logIn })).statusCode).toBe(401);
  expect((await app.inject({ url: '/users/me', headers: rider.headers })).statusCode).toBe(200);
  expect((await app.inject('/items/Slot')).statusCode).toBe(200);
  await turn('off');
  await expect.poll(desk.health).toBe('200 ok ok ok');
  expect(await desk.book(null)).toBe('200');
});
