import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from './fakeSocket.fixtures.ts';
import { type Follower, LiveClient } from './LiveClient.ts';
import type { FollowedList } from './messages.ts';

const list: FollowedList = { collection: 'Slot', query: { filter: { asset: { _eq: 1 } } } };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A client without random delays: exactly 1 s · 2ⁿ. */
function setUp(readToken: () => string | null = () => null) {
  const sockets: FakeSocket[] = [];
  const renewToken = vi.fn(async (): Promise<string | null> => 'fresh');
  const client = new LiveClient({
    open() {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    readToken,
    renewToken,
    random: () => 0.5,
    nowMs: () => performance.now(),
  });
  const last = () => sockets.at(-1) ?? new FakeSocket();
  /** The server accepts the connection and sends the list. */
  const goLive = (uid = '1') => {
    last().accept();
    last().tell({ type: 'subscription', event: 'init', uid, data: [] });
  };
  return { client, sockets, last, goLive, renewToken };
}

function aFollower() {
  const modes: string[] = [];
  const onChange = vi.fn();
  const follower: Follower = { list, onChange, onMode: (mode) => modes.push(mode) };
  return { follower, modes, onChange };
}

test('One connection carries all lists; it is opened for the first and closed some time after the last', () => {
  const { client, sockets, last } = setUp();
  const stops = [client.follow(aFollower().follower), client.follow(aFollower().follower)];
  last().accept();
  expect(sockets).toHaveLength(1);
  expect(last().sent).toEqual([
    { type: 'subscribe', uid: '1', collection: 'Slot', query: { ...list.query, limit: -1 } },
    { type: 'subscribe', uid: '2', collection: 'Slot', query: { ...list.query, limit: -1 } },
  ]);
  for (const stop of stops) stop();
  expect(last().sentOf('unsubscribe')).toEqual([
    { type: 'unsubscribe', uid: '1' },
    { type: 'unsubscribe', uid: '2' },
  ]);
  const stop = client.follow(aFollower().follower);
  vi.advanceTimersByTime(10_000);
  expect(last().readyState).toBe(1);
  stop();
  vi.advanceTimersByTime(5_000);
  expect(last().readyState).toBe(3);
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});

test('What the server tells of a list goes to whoever follows it, and a ping is answered', () => {
  const { client, last, goLive } = setUp();
  const { follower, modes, onChange } = aFollower();
  client.follow(follower);
  goLive();
  last().tell({ type: 'subscription', event: 'update', uid: '1', data: [{ id: 7 }] });
  last().tell({ type: 'subscription', event: 'delete', uid: '9', data: [8] });
  last().tell({ type: 'ping' });
  expect(onChange.mock.calls).toEqual([
    [{ event: 'init', data: [] }],
    [{ event: 'update', data: [{ id: 7 }] }],
  ]);
  expect(last().sentOf('pong')).toHaveLength(1);
  expect(modes).toEqual(['waiting', 'live']);
});

test('A connection that breaks is opened anew, each time after twice as long, and polled for from the second failure', () => {
  const { client, sockets, last, goLive } = setUp();
  const { follower, modes } = aFollower();
  client.follow(follower);
  goLive();
  const waited = [];
  for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
    last().break();
    vi.advanceTimersByTime(wait - 1);
    const before = sockets.length;
    vi.advanceTimersByTime(1);
    waited.push(sockets.length - before);
  }
  expect(waited).toEqual([1, 1, 1, 1, 1, 1, 1]);
  expect(modes).toEqual(['waiting', 'live', 'waiting', 'polling']);
  goLive();
  expect(modes.at(-1)).toBe('live');
  expect(last().sentOf('subscribe')).toHaveLength(1);
  last().break();
  vi.advanceTimersByTime(1_000);
  expect(sockets).toHaveLength(9);
});

test('The waits differ by half, so that a park full of phones does not come back at once', () => {
  const opened: FakeSocket[] = [];
  const random = vi.fn(() => 0);
  const client = new LiveClient({
    open() {
      opened.push(new FakeSocket());
      return opened.at(-1) ?? new FakeSocket();
    },
    readToken: () => null,
    renewToken: async () => null,
    random,
    nowMs: () => performance.now(),
  });
  client.follow(aFollower().follower);
  opened[0]?.break();
  vi.advanceTimersByTime(500);
  expect(opened).toHaveLength(2);
  random.mockReturnValue(1);
  opened[1]?.break();
  vi.advanceTimersByTime(2_999);
  expect(opened).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(opened).toHaveLength(3);
});

test('After 45 s without a sign of the server the list has to be asked for', () => {
  const { client, sockets, last, goLive } = setUp();
  const { follower, modes } = aFollower();
  client.follow(follower);
  goLive();
  vi.advanceTimersByTime(44_000);
  last().tell({ type: 'ping' });
  vi.advanceTimersByTime(44_999);
  expect(modes).toEqual(['waiting', 'live']);
  vi.advanceTimersByTime(1);
  expect(modes).toEqual(['waiting', 'live', 'polling']);
  vi.advanceTimersByTime(2_000);
  expect(sockets).toHaveLength(2);
});

test('A connection that never stands counts as failed after 10 s', () => {
  const { client, sockets } = setUp();
  const { follower, modes } = aFollower();
  client.follow(follower);
  vi.advanceTimersByTime(10_000 + 1_000 + 10_000);
  expect(sockets).toHaveLength(2);
  expect(modes).toEqual(['waiting', 'polling']);
});

