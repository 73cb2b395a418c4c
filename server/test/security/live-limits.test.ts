import { once } from 'node:events';
import { connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { unsupportedKeys } from '../../src/directus/parse/query-keys.ts';
import { letGo } from '../../src/modules/live/frame-queue.ts';
import { closing, limits, pauseAfter } from '../../src/modules/live/limits.ts';
import { MessageCount } from '../../src/modules/live/message-count.ts';
import { type ListeningPark, openListeningPark } from '../sdk/official-client.ts';
import { sqliteEngine } from '../support/engines.ts';
import { type LiveSocket, openSocket, refusalOfSocket, tokenOf } from '../support/live-socket.ts';
import { aPerson, type Person } from '../support/people.ts';
import { makeSlot, makeTracks } from '../support/slots.ts';

let fixture: ListeningPark;

beforeAll(async () => {
  fixture = await open({});
});

async function open(env: Record<string, string>): Promise<ListeningPark> {
  const opened = await openListeningPark(sqliteEngine, {
    env: { PUBLIC_URL: 'https://park.example', CORS_ORIGINS: 'https://front.example', ...env },
  });
  await makeTracks(opened.park);
  return opened;
}

const from = (origin: string) => ({ headers: { origin } });

test('Pages of the park and of the sites it names may connect, and programs; those of others may not', async () => {
  for (const origin of ['https://park.example', 'https://front.example'])
    expect(await refusalOfSocket(fixture.url, from(origin))).toBe(101);
  expect(await refusalOfSocket(fixture.url)).toBe(101);
  for (const origin of [
    'https://evil.example',
    'null',
    'http://park.example',
    'https://park.example.evil.example',
  ])
    expect(await refusalOfSocket(fixture.url, from(origin))).toBe(403);
});

test('A park whose address is not set takes pages from wherever it is opened', async () => {
  const local = await open({ PUBLIC_URL: '' });
  expect(await refusalOfSocket(local.url, from(local.url))).toBe(101);
  expect(await refusalOfSocket(local.url, from('http://localhost:1'))).toBe(403);
});

test('A token in the address is refused: addresses end in logs', async () => {
  expect(await refusalOfSocket(fixture.url, {}, '?access_token=eyJ')).toBe(403);
});

test('Without an upgrade there is nothing at this address, and no other address upgrades', async () => {
  expect((await fetch(`${fixture.url}/websocket`)).status).toBe(404);
  const socket = connect(Number(new URL(fixture.url).port), '127.0.0.1');
  socket.write(
    'GET /server/ping HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
});

test('So many connections at once, and so many from one address, as the proxy tells it', async () => {
  const few = await open({ LIVE_CONNECTIONS: '3', LIVE_CONNECTIONS_PER_ADDRESS: '2', TRUST_PROXY: '1' });
  const at = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const first = await openSocket(few.url, at('10.0.0.1'));
  await openSocket(few.url, at('10.0.0.1'));
  expect(await refusalOfSocket(few.url, at('10.0.0.1'))).toBe(429);
  await openSocket(few.url, at('10.0.0.2'));
  expect(await refusalOfSocket(few.url, at('10.0.0.3'))).toBe(503);
  first.socket.terminate();
  await expect.poll(() => refusalOfSocket(few.url, at('10.0.0.1'))).toBe(101);
});

test('A network of IPv6 counts as one address, as it does for all other limits', async () => {
  const few = await open({ LIVE_CONNECTIONS_PER_ADDRESS: '2', TRUST_PROXY: '1' });
  const at = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  await openSocket(few.url, at('2001:db8:1:2::1'));
  await openSocket(few.url, at('2001:db8:1:2:ffff::2'));
  expect(await refusalOfSocket(few.url, at('2001:DB8:1:2:3::4'))).toBe(429);
  expect(await refusalOfSocket(few.url, at('2001:db8:1:3::1'))).toBe(101);
  await openSocket(few.url, at('::ffff:203.0.113.7'));
  await openSocket(few.url, at('203.0.113.7'));
  expect(await refusalOfSocket(few.url, at('203.0.113.7'))).toBe(429);
});

test('A client that goes on talking while it is shown out is shown out once', async () => {
  const { socket } = await openSocket(fixture.url);
  letGo(socket, closing.policy, 'Enough.');
  const listening = socket.listenerCount('close');
  letGo(socket, closing.policy, 'Enough.');
  expect(socket.listenerCount('close')).toBe(listening);
});

test('One connection follows ten lists, none of them without bounds', async () => {
  const slot = await makeSlot(fixture.park, '2026-07-02T09:00:00Z');
  const client = await openSocket(fixture.url);
  for (let count = 1; count <= 10; count += 1) {
    client.say({ type: 'subscribe', collection: 'Slot', item: slot, uid: `list ${count}` });
    await client.hear({ event: 'init', uid: `list ${count}` });
  }
  client.say({ type: 'subscribe', collection: 'Event', uid: 'one more' });
  await client.hear({ type: 'subscribe', uid: 'one more', error: { code: 'REQUESTS_EXCEEDED' } });
  client.say({ type: 'unsubscribe', uid: 'list 1' });
  await client.hear({ type: 'subscription', event: 'unsubscribe', uid: 'list 1' });

  const june = { startTime: { _gte: '2026-06-01T00:00:00Z', _lt: '2026-07-16T00:00:00Z' } };
  const inBounds = { limit: -1, filter: { asset: { _eq: 1 }, ...june } };
  client.say({ type: 'subscribe', collection: 'Slot', query: inBounds, uid: '45 days' });
  await client.hear({ event: 'init', uid: '45 days' });
  client.say({ type: 'unsubscribe', uid: '45 days' });
  const unbounded = [
    {},
    { filter: { asset: { _eq: 1 } } },
    { filter: june },
    { filter: { _or: [inBounds.filter, { id: { _eq: 1 } }] } },
    {
      filter: { asset: { _eq: 1 }, startTime: { _gte: '2026-06-01T00:00:00Z', _lt: '2026-07-16T00:00:01Z' } },
    },
    { filter: { asset: { _eq: 1 }, startTime: { _gte: '$NOW', _lt: '2026-07-16T00:00:01Z' } } },
    { ...inBounds, aggregate: { count: '*' } },
    { ...inBounds, meta: '*' },
    ...unsupportedKeys.map((key) => ({ ...inBounds, [key]: 'x' })),
  ];
  for (const [index, query] of unbounded.entries()) {
    client.say({ type: 'subscribe', collection: 'Slot', query, uid: `bad ${index}` });
    expect(await client.hear({ uid: `bad ${index}` })).toMatchObject({ error: { code: 'INVALID_QUERY' } });
  }
});

test('Visitors follow two hundred different lists together; one that is followed already costs nobody anything', async () => {
  const fixture = await open({});
  const slot = await makeSlot(fixture.park, '2026-07-02T09:00:00Z');
  const list = (number: number) => ({
    type: 'subscribe',
    collection: 'Slot',
    uid: `list ${number}`,
    query: { filter: { id: { _eq: slot }, price: { _neq: number } } },
  });
  const numbers = Array.from({ length: limits.lists }, (_, number) => number);
  const clients = await sayAll(fixture, numbers.map(list));
  for (const [at, client] of clients.entries())
    await client.hear({ event: 'init', uid: `list ${(at + 1) * limits.subscriptions - 1}` });
  const late = await openSocket(fixture.url);
  late.say(list(limits.lists));
  const refusal = await late.hear({ uid: `list ${limits.lists}` });
  expect(refusal).toMatchObject({ error: { code: 'REQUESTS_EXCEEDED' } });
  late.say(list(7));
  await late.hear({ event: 'init', uid: 'list 7' });
});

/** Says of so many lists, ten to a connection, whether each was told how it stands or refused. */
async function follow(
  fixture: ListeningPark,
  who: Person | null,
  lists: readonly object[],
): Promise<unknown[]> {
  const named = lists.map((list, at) => ({ type: 'subscribe', rows: false, ...list, uid: `list ${at}` }));
  const clients = await sayAll(fixture, named, who);
  const answers = named.map(async ({ uid }, at) => {
    const heard = await clients[Math.floor(at / limits.subscriptions)]?.hear({ uid });
    return heard?.['event'] ?? (heard?.['error'] as { code: string } | undefined)?.code;
  });
  return await Promise.all(answers);
}

/** Everything is said before anything is heard: the server answers a list at its next look. */
async function sayAll(fixture: ListeningPark, messages: readonly object[], who: Person | null = null) {
  const clients: LiveSocket[] = [];
  for (let from = 0; from < messages.length; from += limits.subscriptions) {
    const client = await openSocket(fixture.url);
    if (who) client.say({ type: 'auth', access_token: tokenOf(who) });
    for (const message of messages.slice(from, from + limits.subscriptions)) client.say(message);
    clients.push(client);
  }
  return clients;
}

test.each(['a visitor', 'a rider'])(
  'Lists of events and of slots count alike, whether %s or many ask for them',
  async (who) => {
    const fixture = await open({});
    const riders = [await aPerson(fixture.park), await aPerson(fixture.park)];
    const july = { startTime: { _gte: '2026-07-01T00:00:00Z', _lt: '2026-07-02T00:00:00Z' } };
    const half = limits.lists / 2;
    const numbers = Array.from({ length: half }, (_, number) => number + 1);
    const asks = (at: number) => (who === 'a rider' ? (riders[at] ?? null) : null);
    const ofEvents = numbers.map((limit) => ({ collection: 'Event', query: { limit } }));
    const ofSlots = numbers.map((limit) => ({
      collection: 'Slot',
      query: { limit, filter: { asset: { _eq: 1 }, ...july } },
    }));
    expect(await follow(fixture, asks(0), ofEvents)).toEqual(Array(half).fill('init'));
    expect(await follow(fixture, asks(1), ofSlots)).toEqual(Array(half).fill('init'));
    const more = [
      { collection: 'Event', query: { limit: half + 1 } },
      { collection: 'Slot', query: { limit: half + 1, filter: { asset: { _eq: 1 }, ...july } } },
    ];
    for (const each of [null, ...riders])
      expect(await follow(fixture, each, more)).toEqual(Array(2).fill('REQUESTS_EXCEEDED'));
    // What is one's own everybody follows, and so do the staff what they like.
    const own = { collection: 'Slot', query: { filter: { bookedBy: { _eq: '$CURRENT_USER' } } } };
    expect(await follow(fixture, riders[0] ?? null, [own])).toEqual(['init']);
    expect(await follow(fixture, await aPerson(fixture.park, 'Manager'), more)).toEqual(['init', 'init']);
  },
);

test('An account follows thirty different lists of its own, over however many connections', async () => {
  const fixture = await open({});
  const [rider, other] = [await aPerson(fixture.park), await aPerson(fixture.park)];
  const lists = Array.from({ length: limits.ownLists }, (_, number) => ({
    collection: number % 2 === 0 ? 'Pass' : 'Slot',
    query: { limit: number + 1, filter: number % 2 === 0 ? {} : { bookedBy: { _eq: '$CURRENT_USER' } } },
  }));
  expect(await follow(fixture, rider, lists)).toEqual(Array(limits.ownLists).fill('init'));
  const more = [{ collection: 'Pass', query: { limit: 99 } }];
  expect(await follow(fixture, rider, more)).toEqual(['REQUESTS_EXCEEDED']);
  expect(await follow(fixture, other, more)).toEqual(['init']);
});

test('However long a look at the lists takes, half of the time is for everybody else', () => {
  expect([0, 250, 251, 9000].map(pauseAfter)).toEqual([250, 250, 251, 9000]);
});

test('What is no message is told so; what is too long ends the connection', async () => {
  const client = await openSocket(fixture.url);
  for (const [index, words] of ['{', '[]', '{"type":"items"}', '{"type":"subscribe","uid":{}}'].entries()) {
    client.say(words);
    // Whatever else it hears meanwhile: the server asks now and then whether it is still there.
    const told = () => client.heard.filter(({ type }) => type === 'server');
    await expect.poll(told).toHaveLength(index + 1);
    expect(told()[index]).toMatchObject({ error: { code: 'INVALID_PAYLOAD' } });
  }
  client.say('x'.repeat(limits.messageBytes + 1));
  expect(await client.closed()).toBe(1009);
});

test('Who says too much is told so, and let go if that is no help', async () => {
  const strict = await open({ RATE_LIMITS: 'on' });
  const client = await openSocket(strict.url);
  for (let count = 0; count <= limits.messages; count += 1) client.say({ type: 'pong' });
  await client.hear({ type: 'server', error: { code: 'REQUESTS_EXCEEDED' } });
  for (let count = 0; count < limits.messages; count += 1) client.say({ type: 'pong' });
  expect(await client.closed()).toBe(1008);
});

test('Messages are counted anew after their span', () => {
  const count = new MessageCount();
  for (let each = 1; each <= limits.messages; each += 1) expect(count.add(0)).toBe(0);
  expect(count.add(limits.messagesMs - 1)).toBe(1);
  expect(count.add(limits.messagesMs)).toBe(0);
});

test('A reader who takes nothing in is let go, and the others hear on', async () => {
  const busy = await open({});
  const holder = await aPerson(busy.park);
  const description = 'long '.repeat(50_000);
  const { id } = await busy.park.store.db
    .insertInto('event')
    .values({ name: 'A', description, start_at: 0, url: null, image: null, end_at: null, asset_id: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const options = { perMessageDeflate: false };
  const [slow, quick] = [await openSocket(busy.url, options), await openSocket(busy.url, options)];
  for (const client of [slow, quick]) {
    client.say({ type: 'subscribe', collection: 'Event', uid: '1' });
    await client.hear({ event: 'init' });
  }
  slow.socket.pause();
  for (let round = 0; busy.app.liveCounts.connections > 1 && round < 200; round += 1) {
    await busy.park.store.db
      .updateTable('event')
      .set({ name: `${holder.role} ${round}` })
      .where('id', '=', id)
      .execute();
    await quick.hear({ event: 'update', data: { 0: { name: `${holder.role} ${round}` } } });
  }
  expect(busy.app.liveCounts.connections).toBe(1);
  slow.socket.resume();
  await slow.closed();
});

test('A server that ends says so, and takes no more', async () => {
  const ending = await open({});
  const client = await openSocket(ending.url);
  const closing = ending.app.close();
  expect(await client.closed()).toBe(1001);
  await closing;
});
