import { copyFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultZone } from '@cablepark/domain/time/park-time';
import { expect, test } from 'vitest';
import { freshFolder } from '../../../test/support/cleanup.ts';
import { failToStart, runOperation } from '../../../test/support/launch.ts';
import { startServer } from '../../../test/support/process.ts';
import { databaseFile, openStore } from '../open-store.ts';

const admin = { ADMIN_EMAIL: 'ola@example.com', ADMIN_PASSWORD: 'kotwica i lina' };
const startsMs = 120_000;

async function copyOf(from: string, ...more: string[]): Promise<string> {
  const to = await freshFolder();
  for (const name of ['cablepark.db', ...more]) await copyFile(join(from, name), join(to, name));
  return to;
}

async function accountsIn(dataDir: string): Promise<number> {
  const store = await openStore({ databaseUrl: null, dataDir, zone: defaultZone });
  const rows = await store.db.selectFrom('account').select('id').execute();
  await store.close();
  return rows.length;
}

test(
  'A file that was copied alone from a running server is refused in a sentence; with its log, or once the server has ended, it is whole',
  async () => {
    const dataDir = await freshFolder();
    const server = await startServer({ DATA_DIR: dataDir, ...admin });
    const alone = await copyOf(dataDir);
    const withLog = await copyOf(dataDir, 'cablepark.db-wal');

    for (let start = 1; start <= 2; start += 1) {
      const { code, told } = await failToStart({ DATA_DIR: alone });
      expect(code).toBe(1);
      expect(told).toBe(
        `The database ${databaseFile(alone)} was copied from a running server without cablepark.db-wal, so what was written last is missing. Copy that file beside it from where it was, or restore a backup. Only if there is neither: make an empty file of that name, and the park opens without what is missing.\n`,
      );
    }
    expect(await readdir(alone)).not.toContain('cablepark.db-wal');
    expect(await accountsIn(withLog)).toBe(1);
    await writeFile(join(alone, 'cablepark.db-wal'), '');
    await expect(accountsIn(alone)).resolves.toBeTypeOf('number');

    expect(await server.end('SIGTERM')).toBe(0);
    expect(await accountsIn(await copyOf(dataDir))).toBe(1);
  },
  startsMs,
);

test(
  'A machine that lost its power is no copy, though what stood beside the file is empty since, and its log was written into it',
  async () => {
    const DATA_DIR = await freshFolder();
    const server = await startServer({ DATA_DIR, ...admin });
    await server.end('SIGKILL');
    await writeFile(join(DATA_DIR, 'cablepark.db-open'), '');
    expect((await runOperation('backup.command.ts', [], { DATA_DIR }, '022')).code).toBe(0);
    expect(await readdir(DATA_DIR)).not.toContain('cablepark.db-wal');
    expect(await accountsIn(DATA_DIR)).toBe(1);
  },
  startsMs,
);

test(
  'A server that was killed is no copy, also where a command has written its log into the file meanwhile',
  async () => {
    const DATA_DIR = await freshFolder();
    const server = await startServer({ DATA_DIR, ...admin });
    await server.end('SIGKILL');
    expect((await runOperation('backup.command.ts', [], { DATA_DIR }, '022')).code).toBe(0);
    const files = await readdir(DATA_DIR);
    expect(files).not.toContain('cablepark.db-wal');
    expect(await accountsIn(DATA_DIR)).toBe(1);
  },
  startsMs,
);
