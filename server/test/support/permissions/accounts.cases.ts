import { randomUUID } from 'node:crypto';
import { feedAddress } from '../../../src/modules/calendar/feed-address.ts';
import { renewFeed } from '../../../src/modules/calendar/feeds.store.ts';
import { bookingLink } from '../../../src/modules/messages/booking-link.ts';
import { unsubscribeToken } from '../../../src/modules/messages/mail-choice.ts';
import { aPerson, type Person } from '../people.ts';
import { makeBookingEntry, makeSlot } from '../slots.ts';
import type { Fixture } from './fixture.ts';
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

/** Of a slot tomorrow that somebody holds. */
async function bookingTokenIn(fixture: Fixture): Promise<string> {
  const { park } = fixture;
  const rider = await aPerson(park);
  const held = { asset_id: await fixture.aTrack(), booked_by: rider.id };
  const slot = await makeSlot(park, '2026-07-11T12:00:00Z', held);
  const entry = await makeBookingEntry(park, slot, rider.id);
  return new URL((await bookingLink(park, entry)) ?? '').searchParams.get('token') ?? '';
}

const signUp = ({ password }: Fixture) => ({
  first_name: 'Ola',
  description: '600700800',
  email: `${randomUUID()}@example.com`,
  password,
});

export const accountCases: PermissionCase[] = [
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
  permissionCase('GET /users/me/reminders', 'reads whether they are reminded', 'User', () => ({
    url: '/users/me/reminders',
  })),
  permissionCase('PATCH /users/me/reminders', 'ends their reminders', 'User', () => ({
    url: '/users/me/reminders',
    body: { wanted: false },
  })),
  permissionCase('GET /users/me/season-mails', 'reads whether a season is told them', 'User', () => ({
    url: '/users/me/season-mails',
  })),
  permissionCase('PATCH /users/me/season-mails', 'has a season told them', 'User', () => ({
    url: '/users/me/season-mails',
    body: { wanted: true },
  })),
  permissionCase('GET /messages/refused', 'reads who cannot be written to', 'Manager', () => ({
    url: '/messages/refused',
  })),
  permissionCase('GET /users/me/mail', 'reads whether their address takes mails', 'User', () => ({
    url: '/users/me/mail',
  })),
  permissionCase('GET /messages/digest', 'reads whether new bookings are told them', 'Manager', () => ({
    url: '/messages/digest',
  })),
  permissionCase('PATCH /messages/digest', 'has new bookings told each evening', 'Manager', () => ({
    url: '/messages/digest',
    body: { wanted: true },
  })),
  permissionCase('POST /unsubscribe', 'ends reminders by a mailed token', 'visitor', async ({ park }) => ({
    url: `/unsubscribe?token=${unsubscribeToken(park.secret, (await aPerson(park)).id)}`,
  })),
  permissionCase('POST /unsubscribe', 'ends reminders by a guess', 'nobody', async ({ park }) => ({
    url: `/unsubscribe?token=${(await aPerson(park)).id}.AAAAAAAAAAAAAAAAAAAAAAAA`,
  })),
  permissionCase('GET /users/me/calendar', 'reads where their calendar is', 'User', () => ({
    url: '/users/me/calendar',
  })),
  permissionCase('POST /users/me/calendar', 'makes their calendar', 'User', () => ({
    url: '/users/me/calendar',
  })),
  permissionCase(
    'GET /users/me/bookings/:id/calendar',
    'takes their booking along',
    'User',
    async (fixture, me) => ({ url: `/users/me/bookings/${await fixture.aSlot(me)}/calendar` }),
  ),
  permissionCase(
    'GET /users/me/bookings/:id/calendar',
    'takes somebody else’s booking along',
    'nobody',
    async (fixture) => ({ url: `/users/me/bookings/${await fixture.aSlot(fixture.other)}/calendar` }),
  ),
  permissionCase('GET /calendar/:file', 'fetches a calendar by its secret', 'visitor', async ({ park }) => {
    const feed = await renewFeed(park.store.db, { account: (await aPerson(park)).id });
    return { url: new URL(feedAddress(park, feed)).pathname };
  }),
  permissionCase('GET /track-calendars', 'reads where the tracks’ calendars are', 'Manager', () => ({
    url: '/track-calendars',
  })),
  permissionCase('POST /track-calendars', 'makes a track’s calendar', 'Manager', async (fixture) => {
    const track = await fixture.aTrack();
    fixture.park.tracks.forget();
    return { url: '/track-calendars', body: { track } };
  }),
  permissionCase('GET /mailed-booking', 'sees a booking by its mail', 'visitor', async (fixture) => ({
    url: `/mailed-booking?token=${await bookingTokenIn(fixture)}`,
  })),
  permissionCase('GET /mailed-booking', 'sees a booking by a guess', 'nobody', () => ({
    url: `/mailed-booking?token=1.${'A'.repeat(24)}`,
  })),
  permissionCase('POST /mailed-booking', 'cancels a booking by its mail', 'visitor', async (fixture) => ({
    url: '/mailed-booking',
    body: { token: await bookingTokenIn(fixture) },
  })),
  permissionCase('POST /mailed-booking', 'cancels a booking by a guess', 'nobody', () => ({
    url: '/mailed-booking',
    body: { token: `1.${'A'.repeat(24)}` },
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
