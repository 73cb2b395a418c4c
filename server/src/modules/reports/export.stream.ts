import { Readable } from 'node:stream';
import type { After } from './export.store.ts';

interface Row {
  at: number;
  id: number;
}

/**
 * One text per page of rows, and one of what comes behind them, read as the browser takes them: a season's export never stands in memory, and between two
 * pages the database serves others. The first page is read at once, so that a database that fails is still a plain error.
 */
export async function streamPages<Each extends Row>(
  head: string,
  fromMs: number,
  read: (after: After) => Promise<Each[]>,
  write: (row: Each) => string,
  readTail: () => Promise<string> = async () => '',
): Promise<Readable> {
  const first = await read({ atMs: fromMs, id: 0 });
  async function* texts() {
    yield head;
    for (let page = first; ; ) {
      const last = page.at(-1);
      if (!last) break;
      yield page.map(write).join('');
      page = await read({ atMs: last.at, id: last.id });
    }
    yield await readTail();
  }
  return Readable.from(texts(), { objectMode: false });
}
