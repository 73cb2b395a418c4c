import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { serverFlags } from '../../scripts/house.mjs';
import type { Call } from './generator.ts';

const serverProgram = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
const compileCache = fileURLToPath(new URL('../../.cache/node', import.meta.url));
const announcement = /The cable park is open: (\S+)/;

export interface Running {
  url: string;
  pid: number;
  end(): Promise<void>;
}

/** The real server as production runs it, without rate limits; its log goes nowhere. */
export async function startServer(dataDir: string): Promise<Running> {
  const child = spawn(process.execPath, [...serverFlags, serverProgram], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compileCache,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let told = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      told += chunk.toString();
      const opened = announcement.exec(told)?.[1];
      if (opened) resolve(opened.replace('localhost', '127.0.0.1'));
    });
    child.once('exit', () => reject(new Error(`The server did not open:\n${told}`)));
  });
  return running(child, url);
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

/** Resident memory of a process (bytes); NaN where the system does not tell. */
export async function memoryOf({ pid }: Running): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024;
}

/** Processor time of a process until now, in its own code and in the system's (ms); NaN where the system does not tell. */
export async function processorMs({ pid }: Running): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const ticks = stat.split(') ')[1]?.split(' ') ?? [];
  return (Number(ticks[11]) + Number(ticks[12])) * 10;
}

/** @throws where the server does not answer 200. */
export async function bodyOf(url: string, { method, path, headers, body }: Call): Promise<Buffer> {
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(url + path, { method, headers: { ...headers, ...json }, body: body ?? null });
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return Buffer.from(await answer.arrayBuffer());
}
