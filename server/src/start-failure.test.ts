import { open, truncate, writeFile } from 'node:fs/promises';
import { defaultZone } from '@cablepark/domain/time/park-time';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { freshFolder } from '../test/support/cleanup.ts';
import { bothEngines, sqliteEngine } from '../test/support/engines.ts';
import { failToStart, runOperation } from '../test/support/launch.ts';
import { emptyPark, scratch } from '../test/support/scratch.ts';
import { migrationNames } from './db/migrate.ts';
import { databaseFile, openStore } from './db/open-store.ts';
import { explainStartFailure } from './start-failure.ts';

/** What the log and the person get to read of a database that cannot be opened. */
async function toldOf(env: { DATA_DIR: string; DATABASE_URL: string }): Promise<string> {
  const opening = openStore({
    databaseUrl: env.DATABASE_URL || null,
    dataDir: env.DATA_DIR,
    zone: defaultZone,
  });
  const error = await opening.then(
    () => null,
    (reason: unknown) => reason,
  );
  return explainStartFailure(error, env);
}

describe.each(bothEngines)('A database on $name that a newer version has used', (engine) => {
  test('is left as it is, and called that', async () => {
    const env = await engine.environment();
    const settings = {
      databaseUrl: env.DATABASE_URL || null,
      dataDir: env.DATA_DIR,
      zone: defaultZone,
    };
    const store = await openStore(settings);
    const later = { name: '999-later', timestamp: new Date(0).toISOString() };
    await sql`insert into kysely_migration (name, timestamp) values (${later.name}, ${later.timestamp})`.execute(
      store.db,
    );
    await store.close();
    const { code, told } = await failToStart(env);
    expect(told).toBe(
      'The database was used by a newer version of this program (999-later). Start that version, or restore a backup of before it.\n',
    );
    expect(code).toBe(1);
  });
});

describe('A damaged file of the embedded database is called damaged', () => {
  const damages: [string, (file: string) => Promise<unknown>][] = [
    ['something else', (file) => writeFile(file, 'something else '.repeat(1000))],
    ['cut off', (file) => truncate(file, 5000)],
    ['cut off in its head', (file) => truncate(file, 50)],
    ['written over', async (file) => writeOver(file, 100)],
  ];

  test.each(damages)('%s', async (_how, damage) => {
    const env = await sqliteEngine.environment();
    await (await openStore({ databaseUrl: null, dataDir: env.DATA_DIR, zone: defaultZone })).close();
    await damage(databaseFile(env.DATA_DIR));
    expect(await toldOf(env)).toBe(
      `The database in the data folder ${env.DATA_DIR} is damaged. Keep the folder as it is, and restore the last backup into another DATA_DIR.`,
    );
  });

  test('to who starts the server and to who runs a command', async () => {
    const env = await sqliteEngine.environment();
    await writeFile(databaseFile(env.DATA_DIR), 'something else '.repeat(1000));
    expect((await failToStart(env)).told).toMatch(/^The database in .* is damaged\. .*\n$/);
    const backup = await runOperation('backup.command.ts', [], env, '022');
    expect(backup).toMatchObject({
      code: 1,
      told: expect.stringMatching(/^The database in .* is damaged\./),
    });
  });
});

test('An embedded database that another program keeps to itself is called busy, not unwritable', async () => {
  const busy = Object.assign(new Error('database is locked'), { code: 'ERR_SQLITE_ERROR', errcode: 261 });
  expect(explainStartFailure(busy, {})).toMatch(/^Another program keeps the database in the data folder/);
});

describe('What PostgreSQL says is told in a sentence', () => {
  test.each([
    ['XX001', /is damaged\. Keep it as it is/],
    ['25006', /can only be read/],
    ['42501', /may not make tables/],
    ['53100', /disk of the database .* is full/],
    ['53300', /no more connections/],
    ['57P03', /just starting or stopping/],
    ['3D000', /no database of this name/],
  ])('%s', (code, sentence) => {
    const error = Object.assign(new Error('in its own words'), { code });
    expect(explainStartFailure(error, {})).toMatch(sentence);
  });

  test('a database that lets nobody write', async () => {
    const where = await scratch('postgres');
    await emptyPark(where, migrationNames.at(-2) ?? '');
    const url = new URL(where.databaseUrl ?? '');
    url.searchParams.set('options', '-c default_transaction_read_only=on');
    expect(await toldOf({ DATA_DIR: where.dataDir, DATABASE_URL: url.href })).toMatch(/can only be read/);
  });
});

test('A HOST that is none is not taken for a database that does not answer', async () => {
  const HOST = 'no-such-host.invalid';
  const { told } = await failToStart({ DATA_DIR: await freshFolder(), HOST });
  expect(told).toBe(`HOST=${HOST} is not an address of this machine.\n`);
});

async function writeOver(file: string, from: number): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.write(Buffer.alloc(3000, 7), 0, 3000, from);
  await handle.close();
}
