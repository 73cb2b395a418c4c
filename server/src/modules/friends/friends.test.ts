import { beforeEach, describe, expect, test } from 'vitest';
import { CheckoutFixture } from '../../../test/support/checkout-fixture.ts';
import { eitherEngine } from '../../../test/support/engines.ts';
import { aPerson, type Person } from '../../../test/support/people.ts';
import { FakePrzelewy24 } from '../../../test/support/providers/fake-przelewy24.ts';

const links = '/me/friends-links';
const aDayOn = '2026-07-02T08:00:00Z';
const dayMinutes = 24 * 60;

describe.each(eitherEngine(import.meta.url))('Slots for friends on $name', (engine) => {
  const fixture = new CheckoutFixture(engine, new FakePrzelewy24());
  const { call, aSlot, after, again, sound } = fixture;
  let ids: number[];

  beforeEach(async () => {
    ids = [await aSlot(), await aSlot(), await aSlot()];
  });

  const make = (body: object = {}, who: Person = fixture.rider) =>
    call('POST', links, who, { slots: ids, own: null, until: aDayOn, ...body });
  const ownLinks = async () =>
    (await call('GET', links, await again(fixture.rider))).data as unknown as {
      paused_until: string | null;
      links: {
        id: number;
        token: string;
        places: { slot: number; state: string; friend: string | null }[];
      }[];
    };
  const statesOf = async () => (await ownLinks()).links[0]?.places.map(({ state }) => state);
  const aToken = async (body: object = {}) => {
    const { data, code } = await make(body);
    if (code) throw new Error(`The link was refused with ${code}.`);
    return (data as unknown as Awaited<ReturnType<typeof ownLinks>>).links[0]?.token ?? '';
  };
  const claim = (token: string, slot: number | undefined, who: Person = fixture.other) =>
    call('POST', '/friends-link', who, { token, slot });
  const see = async (token: string, who: Person | null = null) =>
    (await call('GET', `/friends-link?token=${token}`, who)).data;
  const holders = async () =>
    Promise.all(
      ids.map(async (id) => {
        const row = await fixture.slot(id, await again(fixture.manager));
        return [row['bookedBy'], row['hold_kind']];
      }),
    );

  test('are held with the rider’s own one, and each friend books one', async () => {
    const [own = 0, first, second] = ids;
    const token = await aToken({ own });
    const [me, friend] = [fixture.rider.id, fixture.other.id];
    expect(await holders()).toEqual([
      [me, null],
      [me, 'friends'],
      [me, 'friends'],
    ]);
    const shown = await see(token);
    expect(shown).toMatchObject({ first_name: 'User', is_own: false, pays_first: false });
    expect(JSON.stringify(shown)).not.toMatch(/example\.com|600700800|bookedBy/);
    expect((await claim(token, first)).status).toBe(200);
    expect((await claim(token, first)).status).toBe(200);
    expect((await claim(token, first, await aPerson(fixture.park))).code).toBe('SLOT_TAKEN');
    expect(await holders()).toEqual([
      [me, null],
      [friend, null],
      [me, 'friends'],
    ]);
    expect((await ownLinks()).links[0]?.places).toMatchObject([
      { slot: first, state: 'taken', friend: 'User' },
      { slot: second, state: 'open', friend: null },
    ]);
    expect(await see(token, fixture.other)).toMatchObject({
      places: [{ state: 'yours' }, { state: 'open' }],
    });
    expect(await see(token)).toMatchObject({ places: [{ state: 'taken' }, { state: 'open' }] });
    expect((await claim(token, second, fixture.rider)).status).toBe(200);
    expect(await statesOf()).toEqual(['taken', 'kept']);
    await sound();
  });

  test('are the friend’s to pay first where the park asks for it, and free if the friend does not', async () => {
    await fixture.policy('required');
    const token = await aToken({ slots: ids.slice(1), own: ids[0] });
    await claim(token, ids[1]);
    expect(await holders()).toEqual([
      [fixture.rider.id, 'pay'],
      [fixture.other.id, 'pay'],
      [fixture.rider.id, 'friends'],
    ]);
    after(12);
    await fixture.job.release();
    expect(await statesOf()).toEqual(['freed', 'open']);
    expect((await claim(token, ids[1], await again(fixture.other))).code).toBe('SLOT_TAKEN');
    await sound();
  });

  test('are free at the end of the link, and no other link is made for a day', async () => {
    const token = await aToken();
    await claim(token, ids[0]);
    after(dayMinutes);
    const friend = await again(fixture.other);
    expect((await claim(token, ids[1], friend)).code).toBe('TOO_LATE');
    await fixture.job.release();
    expect(await statesOf()).toEqual(['taken', 'lapsed', 'lapsed']);
    expect((await holders()).slice(1)).toEqual([
      [null, null],
      [null, null],
    ]);
    const nextDay = { slots: ids.slice(1), until: '2026-07-03T08:00:00Z' };
    const refused = await make(nextDay, await again(fixture.rider));
    expect([refused.code, refused.extensions?.['until']]).toEqual([
      'HOLD_AGAIN_LATER',
      '2026-07-03T08:00:00Z',
    ]);
    expect((await ownLinks()).paused_until).toBe('2026-07-03T08:00:00.000Z');
    after(2 * dayMinutes);
    const later = { slots: ids.slice(1), until: '2026-07-04T08:00:00Z' };
    expect((await make(later, await again(fixture.rider))).status).toBe(200);
    await sound();
  });

  test('are taken back by the rider alone, one or all; soon enough without a pause', async () => {
    const token = await aToken();
    const [link] = (await ownLinks()).links;
    const takeBack = (slot: number | null, who = fixture.rider) =>
      call('POST', `${links}/${link?.id}/take-back`, who, { slot });
    expect((await takeBack(null, fixture.other)).code).toBe('FORBIDDEN');
    await claim(token, ids[2]);
    await takeBack(ids[0] ?? 0);
    expect(await statesOf()).toEqual(['withdrawn', 'open', 'taken']);
    await takeBack(null);
    await takeBack(null);
    expect(await statesOf()).toEqual(['withdrawn', 'withdrawn', 'taken']);
    expect((await claim(token, ids[0])).code).toBe('SLOT_TAKEN');
    expect((await make({ slots: ids.slice(0, 2) })).status).toBe(200);
    await sound();
  });

  test('are not held without a proved address, twice, longer than a day, nor above the rider’s limits', async () => {
    const { db } = fixture.park.store;
    await db.updateTable('account').set({ proved_email: null }).where('id', '=', fixture.other.id).execute();
    expect((await make({}, fixture.other)).code).toBe('FORBIDDEN');
    expect((await make({ until: '2026-07-02T08:00:01Z' })).code).toBe('FAILED_VALIDATION');
    expect((await make({ slots: [...ids, 999_999] })).code).toBe('FORBIDDEN');
    await make({ slots: [ids[0]] });
    expect((await make()).code).toBe('SLOT_TAKEN');
    const admin = await aPerson(fixture.park, 'Admin');
    const { status } = await call('PATCH', '/park', admin, {
      policy: { ridesAtMost: 16, ridesADayAtMost: 12 },
    });
    expect(status).toBe(200);
    fixture.park.parkSettings.forget();
    const many = await Promise.all(Array.from({ length: 12 }, aSlot));
    expect((await make({ slots: many })).code).toBe('RIDE_LIMIT');
    expect((await ownLinks()).links).toHaveLength(1);
    await sound();
  });

  test('are the first friend’s whose tap arrives, and one friend’s four taps are one booking', async () => {
    const token = await aToken();
    const third = await aPerson(fixture.park);
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => claim(token, ids[0])),
      claim(token, ids[0], third),
      claim(token, ids[1], third),
    ]);
    const [holder] = (await holders())[0] ?? [];
    const [loserCode] = holder === third.id ? [answers[0]?.code] : [answers[4]?.code];
    expect([loserCode, answers[5]?.status]).toEqual(['SLOT_TAKEN', 200]);
    const { count } = await fixture.park.store.db
      .selectFrom('booking')
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .where('slot_id', '=', ids[0] ?? 0)
      .where('state', '=', 'booked')
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
    await sound();
  });

  test('end with the account of their rider, but what a friend took stays', async () => {
    const token = await aToken();
    await claim(token, ids[0]);
    expect((await call('DELETE', `/users/${fixture.rider.id}`, fixture.rider)).status).toBe(204);
    expect((await call('GET', `/friends-link?token=${token}`)).code).toBe('FORBIDDEN');
    expect(await holders()).toEqual([
      [fixture.other.id, null],
      [null, null],
      [null, null],
    ]);
    await sound();
  });

  test('are opened by no other token', async () => {
    const token = await aToken();
    const guess = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [guess, 'f1.x', token.replace(/^f\d+/, 'f999'), ''])
      expect((await call('GET', `/friends-link?token=${wrong}`)).code).toBe('FORBIDDEN');
    expect((await call('POST', '/friends-link', null, { token, slot: ids[0] })).code).toBe('FORBIDDEN');
  });
});
