import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { freshFolder } from '../test/support/cleanup.ts';
import { engines } from '../test/support/engines.ts';
import { failToStart } from '../test/support/launch.ts';
import { startServer } from '../test/support/process.ts';

describe.each(engines)('$name', (engine) => {
  test('A started server answers, finishes the open request at SIGTERM and leaves with 0', async () => {
    const env = await engine.environment();
    const server = await startServer(env);
    expect(await (await fetch(`${server.url}/server/ping`)).text()).toBe('pong');
    expect(await (await fetch(`${server.url}/server/health`)).json()).toMatchObject({ status: 'ok' });

    const body = JSON.stringify({ email: 'nobody@example.com', password: 'not a password' });
    const login = request(`${server.url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' },
    });
    login.flushHeaders();
    // The server has the request's head now, and waits for its body while it is told to stop.
    await once(login, 'continue');
    const ended = server.end('SIGTERM');
    login.end(body);
    const [answer] = await once(login, 'response');
    expect([answer.statusCode, await ended]).toEqual([401, 0]);
    expect(server.told().includes(`Its data is in ${env.DATA_DIR}\n`)).toBe(env.DATABASE_URL === '');
  });

  test('A second start on the same database makes no second sample', async () => {
    const env = { ...(await engine.environment()), SAMPLE: '1' };
    const first = await startServer(env);
    const made = await countSlots(first.url);
    expect(made).toBeGreaterThanOrEqual(2 * 28 * 48);
    await first.end('SIGTERM');
    const second = await startServer(env);
    expect(await countSlots(second.url)).toBe(made);
  });
});

test('The sample park has a week behind it, with rides paid in every way', async () => {
  const env = {
    DATA_DIR: await freshFolder(),
    ADMIN_EMAIL: 'chief@example.com',
    ADMIN_PASSWORD: 'long enough',
  };
  const { url } = await startServer({ ...env, SAMPLE: '1' });
  const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const body = JSON.stringify({ email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD });
  const login = await fetch(`${url}/auth/login`, { ...post, body });
  const { data: tokens } = (await login.json()) as { data: { access_token: string } };
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const grouped = await fetch(`${url}/items/Payment?limit=-1&fields=method`, { headers });
  const { data: payments } = (await grouped.json()) as { data: { method: string }[] };
  expect(new Set(payments.map(({ method }) => method))).toEqual(new Set(['cash', 'card', 'blik', 'pass']));
  const paid = await fetch(`${url}/items/Slot?limit=1&meta=filter_count&filter[payment][_nnull]=true`, {
    headers,
  });
  const { meta } = (await paid.json()) as { meta: { filter_count: number } };
  expect(meta.filter_count).toBe(payments.length);
});

async function countSlots(url: string): Promise<number> {
  const answer = await fetch(`${url}/items/Slot?limit=1&meta=total_count`);
  const { meta } = (await answer.json()) as { meta: { total_count: number } };
  return meta.total_count;
}

describe('A server that cannot start says why in one sentence and leaves with 1', () => {
  test('when its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { code, told } = await failToStart({ DATA_DIR: await freshFolder(), PORT: String(port) });
    other.close();
    expect(told).toBe(`Port ${port} is in use by another program. End it, or set PORT to another number.\n`);
    expect(code).toBe(1);
  });

  test('when the park is open there already', async () => {
    const env = { DATA_DIR: await freshFolder() };
    const { url } = await startServer(env);
    const { port } = new URL(url);
    const { code, told } = await failToStart({ ...env, PORT: port });
    expect(told).toBe(
      `A cable park is open on port ${port} already: http://127.0.0.1:${port}. Stop it first, or set PORT to another number.\n`,
    );
    expect(code).toBe(1);
  });

  test('when a setting is wrong', async () => {
    const { code, told } = await failToStart({ PORT: 'here' });
    expect(told).toContain('PORT: must be a port number');
    expect(code).toBe(1);
  });

  test('when its database does not answer', async () => {
    const DATABASE_URL = 'postgres://rider:secret@127.0.0.1:1/park';
    const { code, told } = await failToStart({ DATA_DIR: await freshFolder(), DATABASE_URL });
    expect(told).toBe(
      'The database of DATABASE_URL does not answer. Is it running, and are its host and port right?\n',
    );
    expect(code).toBe(1);
  });

  test('when its data folder is no folder', async () => {
    const file = join(await freshFolder(), 'file');
    await writeFile(file, '');
    const { code, told } = await failToStart({ DATA_DIR: file });
    expect(told).toContain(`The data folder ${file} cannot be written.`);
    expect(code).toBe(1);
  });
});

test('The log of a server tells of requests without query strings, addresses or tokens', async () => {
  const server = await startServer({ DATA_DIR: await freshFolder() });
  await fetch(`${server.url}/server/info?token=sesame&email=ola@example.com`, {
    headers: { authorization: 'Bearer eyJhbGciOi.eyJzdWIi.c2lnbmF0dXJl' },
  });
  await server.end('SIGTERM');
  const lines = server
    .log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toContainEqual(expect.objectContaining({ method: 'GET', path: '/server/info', status: 401 }));
  expect(server.log()).not.toMatch(/sesame|example\.com|eyJ|Bearer/);
});
