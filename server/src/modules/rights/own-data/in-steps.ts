import { inPortions } from '../../../next-turn.ts';

/** The most rows that are read or written in one step, so that other requests run in between. */
export const rowsAtOnce = 250;

/** Reads a list in steps: first its ids in order, then the rows of each step in the same order. */
export async function readInSteps<Id extends number | string, Row>(
  which: { execute: () => Promise<{ id: Id }[]> },
  read: (ids: Id[]) => Promise<Row[]>,
): Promise<Row[]> {
  const ids = (await which.execute()).map(({ id }) => id);
  return await inPortions(ids, rowsAtOnce, (some) => read([...some]));
}
