import { setImmediate } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Waits for a turn of the event loop without other long work of this process. Long work waits before each step: requests run in between, even
 * with many long jobs at once.
 */
export async function nextTurn(): Promise<void> {
  const mine = last.then(() => setImmediate());
  last = mine;
  await mine;
}

/** Runs long work in steps, each in a turn of its own. */
export async function inPortions<Item, Result>(
  items: readonly Item[],
  size: number,
  work: (portion: readonly Item[]) => Promise<readonly Result[]> | readonly Result[],
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += size) {
    await nextTurn();
    for (const result of await work(items.slice(from, from + size))) results.push(result);
  }
  return results;
}
