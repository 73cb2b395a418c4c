import { bookingLink } from '../../../src/modules/bookings/booking-link.ts';
import { feedAddress } from '../../../src/modules/calendar/feed-address.ts';
import { renewFeed } from '../../../src/modules/calendar/feeds.store.ts';
import { unsubscribeToken } from '../../../src/modules/mails/choices/mail-choice.ts';
import { aPerson } from '../people.ts';
import { makeSlot } from '../slots.ts';
import type { Fixture } from './fixture.ts';
import { type PermissionCase, permissionCase } from './permission-case.ts';

/** Of a slot tomorrow that somebody holds. */
async function bookingTokenIn(fixture: Fixture): Promise<string> {
  const { park } = fixture;
  const rider = await aPerson(park);
  const held = { asset_id: await fixture.aTrack(), booked_by: rider.id };
  const slot = await makeSlot(park, '2026-07-11T12:00:00Z', held);
  const { id } = await park.store.db
    .selectFrom('booking')
    .select('id')
    .where('slot_id', '=', slot)
    .executeTakeFirstOrThrow();
  return new URL((await bookingLink(park, id)) ?? '').searchParams.get('token') ?? '';
}

/** What accounts are mailed, and the links that let in whoever has them. */
export const mailCases: PermissionCase[] = [
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
  permissionCase('DELETE /users/me/calendar', 'ends their calendar', 'User', () => ({
    url: '/users/me/calendar',
  })),
  permissionCase('GET /users/me/links', 'lists what lets others in', 'User', () => ({
    url: '/users/me/links',
  })),
];
