import { sideBySide } from './side-by-side.ts';

interface Turns<Row> {
  /** Rows with ids after this one, in id order. */
  find: (after: string, atMost: number) => Promise<Row[]>;
  atMost: number;
  work: (row: Row) => Promise<unknown>;
}

/**
 * Processes a batch of rows in each round, and starts again after the last row.
 * A failed row is retried in the next cycle.
 */
export function inTurn<Row extends { id: string }>({ find, atMost, work }: Turns<Row>): () => Promise<void> {
  let after = '';
  return async () => {
    const rows = await find(after, atMost);
    after = rows.length < atMost ? '' : (rows.at(-1)?.id ?? '');
    await sideBySide(rows, work);
  };
}
