import { Readable } from 'node:stream';

/** Texts of one kind of rows, a page at a time; null once there are no more. */
export type TextPages = () => Promise<string | null>;

/** Reads page after page, each from the end of the one before. */
export function pagesOf<Row, After>(
  first: After,
  read: (after: After) => Promise<readonly Row[]>,
  afterOf: (last: Row) => After,
  write: (row: Row) => string,
): TextPages {
  let after: { key: After } | null = { key: first };
  return async () => {
    if (after === null) return null;
    const rows = await read(after.key);
    const last = rows.at(-1);
    after = last === undefined ? null : { key: afterOf(last) };
    return last === undefined ? null : rows.map(write).join('');
  };
}

/**
 * One text per page, kind after kind, read at the browser's pace: a season's export is never in memory as a whole, and
 * the database serves others between two pages. It reads the first page at once, so that a failing database is still a plain error.
 */
export async function streamPages(head: string, ...kinds: readonly TextPages[]): Promise<Readable> {
  const first = await kinds[0]?.();
  async function* texts() {
    yield head + (first ?? '');
    for (const [index, pages] of kinds.entries()) {
      if (index === 0 && first === null) continue;
      for (let page = await pages(); page !== null; page = await pages()) yield page;
    }
  }
  return Readable.from(texts(), { objectMode: false });
}
