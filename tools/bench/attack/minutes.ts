import { setTimeout as wait } from 'node:timers/promises';
import { slots } from './park-data.ts';
import { bookingsOfOne, emailOf, password } from './riders.ts';

/** One request of a rider. @returns its status */
export type Ask = (method: string, path: string, body?: object) => Promise<number>;

export interface LoggedIn {
  id: string;
  token: string;
  url: string;
  ask: Ask;
}

export type Riders = Record<'first' | 'second' | 'hoarder', LoggedIn>;

export interface Loop {
  ask: (turn: number) => Promise<number>;
  /** When its time is over. */
  close?: () => void;
}

/** What one does again and again, some at once. */
export interface Minute {
  what: string;
  /** Each goes on as often as there is time. */
  loops: (riders: Riders) => readonly Loop[];
}

/** Behind those that the others hold. */
const firstFree = 2 * bookingsOfOne + 1;
const free = (index: number) => firstFree + (index % (slots - firstFree));
const twelve = (from: number) => Array.from({ length: 12 }, (_, index) => free(from * 12 + index));
const data = (format: string) => ({ format, current_password: password });

function bookInTurns({ id, ask }: LoggedIn, slot: number): Loop {
  return { ask: (turn) => ask('PATCH', `/items/Slot/${slot}`, { bookedBy: turn % 2 === 0 ? id : null }) };
}

/** As many as are given, and then all of them back. */
function bookMany({ id, ask }: LoggedIn, lane: number): Loop {
  const round = 40;
  return {
    ask: (turn) => {
      const keys = twelve(lane * round + (turn % round));
      return ask('PATCH', '/items/Slot', {
        keys,
        data: { bookedBy: turn % (2 * round) < round ? id : null },
      });
    },
  };
}

const takeData = ({ ask }: LoggedIn): Loop[] =>
  ['json', 'html'].map((format) => ({ ask: () => ask('POST', '/users/me/data', data(format)) }));

/** Its address is asked for at the first turn. */
function fetchCalendar({ ask, token, url }: LoggedIn): Loop {
  let path: string | null = null;
  return {
    ask: async () => {
      if (path !== null) return await ask('GET', path);
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(`${url}/users/me/calendar`, { method: 'POST', headers });
      const { data: made } = (await answer.json()) as { data: { url: string } };
      path = new URL(made.url).pathname;
      return answer.status;
    },
  };
}

/** Connections that follow what one sees most of, while somebody else changes it. */
function follow({ url, token }: LoggedIn): Loop {
  const sockets: WebSocket[] = [];
  const ask = async () => {
    if (sockets.length >= 20) sockets.shift()?.close();
    const socket = new WebSocket(`${url.replace('http', 'ws')}/websocket`);
    sockets.push(socket);
    await new Promise((resolve) => {
      for (const event of ['open', 'error']) socket.addEventListener(event, resolve);
    });
    if (socket.readyState !== WebSocket.OPEN) return 503;
    socket.send(JSON.stringify({ type: 'auth', access_token: token }));
    const query = { filter: { bookedBy: { _eq: '$CURRENT_USER' } }, limit: 2500 };
    socket.send(JSON.stringify({ type: 'subscribe', collection: 'Slot', query, uid: 'own' }));
    socket.send(
      JSON.stringify({ type: 'subscribe', collection: 'Slot', query: { limit: 2500 }, uid: 'all' }),
    );
    await wait(100);
    return 200;
  };
  return { ask, close: () => sockets.forEach((socket) => socket.close()) };
}

export const minutes: readonly Minute[] = [
  {
    what: 'two accounts book and cancel a slot in turns',
    loops: ({ first, second }) =>
      [first, second].flatMap((rider, index) =>
        [0, 1].map((lane) => bookInTurns(rider, free(2 * index + lane))),
      ),
  },
  {
    what: 'two accounts book all they can by twelve, and cancel it',
    loops: ({ first, second }) => [first, second].map((rider, index) => bookMany(rider, index + 1)),
  },
  {
    what: `all that is held on who has ${bookingsOfOne} bookings`,
    loops: ({ hoarder }) => [...takeData(hoarder), ...takeData(hoarder)],
  },
  {
    what: `the calendar of who has ${bookingsOfOne} bookings`,
    loops: ({ hoarder }) => {
      const calendar = fetchCalendar(hoarder);
      return [calendar, calendar];
    },
  },
  {
    what: `the list of who has ${bookingsOfOne} bookings`,
    loops: ({ hoarder: { ask } }) =>
      [0, 1].map((lane) => ({
        ask: (turn) =>
          ask('GET', `/items/Slot?filter[bookedBy][_eq]=$CURRENT_USER&limit=2500&odd=${lane}-${turn}`),
      })),
  },
  {
    what: 'new passwords, asked for again and again',
    loops: ({ first: { ask } }) =>
      [0, 1].map(() => ({ ask: () => ask('POST', '/auth/password/request', { email: emailOf('first') }) })),
  },
  {
    what: 'live lists of all slots, opened again and again, while one is booked',
    loops: ({ first, hoarder }) => [follow(hoarder), follow(first), bookInTurns(first, free(0))],
  },
];

/** All of it at once, for a whole minute. */
export const everything: Minute = {
  what: 'all of this at once',
  loops: (riders) => minutes.flatMap(({ loops }) => loops(riders).slice(0, 1)),
};
