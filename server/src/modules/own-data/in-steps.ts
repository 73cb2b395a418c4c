import { inPortions } from '../../next-turn.ts';

/** So many rows are read, or written down, in one step: others are answered in between. */
export const rowsAtOnce = 250;

/** Reads a list in steps: which rows it has first, in their order, then what stands in them, which is to be in the same order. */
export async function readInSteps<Id extends number | string, Row>(
  which: { execute: () => Promise<{ id: Id }[]> },
  read: (ids: Id[]) => Promise<Row[]>,
): Promise<Row[]> {
  const ids = (await which.execute()).map(({ id }) => id);
  return await inPortions(ids, rowsAtOnce, (some) => read([...some]));
}
