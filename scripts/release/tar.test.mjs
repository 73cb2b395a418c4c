import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tarOf } from './tar.mjs';

const time = Date.UTC(2026, 10, 22) / 1000;
const deep = `${'a-folder/'.repeat(12)}a file with blanks.js`;
const entryOf = (path, text, mode = 0o644) => ({ path, mode, read: async () => Buffer.from(text) });
const entries = [
  entryOf(deep, 'x'.repeat(1025)),
  entryOf('b/program', '#!/bin/sh\n', 0o755),
  entryOf('b/empty', ''),
  { path: 'a-link', link: 'b/program' },
];
let folder;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cablepark-tar-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function bytesOf(list) {
  return Buffer.concat(await Array.fromAsync(tarOf(list, time)));
}

test('What is packed comes out of the system’s own tar: bytes, rights, times and links', async () => {
  const file = join(folder, 'all.tar.gz');
  await writeFile(file, gzipSync(await bytesOf(entries)));
  const { status, stderr } = spawnSync('tar', ['-xzf', file, '-C', folder], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  expect(await readFile(join(folder, deep), 'utf8')).toBe('x'.repeat(1025));
  expect(await readFile(join(folder, 'b/empty'), 'utf8')).toBe('');
  expect(await readlink(join(folder, 'a-link'))).toBe('b/program');
  const { mode, mtimeMs } = await stat(join(folder, 'b/program'));
  expect([mode & 0o111, mtimeMs / 1000]).toEqual([0o111, time]);
});

test('The order in which files are found changes nothing', async () => {
  expect((await bytesOf(entries.toReversed())).equals(await bytesOf(entries))).toBe(true);
});

test('A path that no header holds is refused, not cut', async () => {
  await expect(bytesOf([entryOf('x'.repeat(101), '')])).rejects.toThrow('is too long for an archive');
});
