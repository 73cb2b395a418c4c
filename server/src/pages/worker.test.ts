import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { atEnd, freshFolder } from '../../test/support/cleanup.ts';
import { readConfig } from '../config.ts';
import { registerWorker } from './worker.ts';

let folder: string;

beforeAll(async () => {
  folder = await freshFolder();
  await mkdir(join(folder, 'site'));
  await writeFile(join(folder, 'push-worker.js'), 'push();');
  await writeFile(join(folder, 'site', 'offline-worker.js'), 'offline();');
  await writeFile(join(folder, 'site', 'withdrawn-worker.js'), 'withdrawn();');
});

async function siteOf(env: Record<string, string>): Promise<FastifyInstance> {
  const app = Fastify();
  atEnd(() => app.close());
  await registerWorker(app, { config: readConfig(env) }, folder);
  return app;
}

test('The worker has two parts, is asked for again each time, and is not sent twice', async () => {
  const app = await siteOf({});
  const { body, headers } = await app.inject('/push-worker.js');
  expect(body).toBe('push();\noffline();');
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
  });
  const again = await app.inject({ url: '/push-worker.js', headers: { 'if-none-match': headers.etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('A park that has turned the page without network off sends what withdraws it', async () => {
  const app = await siteOf({ OFFLINE: 'off' });
  expect((await app.inject('/push-worker.js')).body).toBe('push();\nwithdrawn();');
});
