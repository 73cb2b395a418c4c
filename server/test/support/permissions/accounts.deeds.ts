import { randomUUID } from 'node:crypto';
import { aPerson, type Person } from '../people.ts';
import { type Deed, deed } from './deed.ts';
import type { World } from './world.ts';

async function withPassword({ park, password, passwordHash }: World, me: Person) {
  await park.store.db
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', me.id)
    .execute();
  return { email: `${me.id}@example.com`, password };
}

const signUp = ({ password }: World) => ({
  first_name: 'Ola',
  description: '600700800',
  email: `${randomUUID()}@example.com`,
  password,
});

export const accountDeeds: Deed[] = [
  deed('POST /auth/login', 'logs in', 'visitor', async (world, me) => ({
    url: '/auth/login',
    body: await withPassword(world, me),
  })),
  deed('POST /auth/refresh', 'renews a session', 'visitor', async (world, me) => {
    const login = await world.app.inject({
      method: 'POST',
      url: '/auth/login',
      payload: await withPassword(world, me),
    });
    return { url: '/auth/refresh', body: { refresh_token: login.json().data.refresh_token } };
  }),
  deed('POST /auth/logout', 'logs out', 'visitor', () => ({
    url: '/auth/logout',
    body: { refresh_token: 'x' },
  })),
  deed('POST /auth/password/request', 'asks for a reset mail', 'visitor', (_world, me) => ({
    url: '/auth/password/request',
    body: { email: `${me.id}@example.com` },
  })),
  deed('POST /auth/password/reset', 'sets a password by a mailed token', 'visitor', async (world) => ({
    url: '/auth/password/reset',
    body: { token: await world.aResetToken(world.other), password: world.password },
  })),
  deed('POST /users', 'signs up', 'visitor', (world) => ({ url: '/users', body: signUp(world) })),
  deed('POST /users', 'signs up with a role', 'nobody', (world) => ({
    url: '/users',
    body: { ...signUp(world), role: 'User' },
  })),
  deed('GET /users/me', 'reads their own account', 'User', () => ({ url: '/users/me' })),
  deed('PATCH /users/me', 'changes their own name', 'User', () => ({
    url: '/users/me',
    body: { first_name: 'Ola' },
  })),
  deed('PATCH /users/me', 'changes their own role', 'Admin', () => ({
    url: '/users/me',
    body: { role: 'Admin' },
  })),
  deed('PATCH /users/me', 'changes their own id', 'nobody', () => ({
    url: '/users/me',
    body: { id: randomUUID() },
  })),
  deed('PATCH /users/:id', 'changes their own phone', 'User', (_world, me) => ({
    url: `/users/${me.id}`,
    body: { description: '600700801' },
  })),
  deed('PATCH /users/:id', 'changes somebody else’s name', 'Admin', ({ other }) => ({
    url: `/users/${other.id}`,
    body: { first_name: 'Ola' },
  })),
  deed('PATCH /users/:id', 'changes somebody else’s role', 'Admin', ({ other }) => ({
    url: `/users/${other.id}`,
    body: { role: 'User' },
  })),
  deed('PATCH /users/:id', 'blocks or frees somebody else', 'Admin', ({ other }) => ({
    url: `/users/${other.id}`,
    body: { status: 'active' },
  })),
  deed('DELETE /users/:id', 'deletes their own account', 'User', (_world, me) => ({
    url: `/users/${me.id}`,
  })),
  deed('DELETE /users/:id', 'deletes somebody else’s account', 'Admin', async ({ park }) => ({
    url: `/users/${(await aPerson(park)).id}`,
  })),
  deed('GET /users', 'lists accounts, the own one at least', 'User', () => ({ url: '/users' })),
  deed('SEARCH /users', 'lists accounts, the own one at least', 'User', () => ({
    url: '/users',
    body: { query: {} },
  })),
  deed('GET /users/:id', 'reads their own account', 'User', (_world, me) => ({ url: `/users/${me.id}` })),
  deed('GET /users/:id', 'reads somebody else’s account', 'Manager', ({ other }) => ({
    url: `/users/${other.id}`,
  })),
];
