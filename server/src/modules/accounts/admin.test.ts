import { beforeEach, describe, expect, test } from 'vitest';
import { openServer, signUpBody, type TestServer } from '../../../test/support/accounts-server.ts';
import { engines } from '../../../test/support/engines.ts';
import { ensureAdmin } from './admin.ts';
import { requestPasswordReset } from './passwords.service.ts';

const env = { ADMIN_EMAIL: 'Szef@example.com', ADMIN_PASSWORD: 'szefowa kotwica' };

describe.each(engines)('The first Admin on $name', (engine) => {
  let server: TestServer;

  beforeEach(async () => {
    server = await openServer(engine, { env });
  });

  const accounts = () => server.park.store.db.selectFrom('account').selectAll().execute();
  const logIn = () => server.logIn('szef@example.com', env.ADMIN_PASSWORD);

  test('is made at the first start and left alone at the next', async () => {
    await ensureAdmin(server.park);
    const made = await accounts();
    expect(made).toMatchObject([{ email: 'szef@example.com', role: 'Admin', status: 'active' }]);
    const { refresh_token } = await logIn();
    await ensureAdmin(server.park);
    expect(await accounts()).toEqual(made);
    expect((await server.call('POST', '/auth/refresh', { refresh_token })).status).toBe(200);
  });

  test('gets role, standing and password back', async () => {
    await server.call('POST', '/users', signUpBody('szef@example.com'));
    const { refresh_token } = await server.logIn('szef@example.com');
    await server.park.store.db.updateTable('account').set({ status: 'blocked' }).execute();
    await ensureAdmin(server.park);
    expect(await accounts()).toMatchObject([{ role: 'Admin', status: 'active', first_name: 'Ola' }]);
    expect((await server.call('POST', '/auth/refresh', { refresh_token })).status).toBe(401);
    await expect(logIn()).resolves.toBeTruthy();
  });

  test('is not taken over by a link that was mailed before', async () => {
    await server.call('POST', '/users', signUpBody('szef@example.com'));
    await requestPasswordReset(server.park, 'szef@example.com', 'http://localhost/reset');
    await ensureAdmin(server.park);
    expect(await server.park.store.db.selectFrom('reset_token').selectAll().execute()).toEqual([]);
  });

  test('is made once by servers that start together', async () => {
    await Promise.all(Array.from({ length: 4 }, () => ensureAdmin(server.park)));
    expect(await accounts()).toHaveLength(1);
    await expect(logIn()).resolves.toBeTruthy();
  });

  test('is nobody without the settings', async () => {
    await ensureAdmin({ ...server.park, config: { ...server.park.config, admin: null } });
    expect(await accounts()).toEqual([]);
  });
});