test('Whoever comes back is not kept waiting, and a connection that slept is asked whether it lives', () => {
  const { client, sockets, last, goLive } = setUp();
  client.follow(aFollower().follower);
  last().break();
  client.wake();
  expect(sockets).toHaveLength(2);
  goLive();
  client.wake();
  expect(last().sentOf('ping')).toHaveLength(1);
  vi.advanceTimersByTime(5_000);
  vi.advanceTimersByTime(2_000);
  expect(sockets).toHaveLength(3);
  client.rest();
  expect(last().readyState).toBe(3);
  vi.advanceTimersByTime(600_000);
  expect(sockets).toHaveLength(3);
  client.wake();
  expect(sockets).toHaveLength(4);
});

test('The log-in goes ahead of the lists, and a connection is never another’s', () => {
  let token: string | null = 'mine';
  const { client, sockets, last } = setUp(() => token);
  client.showTo('me');
  client.follow(aFollower().follower);
  last().accept();
  expect(last().sent[0]).toEqual({ type: 'auth', access_token: 'mine' });
  expect(last().sent[1]).toMatchObject({ type: 'subscribe' });
  const [mine] = sockets;
  token = null;
  client.showTo(null);
  expect(mine?.readyState).toBe(3);
  last().accept();
  expect(sockets).toHaveLength(2);
  expect(last().sentOf('auth')).toEqual([]);
  expect(last().sentOf('subscribe')).toHaveLength(1);
});

test('A token that expires meanwhile is renewed on the same connection', async () => {
  const { client, sockets, last, goLive, renewToken } = setUp(() => 'old');
  client.follow(aFollower().follower);
  last().accept();
  last().tell({ type: 'auth', status: 'ok' });
  goLive();
  last().tell({ type: 'auth', status: 'error', error: { code: 'TOKEN_EXPIRED' } });
  await vi.advanceTimersByTimeAsync(0);
  expect(renewToken).toHaveBeenCalledWith('old');
  expect(last().sentOf('auth').at(-1)).toEqual({ type: 'auth', access_token: 'fresh' });
  expect(sockets).toHaveLength(1);
});

test('A token that had expired before shows nobody the list as a stranger sees it', async () => {
  let token = 'old';
  const { client, sockets, last, renewToken } = setUp(() => token);
  renewToken.mockImplementation(async () => {
    token = 'fresh';
    return token;
  });
  const { follower, onChange } = aFollower();
  client.follow(follower);
  last().accept();
  last().tell({ type: 'auth', status: 'error', error: { code: 'TOKEN_EXPIRED' } });
  last().tell({ type: 'subscription', event: 'init', uid: '1', data: [] });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onChange).not.toHaveBeenCalled();
  last().accept();
  expect(sockets).toHaveLength(2);
  expect(last().sent[0]).toEqual({ type: 'auth', access_token: 'fresh' });
});

test('A log-in that was ended elsewhere asks for a token, by which the page learns it, and shows nothing as a stranger', async () => {
  const { client, sockets, last, goLive, renewToken } = setUp(() => 'mine');
  renewToken.mockResolvedValue(null);
  const { follower, onChange } = aFollower();
  client.follow(follower);
  last().accept();
  last().tell({ type: 'auth', status: 'ok' });
  goLive();
  onChange.mockClear();
  last().tell({ type: 'auth', status: 'error', error: { code: 'AUTH_FAILED' } });
  last().tell({ type: 'subscription', event: 'update', uid: '1', data: [{ id: 1 }] });
  await vi.advanceTimersByTimeAsync(0);
  expect(renewToken).toHaveBeenCalledExactlyOnceWith('mine');
  expect(onChange).not.toHaveBeenCalled();
  expect(sockets[0]?.readyState).toBe(3);
});

test('A list that cannot be followed is asked for; messages that were too many are sent anew', () => {
  const { client, sockets, last, goLive } = setUp();
  const { follower, modes } = aFollower();
  client.follow(follower);
  last().accept();
  last().tell({ type: 'subscribe', status: 'error', uid: '1', error: { code: 'INVALID_QUERY' } });
  expect(modes).toEqual(['waiting', 'polling']);
  last().tell({ type: 'server', status: 'error', error: { code: 'REQUESTS_EXCEEDED' } });
  vi.advanceTimersByTime(1_000);
  expect(sockets).toHaveLength(2);
  goLive();
  expect(modes.at(-1)).toBe('live');
});

test('A list that the page reads itself begins without its rows', () => {
  const { client, last } = setUp();
  const { follower, modes, onChange } = aFollower();
  client.follow({ ...follower, list: { ...list, rows: false } });
  last().accept();
  expect(last().sent).toMatchObject([{ type: 'subscribe', rows: false }]);
  last().tell({ type: 'subscription', event: 'init', uid: '1' });
  expect(onChange).toHaveBeenCalledWith({ event: 'init', data: [] });
  expect(modes).toEqual(['waiting', 'live']);
});

test('What nobody understands is a sign of life', () => {
  const { client, last, goLive } = setUp();
  const { follower, modes } = aFollower();
  client.follow(follower);
  goLive();
  vi.advanceTimersByTime(44_000);
  last().dispatchEvent(Object.assign(new Event('message'), { data: 'no JSON' }));
  last().tell([]);
  vi.advanceTimersByTime(44_000);
  expect(modes).toEqual(['waiting', 'live']);
});
