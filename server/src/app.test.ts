import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openTestApp, openTestPark } from '../test/support/park.ts';

test('The server answers ping, health and what the browser needs to know', async () => {
  const app = await openTestApp(await openTestPark());
  const ping = await app.inject('/server/ping');
  expect([ping.statusCode, ping.body]).toEqual([200, 'pong']);
  const health = await app.inject('/server/health');
  expect(health.json()).toEqual({
    status: 'ok',
    checks: { database: 'ok', mail: 'ok', disk: 'ok' },
    messages: { waiting: 0, oldestSeconds: 0, dead: 0 },
  });
  const info = await app.inject('/server/info');
  expect(info.json().data.park.zone).toBe('Europe/Warsaw');
});

test('An unknown route and a broken body fail in the wire form', async () => {
  const app = await openTestApp(await openTestPark());
  const missing = await app.inject('/nowhere?x=1');
  expect(missing.statusCode).toBe(404);
  expect(missing.json().errors[0].extensions).toEqual({ code: 'ROUTE_NOT_FOUND', path: '/nowhere' });
});

test('An address that cannot be read is an unknown route, in the wire form too', async () => {
  const app = await openTestApp(await openTestPark());
  for (const url of ['/items/%E0%A4%A', `/items/${'x'.repeat(500)}`]) {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([404, 'ROUTE_NOT_FOUND']);
  }
});

test('Long answers leave compressed, for a client that can read them', async () => {
  const park = await openTestPark();
  const app = await openTestApp(park);
  const names = Array.from({ length: 50 }, (_, index) => ({ name: `Track number ${index}` }));
  await park.store.db.insertInto('asset').values(names).execute();
  const url = '/items/Asset?fields=id,name';
  const plain = await app.inject(url);
  expect([plain.headers['content-encoding'], plain.json().data.length]).toEqual([undefined, 50]);
  const short = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(short.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(short.rawPayload).toString())).toEqual(plain.json());
});
