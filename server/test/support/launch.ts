import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../src/', import.meta.url));
const mains = {
  source: join(source, 'main.ts'),
  built: fileURLToPath(new URL('../../dist/main.js', import.meta.url)),
};
/** For programs of ours that tests start: without it each strips the types of hundreds of sources. */
export const compileCache = fileURLToPath(new URL('../../../.cache/node', import.meta.url));
const announcement = /The cable park is at (\S+)/;

export interface ServerProcess {
  url: string;
  pid: number;
  /** What it wrote to standard output: its log, a JSON object per line. */
  log(): string;
  /** What it told the person at the terminal. */
  told(): string;
  /** Ends whoever reads its log, or both that and what it tells the person. */
  leaveAlone(streams: 'log' | 'both'): void;
  /** Reads no more of its log, but keeps the pipe open. */
  stall(): void;
  /** Sends a signal and waits for the end. @returns its exit code, or null if the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface Launch {
  /** Of Node, before the program. */
  flags?: readonly string[];
  /** Without it nobody reads what the server logs, and `log()` stays empty. */
  keepsLog?: boolean;
  /** What runs: the sources, unless a whole run of tests has built them before (`SERVER_BUILT`). */
  program?: keyof typeof mains;
  /** The rights that whoever starts it takes from new files, as a shell's `umask` says it. */
  umask?: string;
}

/**
 * Starts the real server on a free port of 127.0.0.1, with nothing of this process's environment but what is given here.
 * @throws Error with what it printed if it does not open.
 */
export async function launchServer(env: Record<string, string>, launch: Launch = {}): Promise<ServerProcess> {
  const { child, output } = spawnServer(env, launch);
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', () => {
      if (announcement.test(output.told)) resolve();
    });
    child.once('exit', () => reject(new Error(`The server did not open:\n${output.told}`)));
  });
  return {
    url: announcement.exec(output.told)?.[1] ?? '',
    pid: child.pid ?? 0,
    log: () => output.log,
    told: () => output.told,
    leaveAlone(streams) {
      child.stdout?.destroy();
      if (streams === 'both') child.stderr?.destroy();
    },
    stall: () => void child.stdout?.removeAllListeners('data').pause(),
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
      return child.exitCode;
    },
  };
}

/** A server that is expected not to start. */
export async function failToStart(env: Record<string, string>): Promise<{ code: number; told: string }> {
  const { child, output } = spawnServer(env);
  const [code] = (await once(child, 'close')) as [number];
  return { code, told: output.told };
}

/** Runs one of the operator's commands (`backup.command.ts`, or a program by its whole path) to its end. */
export async function runOperation(
  name: string,
  words: readonly string[],
  env: Record<string, string>,
  umask: string,
): Promise<{ code: number; told: string }> {
  const { child, output } = spawnProgram([resolve(source, 'ops', name), ...words], env, { umask });
  const [code] = (await once(child, 'close')) as [number];
  return { code, told: `${output.log}${output.told}` };
}

function spawnServer(env: Record<string, string>, launch: Launch = {}) {
  const program = launch.program ?? (process.env['SERVER_BUILT'] ? 'built' : 'source');
  return spawnProgram([...(launch.flags ?? []), mains[program]], env, launch);
}

function spawnProgram(words: string[], env: Record<string, string>, { keepsLog = true, umask }: Launch) {
  const [program, ...args] =
    umask === undefined
      ? [process.execPath, ...words]
      : ['/bin/sh', '-c', `umask ${umask}; exec "$0" "$@"`, process.execPath, ...words];
  const child: ChildProcess = spawn(program, args, {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: compileCache,
      HOST: '127.0.0.1',
      PORT: '0',
      SAMPLE: '0',
      RATE_LIMITS: 'off',
      ...(env['NODE_ENV'] === 'production' ? {} : { CHEAP_PASSWORDS: '1' }),
      ...env,
    },
    stdio: ['ignore', keepsLog ? 'pipe' : 'ignore', 'pipe'],
  });
  const output = { log: '', told: '' };
  child.stdout?.on('data', (chunk: Buffer) => {
    output.log += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    output.told += chunk.toString();
  });
  return { child, output };
}
