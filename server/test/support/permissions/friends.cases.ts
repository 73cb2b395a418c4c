import { randomUUID } from 'node:crypto';
import { insertLink } from '../../../src/modules/friends/friends.store.ts';
import { friendsToken } from '../../../src/modules/friends/friends-token.ts';
import { bookingOf } from '../bookings.ts';
import { aPerson, type Person } from '../people.ts';
import { makeSlot } from '../slots.ts';
import type { Fixture } from './fixture.ts';
import { type PermissionCase, permissionCase } from './permission-case.ts';

const links = '/me/friends-links';

export const friendsCases: PermissionCase[] = [
  permissionCase(`GET ${links}`, 'lists what they hold for friends', 'User', () => ({ url: links })),
  permissionCase(`POST ${links}`, 'holds a slot for a friend', 'User', async (fixture) => ({
    url: links,
    body: {
      slots: [await aFreeSlot(fixture)],
      own: await aFreeSlot(fixture),
      until: untilOf(fixture).toString(),
    },
  })),
  permissionCase(
    `POST ${links}/:id/take-back`,
    'takes slots for friends back',
    'User',
    async (fixture, me) => ({
      url: `${links}/${(await aLink(fixture, me)).id}/take-back`,
      body: { slot: null },
    }),
  ),
  permissionCase(`POST ${links}/:id/take-back`, 'takes another’s back', 'nobody', async (fixture) => ({
    url: `${links}/${(await aLink(fixture, fixture.other)).id}/take-back`,
    body: { slot: null },
  })),
  permissionCase('GET /friends-link', 'sees the slots of a link', 'visitor', async (fixture) => ({
    url: `/friends-link?token=${(await aLink(fixture)).token}`,
  })),
  permissionCase('GET /friends-link', 'sees slots for friends by a guess', 'nobody', () => ({
    url: `/friends-link?token=${randomUUID()}`,
  })),
  permissionCase('POST /friends-link', 'takes a slot of a link', 'User', async (fixture) => {
    const { token, slot } = await aLink(fixture);
    return { url: '/friends-link', body: { token, slot } };
  }),
  permissionCase('POST /friends-link', 'takes a slot for friends by a guess', 'nobody', async (fixture) => ({
    url: '/friends-link',
    body: { token: randomUUID(), slot: (await aLink(fixture)).slot },
  })),
];

function untilOf({ park }: Fixture): Temporal.Instant {
  return park.clock.now().add({ hours: 6 });
}

async function aFreeSlot(fixture: Fixture): Promise<number> {
  const start = fixture.park.clock.now().add({ hours: 30 });
  return await makeSlot(fixture.park, start.toString(), { asset_id: await fixture.aTrack() });
}

/** A link with one open slot, of a new rider if not of this one. */
async function aLink(fixture: Fixture, rider?: Person): Promise<{ id: number; slot: number; token: string }> {
  const { park } = fixture;
  const { db } = park.store;
  const owner = rider ?? (await aPerson(park));
  const slot = await fixture.aSlot(owner);
  const booking = await bookingOf(db, slot);
  const nowMs = park.clock.now().epochMilliseconds;
  const untilMs = untilOf(fixture).epochMilliseconds;
  await db
    .updateTable('booking')
    .set({ state: 'held', hold_kind: 'friends', held_until: untilMs })
    .where('id', '=', booking)
    .execute();
  const link = { salt: randomUUID(), account_id: owner.id, created_at: nowMs, until_at: untilMs };
  const id = await insertLink(db, link, [booking]);
  return { id, slot, token: friendsToken(park.secret, { id, salt: link.salt }) };
}
