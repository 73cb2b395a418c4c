import { beforeAll, describe, expect, test } from 'vitest';
import { findContradictions } from '../../src/ops/invariants/check.ts';
import { bothEngines } from '../support/engines.ts';
import { aPerson, logIn } from '../support/people.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';
import { openTarget, type Target } from '../support/target.ts';

/** Forwards past rides and sessions, back before the accounts were made, over both changes of summer time, and to the epoch. */
const jumps = [
  '2026-07-01T08:00:00Z',
  '2026-07-08T08:00:00Z',
  '2026-06-30T23:59:59.999Z',
  '2026-07-01T07:59:59Z',
  '2026-03-29T00:59:59Z',
  '2026-03-29T01:00:00Z',
  '2026-10-25T00:30:00Z',
  '2026-10-25T01:30:00Z',
  '1970-01-01T00:00:00Z',
  '2038-01-19T03:14:08Z',
  '2026-07-01T08:00:00Z',
];

describe.each(bothEngines)('On $name', (engine) => {
  let target: Target;
  beforeAll(async () => {
    target = await openTarget(engine);
    await makeTracks(target.park);
  });

  test('Wherever the clock jumps, who logs in books and cancels, and nothing that was booked is lost', async () => {
    const { park, hit } = target;
    const rider = await aPerson(park);
    const booked: number[] = [];
    for (const now of jumps) {
      park.clock.set(now);
      const me = await logIn(park, rider);
      const at = (hours: number) =>
        park.clock
          .now()
          .add({ minutes: hours * 60 + booked.length * 20 })
          .toString();
      const [ahead, past] = [await makeSlot(park, at(30)), await makeSlot(park, at(-30))];
      const patch = (slot: number, bookedBy: string | null) =>
        hit('PATCH', `/items/Slot/${slot}`, { who: me, body: { bookedBy } });
      expect((await patch(ahead, me.id)).status).toBe(200);
      expect((await patch(ahead, null)).status).toBe(200);
      expect((await patch(ahead, me.id)).status).toBe(200);
      expect((await patch(past, me.id)).code).toBe('TOO_LATE');
      booked.push(ahead);
    }
    const held = await park.store.db
      .selectFrom('slot')
      .select('id')
      .where('booked_by', '=', rider.id)
      .orderBy('id')
      .execute();
    expect(held.map(({ id }) => id)).toEqual(booked);
    expect((await hit('GET', '/server/health')).status).toBe(200);
    const told = await findContradictions(
      park.store.db,
      park.store.engine,
      park.clock.now().epochMilliseconds,
    );
    expect(told.filter(({ name }) => !name.includes('future'))).toEqual([]);
  });

  test('A clock that goes back opens no session again that was ended, and shuts none that stands', async () => {
    const { park, hit } = target;
    park.clock.set('2026-07-01T08:00:00Z');
    const login = { email: 'zegar@example.com', password: 'kotwica i lina' };
    await hit('POST', '/users', { body: { ...login, first_name: 'Ola', description: '600700800' } });
    const tokens = async () =>
      (await hit('POST', '/auth/login', { body: login })).data as {
        access_token: string;
        refresh_token: string;
      };
    const refresh = (refresh_token: string) => hit('POST', '/auth/refresh', { body: { refresh_token } });
    const [ended, standing] = [await tokens(), await tokens()];
    await hit('POST', '/auth/logout', { body: { refresh_token: ended.refresh_token } });
    park.clock.set('2026-07-01T07:00:00Z');
    const me = (token: string) => hit('GET', '/users/me', { headers: { authorization: `Bearer ${token}` } });
    expect([(await refresh(ended.refresh_token)).status, (await me(ended.access_token)).status]).toEqual([
      401, 401,
    ]);
    expect([
      (await me(standing.access_token)).status,
      (await refresh(standing.refresh_token)).status,
    ]).toEqual([200, 200]);
  });
});
