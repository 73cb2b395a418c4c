import { expect, test } from 'vitest';
import { openTestApp, openTestPark } from './testing/park.ts';

test('The server answers ping, health and what the browser needs to know', async () => {
  const app = await openTestApp(await openTestPark());
  const ping = await app.inject('/server/ping');
  expect([ping.statusCode, ping.body]).toEqual([200, 'pong']);
  const health = await app.inject('/server/health');
  expect(health.json()).toEqual({ status: 'ok', checks: { database: 'ok', mail: 'ok', disk: 'ok' } });
  const info = await app.inject('/server/info');
  expect(info.json().data.park.zone).toBe('Europe/Warsaw');
});

test('An unknown route and a broken body fail in the wire form', async () => {
  const app = await openTestApp(await openTestPark());
  const missing = await app.inject('/nowhere?x=1');
  expect(missing.statusCode).toBe(404);
  expect(missing.json().errors[0].extensions).toEqual({ code: 'ROUTE_NOT_FOUND', path: '/nowhere' });
});
