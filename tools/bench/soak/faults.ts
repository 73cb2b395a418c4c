import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { ParkUnderLoad } from '../../../server/test/support/park-under-load.ts';
import type { PostgresServer } from '../../../server/test/support/postgres.server.ts';
import type { Random } from '../../../server/test/support/random.ts';

export interface Scene {
  park: ParkUnderLoad;
  postgres: PostgresServer | null;
  random: Random;
}

export interface Fault {
  name: string;
  /** Done when the server answers again. */
  happen: (scene: Scene) => Promise<void>;
}

const backWithinMs = 30_000;

/** What a server must live through. */
export function gentle(onPostgres: boolean): Fault[] {
  return [halfSentBodies, slowClients, ...(onPostgres ? [databaseRestart] : [])];
}

/** What it must come back from. */
export function rough(onPostgres: boolean): Fault[] {
  return [kill, kill, stop, halfSentBodies, ...(onPostgres ? [databaseRestart, killBoth] : [])];
}

const halfSentBodies: Fault = {
  name: 'half-sent bodies (50 at once)',
  async happen({ park, random }) {
    const sockets = await openMany(park.server().url, 50, (index) => {
      const body = '{"email":"rider1@example.com","password":"kotwica i lina"}';
      return `${headOf('/auth/login', body.length)}${body.slice(0, random.below(index + 1))}`;
    });
    for (const socket of sockets) socket.resetAndDestroy();
    await healthy(park);
  },
};

const slowClients: Fault = {
  name: 'slow clients (100 for 3 s)',
  async happen({ park }) {
    const sockets = await openMany(park.server().url, 100, () => 'GET /items/Slot HTTP/1.1\r\nHost: x\r\nX-');
    for (let tick = 0; tick < 10; tick += 1) {
      for (const socket of sockets) socket.write('a');
      await pause(300);
    }
    await healthy(park);
    for (const socket of sockets) socket.destroy();
  },
};

const databaseRestart: Fault = {
  name: 'PostgreSQL stopped at once and started',
  async happen({ park, postgres, random }) {
    await postgres?.crash();
    await pause(random.below(2_000));
    const { status } = await fetch(`${park.server().url}/server/health`);
    if (status !== 503) park.load.contradictions.push(`Without its database, health said ${status}.`);
    await postgres?.restart();
    await healthy(park);
  },
};

const kill: Fault = {
  name: 'kill -9',
  async happen({ park }) {
    await park.server().end('SIGKILL');
    await park.start();
    await healthy(park);
  },
};

const stop: Fault = {
  name: 'SIGTERM',
  async happen({ park }) {
    const code = await park.server().end('SIGTERM');
    if (code !== 0) park.load.contradictions.push(`A server told to stop ended with ${code}.`);
    await park.start();
    await healthy(park);
  },
};

const killBoth: Fault = {
  name: 'kill -9 of server and PostgreSQL',
  async happen({ park, postgres }) {
    await Promise.all([park.server().end('SIGKILL'), postgres?.crash()]);
    await postgres?.restart();
    await park.start();
    await healthy(park);
  },
};

const headOf = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

async function openMany(url: string, count: number, bytes: (index: number) => string): Promise<Socket[]> {
  const { port, hostname } = new URL(url);
  return await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(bytes(index));
      return socket;
    }),
  );
}

/** @throws Error when the server is not back in time */
async function healthy(park: ParkUnderLoad): Promise<void> {
  const deadline = performance.now() + backWithinMs;
  while (performance.now() < deadline) {
    const answer = await fetch(`${park.server().url}/server/health`);
    await answer.body?.cancel();
    if (answer.status === 200) return;
    await pause(100);
  }
  throw new Error('The server did not come back by itself.');
}
