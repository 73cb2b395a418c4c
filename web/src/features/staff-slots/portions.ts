/** Splits a list into batches of at most `most`, never between neighbours joined by `together`. */
export function cut<Item>(
  items: readonly Item[],
  most: number,
  together: (a: Item, b: Item) => boolean = () => false,
): Item[][] {
  const portions: Item[][] = [];
  let group: Item[] = [];
  const close = () => {
    const last = portions.at(-1);
    if (last && last.length + group.length <= most) last.push(...group);
    else if (group.length > 0) portions.push(group);
    group = [];
  };
  for (const item of items) {
    const before = group.at(-1);
    if (before !== undefined && !together(before, item)) close();
    group.push(item);
  }
  close();
  return portions;
}

/** The progress of a long piece of work. `error` says why it ended early: a failure, or the AbortError of a stop. */
export interface PortionsOutcome {
  done: number;
  total: number;
  error: unknown;
}

/** Processes the batches one after the other; a later failure does not undo earlier batches. `work` resolves with its number of processed items. */
export async function workOff<Item>(
  portions: readonly (readonly Item[])[],
  work: (portion: readonly Item[]) => Promise<number>,
  options: { signal: AbortSignal; onProgress: (count: number) => void },
): Promise<PortionsOutcome> {
  const total = portions.reduce((sum, portion) => sum + portion.length, 0);
  let count = 0;
  try {
    for (const portion of portions) {
      options.signal.throwIfAborted();
      count += await work(portion);
      options.onProgress(count);
    }
    return { done: count, total, error: null };
  } catch (error) {
    return { done: count, total, error };
  }
}
