import { isPassing } from './errors.ts';

const firstWaitMs = 1_000;
const longestWaitMs = 15_000;

/** How long to wait before asking again (ms): longer from try to try, but never long. `failures` from 1. */
export function waitBefore(failures: number): number {
  return Math.min(firstWaitMs * 2 ** (failures - 1), longestWaitMs);
}

export interface RetryOptions {
  /** Resolves after that many milliseconds, or sooner where there is reason to try again. */
  pause: (ms: number) => Promise<void>;
  /** Hears of every time that nobody answered. */
  onWait: () => void;
}

/**
 * Asks until somebody answers: the one policy for what may be asked again, which is to read. A lost network, a server that
 * stumbled (5xx) and one in a hurry (429) pass; any other refusal is an answer.
 * @throws what the server refuses with.
 */
export async function untilAnswered<T>(ask: () => Promise<T>, retry: RetryOptions, failures = 0): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isPassing(error)) throw error;
    retry.onWait();
    await retry.pause(waitBefore(failures + 1));
    return await untilAnswered(ask, retry, failures + 1);
  }
}

/** A network that comes back is a reason not to wait any longer. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
  });
}
