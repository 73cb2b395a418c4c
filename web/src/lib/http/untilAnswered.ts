import { isPassing } from './errors.ts';

const firstWaitMs = 1_000;
const longestWaitMs = 15_000;

/** The back-off before a retry (ms), with an upper bound. `failures` from 1. */
export function waitBefore(failures: number): number {
  return Math.min(firstWaitMs * 2 ** (failures - 1), longestWaitMs);
}

export interface RetryOptions {
  /** Resolves after that many milliseconds, or sooner if a retry may work. */
  pause: (ms: number) => Promise<void>;
  /** Called at every failed attempt. */
  onWait: () => void;
}

/**
 * Retries a read until the server answers: the one retry policy. Network errors, 5xx and 429 are transient; any other error is final.
 * @throws the server's refusal.
 */
export async function untilAnswered<T>(
  request: () => Promise<T>,
  retry: RetryOptions,
  failures = 0,
): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (!isPassing(error)) throw error;
    retry.onWait();
    await retry.pause(waitBefore(failures + 1));
    return await untilAnswered(request, retry, failures + 1);
  }
}

/** Ends the pause early when the network is back. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      window.removeEventListener('online', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    window.addEventListener('online', finish);
  });
}
