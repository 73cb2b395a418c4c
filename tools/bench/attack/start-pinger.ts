import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Requests a path of a server repeatedly, in a separate process. */
export function startPinger({ url }: { url: string }, path = '/server/ping') {
  const program = fileURLToPath(new URL('pinger.ts', import.meta.url));
  const child = fork(program, [new URL(url).port, path]);
  return {
    /** @returns the longest wait for an answer since the last call (ms) */
    worstSince: async (): Promise<number> => {
      child.send('');
      return ((await once(child, 'message')) as [number])[0];
    },
    stop: () => child.disconnect(),
  };
}
