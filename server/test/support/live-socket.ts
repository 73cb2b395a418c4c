import { once } from 'node:events';
import { expect } from 'vitest';
import type { ClientOptions } from 'ws';
import { WebSocket } from 'ws';
import { atEnd } from './cleanup.ts';
import type { Person } from './people.ts';

/** A client that says what it likes, and keeps all that it hears. */
export interface LiveSocket {
  socket: WebSocket;
  heard: Record<string, unknown>[];
  say(message: object | string): void;
  /** Waits for a message like this, and gives it. */
  hear(like: object): Promise<Record<string, unknown>>;
  /** The code with which the server closes. */
  closed(): Promise<number>;
}

export async function openSocket(url: string, options: ClientOptions = {}): Promise<LiveSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/websocket`, options);
  const heard: LiveSocket['heard'] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString())));
  let code: number | null = null;
  socket.on('close', (told) => {
    code = told;
  });
  atEnd(async () => socket.terminate());
  await once(socket, 'open');
  return {
    socket,
    heard,
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    async hear(like) {
      const found = () => heard.findLast((each) => matches(each, like));
      await expect.poll(found).toBeDefined();
      return found() ?? {};
    },
    async closed() {
      await expect.poll(() => code).not.toBeNull();
      return code ?? 0;
    },
  };
}

/** With which status a connection is refused. */
export async function refusalOfSocket(
  url: string,
  options: ClientOptions = {},
  search = '',
): Promise<number> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/websocket${search}`, options);
  const answer = await new Promise<number>((resolve, reject) => {
    socket.on('unexpected-response', (_request, response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    socket.on('open', () => resolve(101));
    socket.on('error', reject);
  });
  socket.on('error', () => undefined);
  socket.terminate();
  return answer;
}

export const tokenOf = ({ headers }: Person) => headers.authorization.replace('Bearer ', '');

function matches(message: Record<string, unknown>, like: object): boolean {
  return Object.entries(like).every(([key, value]) =>
    typeof value === 'object' && value !== null
      ? matches((message[key] ?? {}) as Record<string, unknown>, value)
      : message[key] === value,
  );
}
