import { sideBySide } from './side-by-side.ts';

interface Turns<Row> {
  /** Those whose ids come after this one, in the order of their ids. */
  find: (after: string, atMost: number) => Promise<Row[]>;
  atMost: number;
  work: (row: Row) => Promise<unknown>;
}

/**
 * Rounds in each of which some rows have their turn, however many there are; after the last it begins with the first. What fails has its turn
 * again when it comes round.
 */
export function inTurn<Row extends { id: string }>({ find, atMost, work }: Turns<Row>): () => Promise<void> {
  let after = '';
  return async () => {
    const rows = await find(after, atMost);
    after = rows.length < atMost ? '' : (rows.at(-1)?.id ?? '');
    await sideBySide(rows, work);
  };
}
