import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder } from '../../../../test/support/cleanup.ts';
import { loadSecret } from './token-secret.ts';

test('The secret of the settings is taken and none is written', async () => {
  const dataDir = await freshFolder();
  const tokenSecret = 'thirty-two characters at the least';
  expect(await loadSecret({ tokenSecret, dataDir })).toEqual(new TextEncoder().encode(tokenSecret));
  expect(await readdir(dataDir)).toEqual([]);
});

test('Without one, 32 bytes are made once, readable by the server alone', async () => {
  const dataDir = join(await freshFolder(), 'not', 'there', 'yet');
  const secret = await loadSecret({ tokenSecret: null, dataDir });
  expect(secret).toHaveLength(32);
  expect(await loadSecret({ tokenSecret: null, dataDir })).toEqual(secret);
  expect((await stat(join(dataDir, 'token-secret'))).mode & 0o777).toBe(0o600);
});

test('Servers that start together get the same secret and leave nothing else behind', async () => {
  const dataDir = await freshFolder();
  const secrets = await Promise.all(
    Array.from({ length: 10 }, () => loadSecret({ tokenSecret: null, dataDir })),
  );
  expect(new Set(secrets.map((secret) => Buffer.from(secret).toString('hex'))).size).toBe(1);
  expect(await readdir(dataDir)).toEqual(['token-secret']);
});

test('A broken file is told, not used', async () => {
  const dataDir = await freshFolder();
  await writeFile(join(dataDir, 'token-secret'), 'short');
  await expect(loadSecret({ tokenSecret: null, dataDir })).rejects.toThrow('holds no token secret');
});
