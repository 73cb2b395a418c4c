import { setImmediate } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Waits for a turn of the event loop that no other long work of this process has. Whoever has much to do asks for one before each
 * step: requests are answered in between, also where ten have much to do at once.
 */
export async function nextTurn(): Promise<void> {
  const mine = last.then(() => setImmediate());
  last = mine;
  await mine;
}

/** Does long work in steps, each in a turn of its own. */
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
