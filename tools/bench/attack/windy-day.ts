import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { closeTracksCall, liftClosureCall, previewClosureCall } from '../../../contract/closures/closures.ts';
import { previewStopCall, stopCableCall, undoStopCall } from '../../../contract/closures/stops.ts';
import { quantile } from '../machine.ts';
import { type Attacked, longestTurn } from './delays.ts';
import { password } from './riders.ts';
import { startPinger } from './start-pinger.ts';
import { managerEmail, windyRides } from './windy-data.ts';

/** What a desk does on a windy day, and what others feel of it. All in ms, of the middle one of the rounds and of the worst. */
export interface WindyDelay {
  what: string;
  answerMs: number;
  worstAnswerMs: number;
  turnMs: number;
  /** The longest that `/server/ping` waited, and a read of the database. */
  pingMs: number;
  readMs: number;
  worstReadMs: number;
}

const rounds = 5;
const assets = [1, 2, 3];
/** What follows an answer, messages and alternatives above all, comes after it. */
const afterMs = 1500;

type Ask = <Answer>(method: string, path: string, body?: object) => Promise<Answer>;

interface WindyState {
  stop: number;
  newest: number | null;
  closure: number;
  /** The bookings that the preview of a closing showed. */
  seen: number[];
}
type Deed = (ask: Ask, state: WindyState) => Promise<void>;

const deeds: Record<string, Deed> = {
  'the preview of a stop': async (ask) => {
    await ask('GET', `${previewStopCall.path}?minutes=20&assets=${assets.join(',')}`);
  },
  'the cable stopped 20 minutes on three tracks': async (ask, state) => {
    const body = { minutes: 20, assets, seen: state.newest, request_key: randomUUID() };
    const { id, rides } = await ask<{ id: number; rides: number }>('POST', stopCableCall.path, body);
    if (rides !== windyRides) throw new Error(`The stop moved ${rides} rides.`);
    state.stop = id;
    state.newest = id;
  },
  'the stop undone': async (ask, state) => {
    await ask('POST', undoStopCall.path.replace(':id', String(state.stop)), { request_key: randomUUID() });
  },
  'the preview of a closing': async (ask, state) => {
    const path = `${previewClosureCall.path}?assets=${assets.join(',')}`;
    const { rides } = await ask<{ rides: { booking: number }[] }>('GET', path);
    state.seen = rides.map(({ booking }) => booking);
  },
  'three tracks closed for the day': async (ask, state) => {
    const words = { reason: 'wind', note: 'Wiatr 18 m/s', note_en: 'Wind 18 m/s' };
    const body = { assets, from: null, until: null, ...words, seen: state.seen, request_key: randomUUID() };
    const { id, rides } = await ask<{ id: number; rides: number }>('POST', closeTracksCall.path, body);
    if (rides !== windyRides) throw new Error(`The closing met ${rides} rides.`);
    state.closure = id;
  },
  'the tracks opened again': async (ask, state) => {
    await ask('POST', liftClosureCall.path.replace(':id', String(state.closure)), {
      request_key: randomUUID(),
    });
  },
};

/** Does each thing some times over, while others ask for a ping and for a slot. */
export async function measureWindyDay(server: Attacked): Promise<WindyDelay[]> {
  const pinger = startPinger(server);
  const reader = startPinger(server, '/items/Slot/1');
  try {
    const ask = await logInAtDesk(server);
    const state = { stop: 0, newest: null, closure: 0, seen: [] };
    const figures = new Map(Object.keys(deeds).map((what) => [what, [] as number[][]]));
    for (let round = 0; round < rounds; round += 1)
      for (const [what, deed] of Object.entries(deeds)) {
        await wait(300);
        await Promise.all([pinger.worstSince(), reader.worstSince(), longestTurn(server)]);
        const startedMs = performance.now();
        await deed(ask, state);
        const answerMs = performance.now() - startedMs;
        await wait(afterMs);
        figures
          .get(what)
          ?.push([answerMs, await longestTurn(server), await pinger.worstSince(), await reader.worstSince()]);
      }
    return [...figures].map(([what, measured]) => {
      const of = (index: number, part: number) =>
        quantile(
          measured.map((each) => each[index] ?? 0),
          part,
        );
      return {
        what,
        answerMs: of(0, 0.5),
        worstAnswerMs: of(0, 1),
        turnMs: of(1, 0.5),
        pingMs: of(2, 0.5),
        readMs: of(3, 0.5),
        worstReadMs: of(3, 1),
      };
    });
  } finally {
    pinger.stop();
    reader.stop();
  }
}

async function logInAtDesk({ url }: Attacked): Promise<Ask> {
  let token = '';
  const ask: Ask = async <Answer>(method: string, path: string, body?: object) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { data: Answer }).data;
  };
  const login = { email: managerEmail, password };
  token = (await ask<{ access_token: string }>('POST', '/auth/login', login)).access_token;
  return ask;
}
