import { someoneElse } from '@cablepark/domain/slots/slot';
import { beforeEach, describe, expect, test } from 'vitest';
import { type ListeningPark, openListeningPark } from '../sdk/official-client.ts';
import { putNoShow } from '../support/bookings.ts';
import { engines } from '../support/engines.ts';
import { type LiveSocket, openSocket, tokenOf } from '../support/live-socket.ts';
import { aPerson, logIn, type Person } from '../support/people.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';

const day = {
  fields: 'id,bookedBy',
  limit: -1,
  filter: JSON.stringify({
    asset: { _eq: 1 },
    startTime: { _between: ['2026-07-02T00:00:00Z', '2026-07-03T00:00:00Z'] },
  }),
};

describe.each(engines)('On $name', (engine) => {
  let fixture: ListeningPark;
  let rider: Person;
  let manager: Person;
  let slot: number;

  beforeEach(async () => {
    fixture = await openListeningPark(engine);
    await makeTracks(fixture.park);
    rider = await aPerson(fixture.park);
    manager = await aPerson(fixture.park, 'Manager');
    slot = await makeSlot(fixture.park, '2026-07-02T09:00:00Z', { booked_by: rider.id });
  });

  async function following(who: Person): Promise<LiveSocket> {
    const client = await openSocket(fixture.url);
    client.say({ type: 'auth', access_token: tokenOf(who) });
    await client.hear({ type: 'auth', status: 'ok' });
    client.say({ type: 'subscribe', collection: 'Slot', query: day, uid: 'day' });
    expect(await client.hear({ event: 'init' })).toMatchObject({ data: [{ id: slot, bookedBy: rider.id }] });
    return client;
  }
  const masked = { event: 'update', data: { 0: { bookedBy: someoneElse } } };

  test('A log-out ends what the connection may see', async () => {
    const client = await following(rider);
    await fixture.park.store.db.deleteFrom('session').where('account_id', '=', rider.id).execute();
    await client.hear({ type: 'auth', error: { code: 'AUTH_FAILED' } });
    expect(await client.hear(masked)).toMatchObject({ uid: 'day' });
  });

  const logOut = () =>
    fixture.park.store.db.deleteFrom('session').where('account_id', '=', rider.id).execute();

  test.each([
    ['by a log-out', logOut],
    ['by its time', async () => fixture.park.clock.set('2026-07-01T08:16:00Z')],
  ])('A list of one’s own that ends with the log-in, %s, says that this is why', async (_how, end) => {
    const client = await following(rider);
    const own = { filter: { bookedBy: { _eq: '$CURRENT_USER' } } };
    client.say({ type: 'subscribe', collection: 'Slot', query: own, uid: 'own' });
    client.say({ type: 'subscribe', collection: 'Payment', uid: 'payments' });
    for (const uid of ['own', 'payments']) await client.hear({ event: 'init', uid });
    await end();
    await client.hear({ type: 'auth', status: 'error' });
    fixture.park.clock.set('2026-07-01T08:16:11Z');
    for (const uid of ['own', 'payments'])
      expect(await client.hear({ type: 'subscribe', status: 'error', uid })).toMatchObject({
        error: { code: 'AUTH_FAILED', message: expect.stringMatching(/log-in has ended/) },
      });
    // What everybody may follow goes on as a visitor sees it.
    await client.hear(masked);
  });

  test('So does a blocked account', async () => {
    const client = await following(manager);
    await fixture.park.store.db
      .updateTable('account')
      .set({ status: 'blocked' })
      .where('id', '=', manager.id)
      .execute();
    expect(await client.hear(masked)).toMatchObject({ uid: 'day' });
  });

  test('Who is no longer of the staff sees as riders do, and loses the staff’s lists', async () => {
    const client = await following(manager);
    client.say({ type: 'subscribe', collection: 'NoShow', uid: 'staff' });
    await client.hear({ event: 'init', uid: 'staff' });
    await fixture.park.store.db
      .updateTable('account')
      .set({ role: 'User' })
      .where('id', '=', manager.id)
      .execute();
    await client.hear(masked);
    await client.hear({ type: 'subscribe', uid: 'staff', error: { code: 'FORBIDDEN' } });
    const before = client.heard.length;
    await putNoShow(fixture.park.store.db, slot, rider.id, 1);
    client.say({ type: 'ping', uid: 'after' });
    await client.hear({ type: 'pong', uid: 'after' });
    expect(client.heard.slice(before).filter(({ uid }) => uid === 'staff')).toEqual([]);
  });

  test('A token that expires is asked for anew; with it nothing has changed, and without it strangers see no more', async () => {
    const [renewing, silent] = [await following(rider), await following(rider)];
    fixture.park.clock.set('2026-07-01T08:16:00Z');
    for (const client of [renewing, silent])
      await client.hear({ type: 'auth', error: { code: 'TOKEN_EXPIRED' } });
    renewing.say({ type: 'auth', access_token: tokenOf(await logIn(fixture.park, rider)) });
    await expect.poll(() => renewing.heard.filter(({ status }) => status === 'ok')).toHaveLength(2);
    fixture.park.clock.set('2026-07-01T08:16:11Z');
    await silent.hear(masked);
    expect(renewing.heard.filter(({ event }) => event === 'update')).toEqual([]);
    await fixture.park.store.db.deleteFrom('slot').where('id', '=', slot).execute();
    await renewing.hear({ event: 'delete', data: { 0: slot } });
  });

  test('What is no token of a log-in is refused, and the connection stays a visitor’s', async () => {
    const client = await openSocket(fixture.url);
    const [, claims = '', signature = ''] = tokenOf(rider).split('.');
    const stolen = [Buffer.from('{"alg":"none"}').toString('base64url'), claims, ''].join('.');
    const forged = [tokenOf(manager).split('.')[0], claims, signature.split('').reverse().join('')].join('.');
    for (const [index, word] of [
      { access_token: stolen },
      { access_token: forged },
      { access_token: '' },
      { email: 'a@example.com', password: 'x' },
      { refresh_token: 'x' },
    ].entries()) {
      client.say({ type: 'auth', uid: String(index), ...word });
      await client.hear({
        type: 'auth',
        status: 'error',
        uid: String(index),
        error: { code: 'AUTH_FAILED' },
      });
    }
    client.say({ type: 'subscribe', collection: 'Slot', query: day, uid: 'day' });
    await client.hear({ event: 'init', data: { 0: { bookedBy: someoneElse } } });
    expect(JSON.stringify(client.heard)).not.toContain(rider.id);
  });

  test('No stranger finds a rider by what they follow', async () => {
    const stranger = await aPerson(fixture.park);
    const client = await openSocket(fixture.url);
    client.say({ type: 'auth', access_token: tokenOf(stranger) });
    const guesses = [
      { collection: 'Slot', item: slot },
      { collection: 'Slot', query: { ...day, fields: '*.*' } },
      { collection: 'Slot', query: { ...day, sort: '-bookedBy' } },
      { collection: 'Slot', query: { filter: { id: { _eq: slot }, bookedBy: { _eq: rider.id } } } },
      {
        collection: 'Slot',
        query: { filter: { id: { _eq: slot }, bookedBy: { _in: [rider.id, stranger.id] } } },
      },
      { collection: 'Payment', query: { fields: '*,slot.bookedBy' } },
      { collection: 'Event', query: { fields: '*,slots' } },
      { collection: 'users' },
      { collection: 'BookingHistory' },
    ];
    for (const [index, guess] of guesses.entries()) {
      client.say({ type: 'subscribe', uid: String(index), ...guess });
      await client.hear({ uid: String(index) });
    }
    await fixture.park.store.db.updateTable('slot').set({ price_cents: 1 }).where('id', '=', slot).execute();
    await client.hear({ uid: '1', event: 'update' });
    expect(JSON.stringify(client.heard)).not.toContain(rider.id);
    expect(client.heard.filter(({ uid, event }) => (uid === '3' || uid === '4') && event !== 'init')).toEqual(
      [],
    );
    for (const each of ['3', '4']) expect(await client.hear({ uid: each })).toMatchObject({ data: [] });
    for (const each of ['7', '8'])
      expect(await client.hear({ uid: each })).toMatchObject({ error: { code: 'FORBIDDEN' } });
  });
});
