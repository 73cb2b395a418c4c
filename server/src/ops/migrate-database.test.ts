import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { compileCache } from '../../test/support/launch.ts';
import { openTestPark, type TestPark } from '../../test/support/park.ts';
import { aPerson } from '../../test/support/people.ts';
import { look, scratch } from '../../test/support/scratch.ts';
import { sumsAt } from '../../test/support/sums.ts';
import { makeSample } from '../sample/sample.ts';
import { migrateDatabase } from './migrate-database.ts';
import type { Where } from './open.ts';

/** A command as the operator runs it. */
function run(name: string, { dataDir, databaseUrl }: Where, ...words: string[]) {
  const script = fileURLToPath(new URL(`${name}.command.ts`, import.meta.url));
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: compileCache,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
    env,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

describe('A park on one file', () => {
  let park: TestPark;
  let source: Where;
  let target: Where;
  beforeAll(async () => {
    park = await openTestPark();
    await makeSample(park);
    await aPerson(park);
    source = { ...park.config, databaseUrl: null };
    target = await scratch('postgres');
  });

  test('is not moved while a server works on it', async () => {
    await expect(migrateDatabase(source, target.databaseUrl ?? '')).rejects.toThrow('Stop it first.');
    await park.store.close();
  });

  test('moves to PostgreSQL whole, log-ins too, and stays as it is; a second move is refused', async () => {
    const before = await sumsAt(source);
    const moved = run('migrate-database', { ...source, databaseUrl: target.databaseUrl });
    expect(moved.status).toBe(0);
    expect(await sumsAt(target)).toEqual(before);
    for (const { name, rows, sha256 } of before) {
      expect(moved.said).toMatch(new RegExp(`^${name} +${rows} rows {2}sha256 ${sha256}$`, 'm'));
    }
    expect(await sumsAt(source)).toEqual(before);
    await expect(migrateDatabase(source, target.databaseUrl ?? '')).rejects.toThrow(
      'The target is not empty',
    );
  });

  test('is backed up, restored and checked by one command each', async () => {
    const backup = run('backup', source);
    expect(backup).toEqual({ status: 0, said: expect.stringMatching(/sha256 {2}[0-9a-f]{64}/) });
    const file = /^The backup is (\S+)$/m.exec(backup.said)?.[1] ?? '';
    const place = await scratch('sqlite');
    expect(run('restore', place, file)).toEqual({ status: 0, said: expect.stringContaining('is restored') });
    expect(run('restore', place, file, '--forse')).toEqual({
      status: 1,
      said: 'There is no --forse here.\n',
    });
    const healthy = run('invariants', place);
    expect(healthy).toEqual({ status: 0, said: expect.stringContaining('Nothing contradicts itself') });
    const { db, close } = await look(place);
    await db
      .updateTable('event')
      .set((eb) => ({ end_at: eb.ref('start_at') }))
      .where('id', '=', 1)
      .execute();
    await close();
    const ill = run('invariants', place);
    expect(ill.status).toBe(1);
    expect(ill.said).toContain('event-ends-after-its-start:\n  Event 1 ends before it starts.\n');
    expect(run('restore', place, file, '--forse')).toEqual({
      status: 1,
      said: 'There is no --forse here.\n',
    });
  });
});
