import { open } from 'node:fs/promises';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { atEnd } from '../../../test/support/cleanup.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { violationFixtures } from '../../../test/support/invariant-violations.ts';
import { loosen } from '../../../test/support/loose.ts';
import { openTestPark, type TestPark } from '../../../test/support/park.ts';
import { databaseFile } from '../../db/open-store.ts';
import { makeSample } from '../../sample/sample.ts';
import { atOneMoment, openDatabase } from '../open.ts';
import { type Contradiction, findContradictions, invariants } from './check.ts';

test('Every invariant has a contradiction that is planted for it, and there is none without', () => {
  expect(Object.keys(violationFixtures).toSorted()).toEqual(invariants.map(({ name }) => name).toSorted());
});

describe.each(eitherEngine(import.meta.url))('$name', (engine) => {
  let park: TestPark;
  beforeAll(async () => {
    park = await engine.open();
    await makeSample(park);
    await loosen(park.store);
  });

  /** What the invariant tells of the sample park once `statements` have run; they are taken back afterwards. */
  async function afterViolation(name: string, statements: readonly string[]): Promise<string[]> {
    const told: string[] = [];
    const undo = new Error('taken back');
    const nowMs = park.clock.now().epochMilliseconds;
    const violating = park.store.db.transaction().execute(async (db) => {
      for (const statement of statements) await sql.raw(statement).execute(db);
      const broken = invariants.find((each) => each.name === name);
      told.push(...((await broken?.contradictions(db, nowMs)) ?? []));
      throw undo;
    });
    await expect(violating).rejects.toBe(undo);
    return told;
  }

  test('The sample park contradicts itself nowhere, and is not empty', async () => {
    const { db } = park.store;
    expect(await findContradictions(db, engine.name, park.clock.now().epochMilliseconds)).toEqual([]);
    for (const table of ['slot', 'payment', 'booking_history', 'account', 'event']) {
      const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
      expect([table, rows.length]).toEqual([table, 1]);
    }
  });

  test.each(Object.entries(violationFixtures))('%s', async (name, { violate, says }) => {
    expect((await afterViolation(name, violate)).join('\n')).toMatch(says);
  });

  test('After so many contradictions of one kind the rest is not listed', async () => {
    const told = await afterViolation('slot-price-is-not-negative', ['update slot set price_cents = -1']);
    expect([told.length, told.at(-1)]).toEqual([21, 'There are more than these 20.']);
  });
});

describe('An embedded database of one file', () => {
  let where: TestPark['config'];
  beforeAll(async () => {
    const park = await openTestPark();
    await makeSample(park);
    await sql`update event set end_at = start_at where id = 1`.execute(park.store.db);
    await park.store.close();
    where = park.config;
  });

  async function findIn(): Promise<Contradiction[]> {
    const store = await openDatabase(where);
    atEnd(() => store.close());
    return atOneMoment(store, (db) => findContradictions(db, 'sqlite', 0));
  }

  test('A contradiction is reported under its name, and only it', async () => {
    const told = ['Event 1 ends before it starts.'];
    expect(await findIn()).toEqual([{ name: 'event-ends-after-its-start', told }]);
  });

  test('A damaged file is told as such, and nothing more is read from it', async () => {
    const file = await open(databaseFile(where.dataDir), 'r+');
    const { size } = await file.stat();
    await file.write(Buffer.alloc(4096, 0xff), 0, 4096, Math.floor(size / 8192) * 4096);
    await file.close();
    expect((await findIn()).map(({ name }) => name)).toEqual(['database-file-is-whole']);
  });
});
