import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test, vi } from 'vitest';
import { freshFolder } from '../../test/support/cleanup.ts';
import { engines } from '../../test/support/engines.ts';
import { runOperation } from '../../test/support/launch.ts';
import { startServer } from '../../test/support/process.ts';
import { systemClock } from '../clock.ts';
import { draftIn, removeLeftDrafts } from './own-files.ts';

const admin = { ADMIN_EMAIL: 'chief@example.com', ADMIN_PASSWORD: 'long enough' };
/** Removes no permission. */
const umask = '000';

/** The permissions of each file and folder below. */
async function rightsIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const rights = entries.map(async (entry) => {
    const path = join(entry.parentPath, entry.name);
    const mode = ((await stat(path)).mode & 0o777).toString(8);
    return [path.slice(folder.length + 1), `${entry.isDirectory() ? 'folder' : 'file'} ${mode}`] as const;
  });
  return Object.fromEntries(await Promise.all(rights));
}

/** Each test starts several processes, which takes long on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

describe.each(engines)('On $name, whatever the umask', (engine) => {
  test('nobody but the server’s account may open any file of a park: a running, a backed up, a restored one', async () => {
    const home = await freshFolder();
    const env = { ...(await engine.environment()), ...admin, DATA_DIR: join(home, 'a', 'new', 'folder') };
    const { url } = await startServer(env, { umask });
    const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const body = JSON.stringify({ email: admin.ADMIN_EMAIL });
    expect((await fetch(`${url}/auth/password/request`, { ...post, body })).status).toBe(204);
    const mails = () => readdir(join(env.DATA_DIR, 'mail')).catch(() => []);
    await expect.poll(async () => (await mails()).some((name) => name.endsWith('.eml'))).toBe(true);
    expect(await runOperation('backup.command.ts', [], env, umask)).toMatchObject({ code: 0 });
    const [backup = ''] = await readdir(join(env.DATA_DIR, 'backups'));

    const restored = { DATA_DIR: join(home, 'restored'), DATABASE_URL: '' };
    const words = [join(env.DATA_DIR, 'backups', backup)];
    expect(await runOperation('restore.command.ts', words, restored, umask)).toMatchObject({ code: 0 });
    await startServer(restored, { umask });

    const rights = await rightsIn(home);
    const paths = Object.keys(rights);
    for (const kind of [/cablepark\.db$/, /-wal$/, /-shm$/, /token-secret$/, /\.eml$/, /\.jsonl\.gz$/])
      expect(paths).toContainEqual(expect.stringMatching(kind));
    expect(paths.filter((path) => !['file 600', 'folder 700'].includes(rights[path] ?? ''))).toEqual([]);
  });
});

test('What an older version or a copy left open to everybody is closed at the next start', async () => {
  const dataDir = await freshFolder();
  const file = join(dataDir, 'cablepark.db');
  new DatabaseSync(file).close();
  await writeFile(join(dataDir, 'token-secret'), Buffer.alloc(32, 7).toString('base64url'));
  for (const name of ['cablepark.db', 'token-secret']) await chmod(join(dataDir, name), 0o644);
  await startServer({ DATA_DIR: dataDir });
  expect(Object.values(await rightsIn(dataDir)).filter((right) => right !== 'file 600')).toEqual([]);
});

describe('A draft that a killed writer left', () => {
  test('goes at the next time; that of one who lives, here or on another machine, stays', async () => {
    const folder = await freshFolder();
    const ended = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    await once(ended, 'exit');
    const left = `.${hostname()}.${ended.pid}.${randomUUID()}.part`;
    const living = draftIn(folder).slice(folder.length + 1);
    const elsewhere = `.${hostname()}-b.${ended.pid}.${randomUUID()}.part`;
    const backup = 'cablepark-2026-07-01T08-00-00.000Z.jsonl.gz';
    for (const name of [left, living, elsewhere, backup, '.part', 'notes.part'])
      await writeFile(join(folder, name), '');
    await removeLeftDrafts(folder);
    expect(new Set(await readdir(folder))).toEqual(
      new Set([living, elsewhere, backup, '.part', 'notes.part']),
    );
  });

  test('goes after a day wherever its writer was, also one of an older version', async () => {
    const folder = await freshFolder();
    const old = [`.elsewhere.1.${randomUUID()}.part`, `.${randomUUID()}.part`];
    const yesterday = systemClock.now().epochMilliseconds / 1000 - 25 * 60 * 60;
    for (const name of old) {
      await writeFile(join(folder, name), '');
      await utimes(join(folder, name), yesterday, yesterday);
    }
    const young = `.${randomUUID()}.part`;
    await writeFile(join(folder, young), '');
    await removeLeftDrafts(folder);
    expect(await readdir(folder)).toEqual([young]);
  });

  test('is removed by backups, by the mails’ folder and where the secret is', async () => {
    const ended = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
    await once(ended, 'exit');
    const dataDir = await freshFolder();
    const env = { DATA_DIR: dataDir, DATABASE_URL: '' };
    await (await startServer(env)).end('SIGTERM');
    expect(await runOperation('backup.command.ts', [], env, umask)).toMatchObject({ code: 0 });
    const mail = join(dataDir, 'mail');
    const left = () => `.${hostname()}.${ended.pid}.${randomUUID()}.part`;
    await mkdir(mail, { mode: 0o700 });
    for (const folder of [dataDir, mail, join(dataDir, 'backups')]) await writeFile(join(folder, left()), '');
    await startServer(env);
    await runOperation('backup.command.ts', [], env, umask);
    const names = await readdir(dataDir, { recursive: true });
    expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
