import { setTimeout as pause } from 'node:timers/promises';
import { storeFailure } from './failures.ts';

const everyMs = 25;

/**
 * Tries again while another program holds the database's write lock, and gives up after `mostMs`. SQLite's own time-out
 * would wait in the one thread that answers everybody.
 */
export async function retryWhileLocked<Result>(
  mostMs: number,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const deadline = performance.now() + mostMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (storeFailure(error) !== 'locked' || performance.now() >= deadline) throw error;
    }
    await pause(everyMs);
  }
}
