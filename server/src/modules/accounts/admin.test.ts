import { beforeEach, describe, expect, test } from 'vitest';
import { openServer, signUpBody, type TestServer } from '../../../test/support/accounts-server.ts';
import { engines } from '../../../test/support/engines.ts';
import { aPerson } from '../../../test/support/people.ts';
import { ensureAdmin } from './admin.ts';
import { requestPasswordReset } from './passwords/passwords.service.ts';

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

  test('gets role, standing and password where no other Admin can log in', async () => {
    await server.call('POST', '/users', signUpBody('szef@example.com'));
    const { refresh_token } = await server.logIn('szef@example.com');
    await server.park.store.db.updateTable('account').set({ status: 'blocked' }).execute();
    expect(await ensureAdmin(server.park)).toBe('made');
    expect(await accounts()).toMatchObject([{ role: 'Admin', status: 'active', first_name: 'Ola' }]);
    expect((await server.call('POST', '/auth/refresh', { refresh_token })).status).toBe(401);
    await expect(logIn()).resolves.toBeTruthy();
    // The owner is notified that the password has changed.
    const mails = await server.park.store.db.selectFrom('outbox').select(['kind', 'address']).execute();
    expect(mails).toContainEqual({ kind: 'password-changed', address: 'szef@example.com' });
  });

  test.each([
    ['blocked', { status: 'blocked' }],
    ['invited, without a password', { password_hash: null }],
  ] as const)('is made beside an Admin who is %s', async (_what, change) => {
    const { db } = server.park.store;
    const other = await aPerson(server.park, 'Admin');
    await db.updateTable('account').set(change).where('id', '=', other.id).execute();
    expect(await ensureAdmin(server.park)).toBe('made');
    await expect(logIn()).resolves.toBeTruthy();
  });

  test.each([
    ['another Admin', 'other@example.com', 'User'],
    ['themselves, with a password of their own since', 'szef@example.com', 'Admin'],
  ] as const)('changes nothing where there is %s', async (_who, email, role) => {
    await server.call('POST', '/users', signUpBody(email));
    await server.park.store.db.updateTable('account').set({ role: 'Admin' }).execute();
    if (email !== 'szef@example.com') await server.call('POST', '/users', signUpBody('szef@example.com'));
    const before = await accounts();
    expect(await ensureAdmin(server.park)).toBe('changed nothing');
    expect(await accounts()).toEqual(before);
    expect(before.find((each) => each.email === 'szef@example.com')?.role).toBe(role);
    await expect(logIn()).rejects.toThrow('401');
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
    const without = { ...server.park, config: { ...server.park.config, admin: null } };
    expect(await ensureAdmin(without)).toBe('not set');
    expect(await accounts()).toEqual([]);
  });
});
