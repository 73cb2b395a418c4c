import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { atEnd } from './cleanup.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const announcement = /The cable park is open: (\S+)/;

export interface ServerProcess {
  url: string;
  /** What it wrote to standard output: its log, a JSON object per line. */
  log(): string;
  /** Sends a signal and waits for the end. @returns its exit code, or null if the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Everything from the environment that a server started by a test must not inherit is left out. */
function environment(env: Record<string, string>): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    HOST: '127.0.0.1',
    PORT: '0',
    SAMPLE: '0',
    RATE_LIMITS: 'off',
    ...env,
  };
}

/** Starts the real server, as `npm start` does. Ended with the file's tests. @throws Error with what it printed if it does not open. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const { child, output } = launch(env);
  atEnd(async () => {
    child.kill('SIGKILL');
  });
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', () => {
      if (announcement.test(output.errors)) resolve();
    });
    child.once('exit', () => reject(new Error(`The server did not open:\n${output.errors}`)));
  });
  return {
    url: announcement.exec(output.errors)?.[1] ?? '',
    log: () => output.log,
    async end(signal) {
      const exit = once(child, 'exit');
      child.kill(signal);
      const [code] = (await exit) as [number | null];
      return code;
    },
  };
}

/** A server that is expected not to start. */
export async function failToStart(env: Record<string, string>): Promise<{ code: number; errors: string }> {
  const { child, output } = launch(env);
  const [code] = (await once(child, 'close')) as [number];
  return { code, errors: output.errors };
}

function launch(env: Record<string, string>): {
  child: ChildProcess;
  output: { log: string; errors: string };
} {
  const child = spawn(process.execPath, [main], {
    env: environment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { log: '', errors: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    output.log += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output.errors += chunk.toString();
  });
  return { child, output };
}
