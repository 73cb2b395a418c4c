import type { FieldOf, RowOf, WireCollection } from '@cablepark/contract/collections';
import { listPageSize } from '@cablepark/domain/park/policy';
import { request } from './http.ts';
import { type RowQuery, readRows } from './rows.ts';
import type { Answer, Sender } from './send.ts';

/**
 * Reads every matching row, page by page, so that no list is truncated. `sort` must be total.
 * @param sender `send` requests as a visitor, even with a session
 */
export function readAll<C extends WireCollection, const Fields extends readonly FieldOf<C>[] = ['*']>(
  collection: C,
  query: RowQuery<Fields> & { sort: readonly string[] },
  signal?: AbortSignal,
  sender: Sender = request,
): Promise<RowOf<C, Fields>[]> {
  return collectPages((page) =>
    readRows(collection, { ...query, limit: listPageSize, page, meta: 'filter_count' }, signal, sender),
  );
}

/** The first page has the total; the others are fetched in parallel and joined in order. */
export async function collectPages<Row>(readPage: (page: number) => Promise<Answer<Row[]>>): Promise<Row[]> {
  const first = await readPage(1);
  const pages = Math.ceil((first.meta?.filter_count ?? first.data.length) / listPageSize);
  const others = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => readPage(index + 2));
  return [first, ...(await Promise.all(others))].flatMap((answer) => answer.data);
}
