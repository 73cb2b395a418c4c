import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '../machine.ts';
import { type Attacked, longestTurn } from './delays.ts';
import { everything, type LoggedIn, type Loop, type Minute, minutes, type Riders } from './minutes.ts';
import { bookingsOfOne, emailOf, password, type RiderName } from './riders.ts';
import { startPinger } from './start-pinger.ts';

export interface RiderDelay {
  what: string;
  seconds: number;
  answered: number;
  refused: number;
  /** The longest that a ping waited: in the middle one of the seconds, and in the worst (ms). */
  usualMs: number;
  worstMs: number;
  /** See `Delay`; of all seconds the worst. */
  turnMs: number;
}

const secondsOfEach = 10;
const secondsOfAll = 60;

/** How long others wait while a rider who is logged in does what costs most, as fast as they are answered. */
export async function measureRider(server: Attacked): Promise<RiderDelay[]> {
  const { worstSince, stop } = startPinger(server);
  try {
    const riders: Riders = {
      first: await logIn(server, 'first'),
      second: await logIn(server, 'second'),
      hoarder: await logIn(server, 'hoarder'),
    };
    const measured: RiderDelay[] = [];
    for (const minute of minutes) measured.push(await measure(minute, secondsOfEach));
    measured.push(await measure(everything, secondsOfAll));
    const leaving = await logIn(server, 'leaving');
    const erasure = async () => leaving.ask('DELETE', `/users/${leaving.id}`);
    measured.push(
      await measure(
        { what: `an account with ${bookingsOfOne} bookings is deleted`, loops: () => [onlyOnce(erasure)] },
        3,
      ),
    );
    return measured;

    async function measure(minute: Minute, seconds: number): Promise<RiderDelay> {
      await wait(500);
      await worstSince();
      await longestTurn(server);
      const [waits, turns]: [number[], number[]] = [[], []];
      const until = Date.now() + seconds * 1000;
      const work = minute.loops(riders).map((loop) => repeat(loop, until));
      // What is left behind, mails above all, comes in the seconds after.
      for (let second = 0; second < seconds + 4; second += 1) {
        await wait(1000);
        waits.push(await worstSince());
        turns.push(await longestTurn(server));
      }
      const answers = (await Promise.all(work)).flat().filter((status) => status > 0);
      const refused = answers.filter((status) => status >= 400).length;
      return {
        what: minute.what,
        seconds,
        answered: answers.length - refused,
        refused,
        usualMs: quantile(waits, 0.5),
        worstMs: Math.max(...waits),
        turnMs: Math.max(...turns),
      };
    }
  } finally {
    stop();
  }
}

async function repeat({ ask, close }: Loop, until: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; Date.now() < until; turn += 1) {
    const status = await ask(turn);
    statuses.push(status);
    // Whoever is refused hammers on, but not for the sake of this machine.
    if (status >= 400) await wait(20);
  }
  close?.();
  return statuses;
}

function onlyOnce(ask: () => Promise<number>): Loop {
  return {
    ask: async (turn) => {
      if (turn === 0) return await ask();
      await wait(100);
      return 0;
    },
  };
}

async function logIn({ url }: Attacked, name: RiderName): Promise<LoggedIn> {
  const call = async (method: string, path: string, body?: object, token?: string) =>
    await fetch(url + path, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const answer = await call('POST', '/auth/login', { email: emailOf(name), password });
  const token = ((await answer.json()) as { data: { access_token: string } }).data.access_token;
  const me = await call('GET', '/users/me', undefined, token);
  const { id } = ((await me.json()) as { data: { id: string } }).data;
  const ask: LoggedIn['ask'] = async (method, path, body) => {
    const response = await call(method, path, body, token);
    await response.arrayBuffer();
    return response.status;
  };
  return { id, token, url, ask };
}
