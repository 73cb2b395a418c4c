import { setTimeout as pause } from 'node:timers/promises';
import { storeFailure } from './failures.ts';

const everyMs = 25;

/**
 * Retries while another program holds the database's write lock, and gives up after `mostMs`. SQLite's own time-out would block the event
 * loop.
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
