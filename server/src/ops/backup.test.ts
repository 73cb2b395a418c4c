import { hash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { defaultContent, policyOf } from '@cablepark/domain/park/content';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeSeason } from '../../test/races/season.ts';
import { freeRow } from '../../test/support/bookings.ts';
import { freshFolder } from '../../test/support/cleanup.ts';
import { eitherEngine } from '../../test/support/engines.ts';
import type { TestPark } from '../../test/support/park.ts';
import { aPerson, type Person } from '../../test/support/people.ts';
import { emptyPark, look, scratch } from '../../test/support/scratch.ts';
import { lasting, sumsIn, sumsOf } from '../../test/support/sums.ts';
import { systemClock } from '../clock.ts';
import { migrationNames } from '../db/migrate.ts';
import { earlierTables } from '../db/table-list.ts';
import { bookSlot } from '../modules/bookings/book-slot.ts';
import { cancelSlot } from '../modules/bookings/cancel-slot.ts';
import { backUp } from './backup.ts';
import { writeBackup } from './backup-file.ts';
import { findContradictions } from './invariants/check.ts';
import { openDatabase } from './open.ts';
import type { Part } from './parts.ts';
import { restore } from './restore.ts';
import { carriedTables } from './tables.ts';

/** Several pages of them. */
const slots = 3500;
const other = { sqlite: 'postgres', postgres: 'sqlite' } as const;

describe.each(eitherEngine(import.meta.url))('$name', (engine) => {
  let park: TestPark;
  let rider: Person;
  beforeAll(async () => {
    park = await engine.open();
    await makeSeason(park.store.db, slots);
    park.clock.set(systemClock.now().toString());
    rider = await aPerson(park);
    const picture = { id: 'a picture', type: 'image/webp', width: 1, height: 1, created_at: 1 };
    const content = Buffer.from([0, 255, 10, 91]);
    await park.store.db
      .insertInto('file')
      .values({ ...picture, content, created_by: rider.id })
      .execute();
  });

  /** Books free slots one after another, and cancels every second, until told to stop. */
  function startRiding() {
    let isOver = false;
    const riding = { calls: 0, stop };
    const ride = async () => {
      const free = await park.store.db
        .selectFrom('slot')
        .select('id')
        .where('booked_by', 'is', null)
        .where('start_at', '>', park.clock.now().add({ hours: 2 }).epochMilliseconds)
        .orderBy('id', 'desc')
        .execute();
      for (const { id } of free) {
        if (isOver) return;
        // SQLite answers at once, so that nobody else would have a turn.
        await setImmediate();
        await park.store.db.transaction().execute(async (db) => {
          const { zone } = park.config;
          const desk = { db, engine: engine.name, actor: rider, now: park.clock.now(), zone, key: null };
          await bookSlot(desk, id, rider.id, { hold: null, limits: null });
          if (id % 2 === 0)
            await cancelSlot({ ...desk, policy: policyOf(defaultContent) }, id, { wasPaid: false });
        });
        riding.calls += 1;
      }
    };
    const ended = ride();
    async function stop() {
      isOver = true;
      await ended;
    }
    return riding;
  }

  test('A backup made while riders book and cancel is one moment of the park, and is restored on the other database', async () => {
    const server = await openDatabase(park.config);
    const riding = startRiding();
    let file: string;
    // On a busy machine one is made before the riders have done much.
    do ({ file } = await backUp(server, await freshFolder()));
    while (riding.calls < 20);
    await riding.stop();
    await server.close();

    const name = other[engine.name];
    const where = await scratch(name);
    await restore(where, file, false);
    const restored = await look(where);
    expect(lasting(await sumsOf(restored))).toEqual(await sumsIn(file));
    expect(await findContradictions(restored.db, name, park.clock.now().epochMilliseconds)).toEqual([]);
  });

  test('What is restored is what was there, but for log-ins; numbers once given are not given again', async () => {
    const last = await park.store.db
      .selectFrom('slot')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    await park.store.db.deleteFrom('booking_history').where('slot_id', '=', last.id).execute();
    await park.store.db.deleteFrom('slot').where('id', '=', last.id).execute();
    const { file } = await backUp(park.store, await freshFolder());
    const where = await scratch(engine.name);
    const { tables, saved } = await restore(where, file, false);
    const restored = await look(where);
    expect([lasting(await sumsOf(restored)), saved]).toEqual([lasting(await sumsOf(park.store)), null]);
    expect(tables.map(({ name }) => name)).not.toContain('session');
    expect(await restored.db.selectFrom('session').selectAll().execute()).toEqual([]);
    expect(await park.store.db.selectFrom('session').selectAll().execute()).not.toEqual([]);
    const { id, ...slot } = freeRow(last);
    const made = await restored.db.insertInto('slot').values(slot).returning('id').executeTakeFirst();
    expect(made?.id).toBeGreaterThan(id);
    await expect(
      restored.db
        .insertInto('slot')
        .values({ ...slot, series: 'another' })
        .execute(),
    ).rejects.toThrow('SLOT_OVERLAP');
  });

  test('A backup of an older version is restored and brought up to date', async () => {
    const old = await emptyPark(await scratch(engine.name), '001-foundation');
    await sql`insert into asset (id, name) values (7, 'Track 7')`.execute(old.db);
    await sql`insert into event (id, name, start_at) values (1, 'Camp', 5)`.execute(old.db);
    const { file } = await backUp(old, await freshFolder());
    const where = await scratch(engine.name);
    await restore(where, file, false);
    const { db } = await look(where);
    const plain = { description: null, description_en: null, name_en: null, url: null, image: null };
    const camp = { ...plain, id: 1, name: 'Camp', start_at: 5, end_at: null, asset_id: null };
    expect(await db.selectFrom('event').selectAll().execute()).toEqual([camp]);
    expect(await db.selectFrom('no_show').selectAll().execute()).toEqual([]);
  });

  test('Every table of the database is carried', async () => {
    const tables = await park.store.db.introspection.getTables();
    expect(carriedTables.map(({ name }) => name as string).toSorted()).toEqual(
      [...Object.keys(earlierTables), ...tables.map(({ name }) => name)].toSorted(),
    );
  });
});

test('Only its owner can read a backup; it says its size and its checksum', async () => {
  const store = await emptyPark(await scratch('sqlite'), migrationNames.at(-1) ?? '');
  const { file, bytes, sha256 } = await backUp(store, join(await freshFolder(), 'backups'));
  const content = await readFile(file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect([content.length, hash('sha256', content)]).toEqual([bytes, sha256]);
});

test('A backup that does not come to its end leaves nothing behind', async () => {
  const folder = await freshFolder();
  async function* parts(): AsyncGenerator<Part> {
    yield { kind: 'head', madeAt: '', engine: 'sqlite', schema: ['001-foundation'] };
    throw new Error('the database went away');
  }
  await expect(writeBackup(join(folder, 'a.jsonl.gz'), parts())).rejects.toThrow('the database went away');
  expect(await readdir(folder)).toEqual([]);
});
