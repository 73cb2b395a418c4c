import { Readable } from 'node:stream';

/** Texts of one kind of rows, a page at a time; null once there are no more. */
export type TextPages = () => Promise<string | null>;

/** Reads one page after another, each from the cursor of the previous one. */
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
 * Streams one text per page, kind after kind, as fast as the browser reads.
 * So a whole season is never in memory at once, and the database serves other requests between two pages.
 * It reads the first page before it returns, so that a database error becomes an ordinary error response.
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
