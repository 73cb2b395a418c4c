import { expect, test } from 'vitest';
import { openListeningPark } from '../sdk/official-client.ts';
import { sqliteEngine } from '../support/engines.ts';
import { refusalOfSocket } from '../support/live-socket.ts';

test('The log says once each why a page is not told of changes: a proxy without upgrade, another host name', async () => {
  const elsewhere = await openListeningPark(sqliteEngine, { env: { PUBLIC_URL: 'https://park.example' } });
  const warned: unknown[][] = [];
  elsewhere.park.log.warn = (...words: unknown[]) => void warned.push(words);
  const handshake = { 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==', 'sec-websocket-version': '13' };
  for (let visit = 1; visit <= 3; visit += 1) {
    const { statusCode } = await elsewhere.app.inject({ url: '/websocket', headers: handshake });
    expect(statusCode).toBe(404);
    expect(await refusalOfSocket(elsewhere.url, { origin: 'https://www.park.example' })).toBe(403);
  }
  await fetch(`${elsewhere.url}/websocket`);
  expect(warned).toEqual([
    [{}, expect.stringContaining('Upgrade and Connection')],
    [
      { origin: 'https://www.park.example', publicUrl: 'https://park.example' },
      expect.stringContaining('PUBLIC_URL'),
    ],
  ]);
});
