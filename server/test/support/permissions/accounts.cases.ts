import { randomUUID } from 'node:crypto';
import { aPerson, type Person } from '../people.ts';
import type { Fixture } from './fixture.ts';
import { mailCases } from './mails.cases.ts';
import { type PermissionCase, permissionCase } from './permission-case.ts';

async function withPassword({ park, password, passwordHash }: Fixture, me: Person) {
  await park.store.db
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', me.id)
    .execute();
  return { email: `${me.id}@example.com`, password };
}

async function familyOf({ park }: Fixture, { id }: Person): Promise<string> {
  const sessions = park.store.db.selectFrom('session').select('family').where('account_id', '=', id);
  return (await sessions.executeTakeFirstOrThrow()).family;
}

const signUp = ({ password }: Fixture) => ({
  first_name: 'Ola',
  description: '600700800',
  email: `${randomUUID()}@example.com`,
  password,
});

export const accountCases: PermissionCase[] = [
  ...mailCases,
  permissionCase('POST /auth/login', 'logs in', 'visitor', async (fixture, me) => ({
    url: '/auth/login',
    body: await withPassword(fixture, me),
  })),
  permissionCase('POST /auth/refresh', 'renews a session', 'visitor', async (fixture, me) => {
    const login = await fixture.app.inject({
      method: 'POST',
      url: '/auth/login',
      payload: await withPassword(fixture, me),
    });
    return { url: '/auth/refresh', body: { refresh_token: login.json().data.refresh_token } };
  }),
  permissionCase('POST /auth/logout', 'logs out', 'visitor', () => ({
    url: '/auth/logout',
    body: { refresh_token: 'x' },
  })),
  permissionCase('POST /auth/password/request', 'asks for a reset mail', 'visitor', (_fixture, me) => ({
    url: '/auth/password/request',
    body: { email: `${me.id}@example.com` },
  })),
  permissionCase(
    'POST /auth/password/reset',
    'sets a password by a mailed token',
    'visitor',
    async (fixture) => ({
      url: '/auth/password/reset',
      body: { token: await fixture.aResetToken(fixture.other), password: fixture.password },
    }),
  ),
  permissionCase('POST /setup/check', 'asks whether the link is good', 'visitor', async (fixture) => ({
    url: '/setup/check',
    body: { token: await fixture.aSetupLink() },
  })),
  permissionCase('POST /setup/admin', 'becomes the first Admin by the link', 'visitor', async (fixture) => ({
    url: '/setup/admin',
    body: { ...signUp(fixture), token: await fixture.aSetupLink() },
  })),
  permissionCase('POST /setup/admin', 'becomes another Admin by a guess', 'nobody', (fixture) => ({
    url: '/setup/admin',
    body: { ...signUp(fixture), token: randomUUID() },
  })),
  permissionCase('GET /setup/state', 'reads how far the park is', 'Admin', () => ({ url: '/setup/state' })),
  permissionCase('POST /setup/mail-test', 'sends themselves a mail', 'Admin', () => ({
    url: '/setup/mail-test',
    body: {},
  })),
  permissionCase('GET /invitations', 'reads who was invited', 'Admin', () => ({ url: '/invitations' })),
  permissionCase('POST /invitations', 'invites somebody to the staff', 'Admin', () => ({
    url: '/invitations',
    body: { email: `${randomUUID()}@example.com`, first_name: 'Ola', role: 'Manager' },
  })),
  permissionCase('POST /users', 'signs up', 'visitor', (fixture) => ({
    url: '/users',
    body: signUp(fixture),
  })),
  permissionCase('POST /users', 'signs up with a role', 'nobody', (fixture) => ({
    url: '/users',
    body: { ...signUp(fixture), role: 'User' },
  })),
  permissionCase('GET /users/me', 'reads their own account', 'User', () => ({ url: '/users/me' })),
  permissionCase('PATCH /users/me', 'changes their own name', 'User', () => ({
    url: '/users/me',
    body: { first_name: 'Ola' },
  })),
  permissionCase('PATCH /users/me', 'changes their own role', 'Admin', () => ({
    url: '/users/me',
    body: { role: 'Admin' },
  })),
  permissionCase('PATCH /users/me', 'changes their own id', 'nobody', () => ({
    url: '/users/me',
    body: { id: randomUUID() },
  })),
  permissionCase('PATCH /users/:id', 'changes their own phone', 'User', (_fixture, me) => ({
    url: `/users/${me.id}`,
    body: { description: '600700801' },
  })),
  permissionCase('PATCH /users/:id', 'changes somebody else’s name', 'Admin', ({ other }) => ({
    url: `/users/${other.id}`,
    body: { first_name: 'Ola' },
  })),
  permissionCase('PATCH /users/:id', 'changes somebody else’s role', 'Admin', ({ other }) => ({
    url: `/users/${other.id}`,
    body: { role: 'User' },
  })),
  permissionCase('PATCH /users/:id', 'blocks or frees somebody else', 'Admin', ({ other }) => ({
    url: `/users/${other.id}`,
    body: { status: 'active' },
  })),
  permissionCase(
    'PATCH /users/:id',
    'asks for another address of their own',
    'User',
    async (fixture, me) => ({
      url: `/users/${me.id}`,
      body: {
        email: `${randomUUID()}@example.com`,
        current_password: (await withPassword(fixture, me)).password,
      },
    }),
  ),
  permissionCase('GET /users/me/email-proof', 'reads whether their address is proved', 'User', () => ({
    url: '/users/me/email-proof',
  })),
  permissionCase('POST /users/me/email-proof', 'asks for a link to prove it', 'User', async (fixture, me) => {
    const { db } = fixture.park.store;
    await db.updateTable('account').set({ proved_email: null }).where('id', '=', me.id).execute();
    return { url: '/users/me/email-proof' };
  }),
  permissionCase('GET /users/me/email-change', 'reads their new address', 'User', () => ({
    url: '/users/me/email-change',
  })),
  permissionCase(
    'DELETE /users/me/email-change',
    'takes their new address back',
    'User',
    async (fixture, me) => {
      await fixture.anEmailChange(me);
      return { url: '/users/me/email-change' };
    },
  ),
  permissionCase(
    'POST /auth/email/confirm',
    'proves an address by a mailed token',
    'visitor',
    async (fixture) => ({
      url: '/auth/email/confirm',
      body: { token: await fixture.anEmailChange(await aPerson(fixture.park)) },
    }),
  ),
  permissionCase('POST /auth/email/confirm', 'proves an address by a guess', 'nobody', () => ({
    url: '/auth/email/confirm',
    body: { token: randomUUID() },
  })),
  permissionCase('GET /users/me/sessions', 'lists their devices', 'User', () => ({
    url: '/users/me/sessions',
  })),
  permissionCase('DELETE /users/me/sessions', 'logs their other devices out', 'User', () => ({
    url: '/users/me/sessions',
  })),
  permissionCase(
    'DELETE /users/me/sessions/:id',
    'logs a device of their own out',
    'User',
    async (fixture, me) => ({
      url: `/users/me/sessions/${await familyOf(fixture, me)}`,
    }),
  ),
  permissionCase(
    'DELETE /users/me/sessions/:id',
    'logs somebody else’s device out',
    'nobody',
    async (fixture) => ({
      url: `/users/me/sessions/${await familyOf(fixture, await aPerson(fixture.park))}`,
    }),
  ),
  permissionCase('POST /users/me/data', 'takes their own data along', 'User', async (fixture, me) => ({
    url: '/users/me/data',
    body: { current_password: (await withPassword(fixture, me)).password, format: 'json' },
  })),
  permissionCase('DELETE /users/:id', 'deletes their own account', 'User', (_fixture, me) => ({
    url: `/users/${me.id}`,
  })),
  permissionCase('DELETE /users/:id', 'deletes somebody else’s account', 'Admin', async ({ park }) => ({
    url: `/users/${(await aPerson(park)).id}`,
  })),
  permissionCase('GET /users', 'lists accounts, the own one at least', 'User', () => ({ url: '/users' })),
  permissionCase('SEARCH /users', 'lists accounts, the own one at least', 'User', () => ({
    url: '/users',
    body: { query: {} },
  })),
  permissionCase('GET /users/:id', 'reads their own account', 'User', (_fixture, me) => ({
    url: `/users/${me.id}`,
  })),
  permissionCase('GET /users/:id', 'reads somebody else’s account', 'Manager', ({ other }) => ({
    url: `/users/${other.id}`,
  })),
];
