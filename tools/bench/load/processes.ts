import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { serverEnvironment, serverFlags } from '../../../scripts/root.mjs';
import { launchServer } from '../../../server/test/support/launch.ts';
import { secret } from '../logged-in.ts';
import type { Call } from './generator.ts';

export interface Running {
  url: string;
  pid: number;
  end(): Promise<void>;
}

/** The real server as production runs it, without rate limits; its log goes nowhere. */
export async function startServer(dataDir: string): Promise<Running> {
  const server = await launchServer(
    { ...serverEnvironment, NODE_ENV: 'production', DATA_DIR: dataDir, TOKEN_SECRET: secret },
    { flags: serverFlags, program: 'built', keepsLog: false },
  );
  return {
    url: server.url.replace('localhost', '127.0.0.1'),
    pid: server.pid,
    async end() {
      await server.end('SIGTERM');
    },
  };
}

export async function startSqliteFloor(file: string): Promise<Running> {
  return await startFloor('floor-sqlite.ts', [file]);
}

export interface MemoryFloor extends Running {
  /** From now on it answers this, whatever it is asked. */
  answer(body: Buffer): Promise<void>;
}

export async function startMemoryFloor(): Promise<MemoryFloor> {
  const floor = await startFloor('floor-memory.ts', []);
  return {
    ...floor,
    async answer(body) {
      const ready = once(floor.child, 'message');
      floor.child.send({ body: body.toString('base64') });
      await ready;
    },
  };
}

async function startFloor(program: string, parameters: string[]): Promise<Running & { child: ChildProcess }> {
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), parameters);
  const [{ address }] = (await once(child, 'message')) as [{ address: { port: number } }];
  return { ...running(child, `http://127.0.0.1:${address.port}`), child };
}

function running(child: ChildProcess, url: string): Running {
  return {
    url,
    pid: child.pid ?? 0,
    async end() {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

/** @throws where the server does not answer 200. */
export async function bodyOf(url: string, { method, path, headers, body }: Call): Promise<Buffer> {
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(url + path, { method, headers: { ...headers, ...json }, body: body ?? null });
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return Buffer.from(await answer.arrayBuffer());
}
