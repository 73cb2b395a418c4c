import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { keyFor } from './call.ts';
import { atEnd } from './cleanup.ts';
import type { TestEngine } from './engines.ts';
import { openTestApp, type TestPark, type TestParkOptions } from './park.ts';
import type { Person } from './people.ts';

export interface Hit {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
  /** Of the first error, if it came in the wire's form. */
  code: string | undefined;
  data: unknown;
}

export interface Shot {
  who?: Person | null;
  headers?: Record<string, string>;
  /** An object becomes JSON; a text is sent as it is, and called JSON unless the headers say otherwise. */
  body?: object | string;
}

/** The real app on a real port, to be attacked with bytes of the attacker's choice. */
export interface Target {
  park: TestPark;
  app: FastifyInstance;
  url: string;
  /** One request. The path goes out as it is written: no client tidies it up on the way. */
  hit: (method: string, path: string, shot?: Shot) => Promise<Hit>;
  /** Sends these bytes on a connection of their own. @returns everything that came back until the server hung up */
  raw: (bytes: string) => Promise<string>;
}

const agent = new Agent({ keepAlive: true });
atEnd(async () => agent.destroy());

export async function openTarget(engine: TestEngine, options?: TestParkOptions): Promise<Target> {
  const park = await engine.open(options);
  const app = await openTestApp(park);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const port = Number(new URL(url).port);

  return {
    park,
    app,
    url,
    async hit(method, path, { who, headers, body } = {}) {
      const payload = typeof body === 'object' ? JSON.stringify(body) : body;
      const call = request({
        agent,
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: {
          ...keyFor(method, path),
          ...(payload === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) }),
          ...who?.headers,
          ...headers,
        },
      });
      call.end(payload);
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      const told = await text(answer);
      return { status: answer.statusCode ?? 0, headers: answer.headers, body: told, ...partsOf(told) };
    },
    async raw(bytes) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      // Some of these are refused before they are wholly sent.
      socket.write(bytes);
      return text(socket);
    },
  };
}

function partsOf(body: string): { code: string | undefined; data: unknown } {
  try {
    const { errors, data } = JSON.parse(body) as {
      errors?: { extensions?: { code?: string } }[];
      data?: unknown;
    };
    return { code: errors?.[0]?.extensions?.code, data };
  } catch {
    return { code: undefined, data: undefined };
  }
}

/** What an answer says of the inside if the server tells too much: paths, stacks, statements, drivers. */
export const inside = /node_modules|\.ts:\d|\bat \w+ \(|SQLITE|sqlite_|syntax error|pg_catalog|ERR_/i;
