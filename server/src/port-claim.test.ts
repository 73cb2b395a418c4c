import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { atEnd, freshFolder } from '../test/support/cleanup.ts';
import { engines } from '../test/support/engines.ts';
import { failToStart } from '../test/support/launch.ts';
import { startServer } from '../test/support/process.ts';
import { claimPort } from './port-claim.ts';

const email = 'chief@example.com';
const password = 'long enough';

async function logIn(url: string): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password });
  return (await fetch(`${url}/auth/login`, { method: 'POST', headers, body })).status;
}

describe.each(engines)('On $name', (engine) => {
  test('a second start on the port of a running park changes nothing of the park', async () => {
    const env = { ...(await engine.environment()), ADMIN_EMAIL: email };
    const { url } = await startServer({ ...env, ADMIN_PASSWORD: password });
    const PORT = new URL(url).port;
    const second = await failToStart({ ...env, PORT, SAMPLE: '1', ADMIN_PASSWORD: 'quite another' });
    expect(second).toMatchObject({ code: 1, told: expect.stringContaining(`open on port ${PORT} already`) });
    expect(await logIn(url)).toBe(200);
    const events = await fetch(`${url}/items/Event`);
    expect(await events.json()).toEqual({ data: [] });
  });
});

test('A start on a busy port makes no database, no secret, no folder', async () => {
  const { url } = await startServer({ DATA_DIR: await freshFolder() });
  const home = await freshFolder();
  const DATA_DIR = `${home}/data`;
  expect((await failToStart({ DATA_DIR, PORT: new URL(url).port })).code).toBe(1);
  expect(await readdir(home)).toEqual([]);
});

test('Who comes while the park is being opened waits, and is answered', async () => {
  const host = '127.0.0.1';
  const free = createHttpServer().listen(0, host);
  await once(free, 'listening');
  const { port } = free.address() as { port: number };
  free.close();
  await once(free, 'close');

  const claim = await claimPort({ host, port });
  const early = connect(port, host);
  await once(early, 'connect');
  early.end('GET / HTTP/1.1\r\nhost: park.example\r\nconnection: close\r\n\r\n');
  const server = createHttpServer((_request, response) => response.end('pong'));
  atEnd(async () => server.close());
  await claim.handTo(server, async () => {
    server.listen(port, host);
    await once(server, 'listening');
  });
  expect(await text(early)).toMatch(/^HTTP\/1\.1 200 OK[^]*pong/);
  expect(await (await fetch(`http://${host}:${port}`)).text()).toBe('pong');
});
