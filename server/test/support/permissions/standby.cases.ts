import { randomUUID } from 'node:crypto';
import { offerToken } from '../../../src/modules/standby/offer-link.ts';
import { aPerson, type Person } from '../people.ts';
import { makeSlot } from '../slots.ts';
import type { Fixture } from './fixture.ts';
import { type PermissionCase, permissionCase } from './permission-case.ts';

/** Long after all slots of the other cases. */
const day = Temporal.Instant.from('2027-03-10T10:00:00Z');
let wishes = 0;

export const standbyCases: PermissionCase[] = [
  permissionCase('GET /me/standby', 'lists what they wait for', 'User', () => ({ url: '/me/standby' })),
  permissionCase('POST /me/standby', 'waits for a slot', 'User', () => ({
    url: '/me/standby',
    body: { asset: null, from: day.toString(), until: day.add({ hours: 2 }).toString() },
  })),
  permissionCase('POST /me/standby/:id/leave', 'waits no longer', 'User', async (fixture, me) => ({
    url: `/me/standby/${(await aWish(fixture, me)).wish}/leave`,
  })),
  permissionCase('POST /me/standby/:id/leave', 'ends what another waits for', 'nobody', async (fixture) => ({
    url: `/me/standby/${(await aWish(fixture, fixture.other)).wish}/leave`,
  })),
  permissionCase('POST /me/standby/:id/resume', 'goes on waiting', 'User', async (fixture, me) => ({
    url: `/me/standby/${(await aWish(fixture, me, 'paused')).wish}/resume`,
  })),
  permissionCase('POST /me/standby/:id/resume', 'resumes for another', 'nobody', async (fixture) => ({
    url: `/me/standby/${(await aWish(fixture, fixture.other, 'paused')).wish}/resume`,
  })),
  permissionCase('GET /mailed-offer', 'sees an offered slot by its mail', 'visitor', async (fixture) => ({
    url: `/mailed-offer?token=${(await anOffer(fixture)).token}`,
  })),
  permissionCase('GET /mailed-offer', 'sees an offered slot by a guess', 'nobody', () => ({
    url: `/mailed-offer?token=${randomUUID()}`,
  })),
  ...(['take', 'decline', 'leave'] as const).map((answer) =>
    permissionCase('POST /mailed-offer', `answers "${answer}" by its mail`, 'visitor', async (fixture) => ({
      url: '/mailed-offer',
      body: { token: (await anOffer(fixture)).token, answer },
    })),
  ),
  permissionCase('POST /mailed-offer', 'takes an offered slot by a guess', 'nobody', () => ({
    url: '/mailed-offer',
    body: { token: randomUUID(), answer: 'take' },
  })),
];

async function aWish(
  { park }: Fixture,
  who: Pick<Person, 'id'>,
  state: 'waiting' | 'offered' | 'paused' = 'waiting',
): Promise<{ wish: number; start: Temporal.Instant }> {
  wishes += 1;
  const start = day.add({ hours: 24 * wishes });
  const { id } = await park.store.db
    .insertInto('standby')
    .values({
      account_id: who.id,
      asset_id: null,
      from_at: start.epochMilliseconds,
      until_at: start.add({ hours: 2 }).epochMilliseconds,
      state,
      created_at: 0,
      waits_since: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { wish: id, start };
}

/** A slot that is reserved for the first tap of somebody else. */
async function anOffer(fixture: Fixture): Promise<{ token: string }> {
  const { park } = fixture;
  const { wish, start } = await aWish(fixture, await aPerson(park));
  const slot = await makeSlot(park, start.toString(), { asset_id: await fixture.aTrack() });
  const untilMs = park.clock.now().add({ minutes: 10 }).epochMilliseconds;
  await park.store.db.updateTable('slot').set({ reserved_until: untilMs }).where('id', '=', slot).execute();
  const { id } = await park.store.db
    .insertInto('standby_offer')
    .values({
      standby_id: wish,
      slot_id: slot,
      start_at: start.epochMilliseconds,
      booking_id: null,
      created_at: 0,
      until_at: untilMs,
      state: 'open',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { token: (await offerToken(park, id)) ?? '' };
}
