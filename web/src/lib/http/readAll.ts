import type { ItemCollectionName } from '@cablepark/contract/collections';
import { listPageSize } from '@cablepark/domain/park/policy';
import { type Request, request } from './http.ts';
import type { ListQuery } from './query.ts';
import type { Answer } from './send.ts';
import { urls } from './urls.ts';

/**
 * Reads every matching row, page by page, so that no list is truncated. `sort` must be total.
 * @param send `send` requests as a visitor, even with a session
 */
export function readAll<Row>(
  collection: ItemCollectionName,
  query: ListQuery & { sort: readonly string[] },
  signal?: AbortSignal,
  send: Request = request,
): Promise<Row[]> {
  return collectPages((page) =>
    send<Row[]>({
      url: urls.items(collection, { ...query, limit: listPageSize, page, meta: 'filter_count' }),
      signal,
    }),
  );
}

/** The first page has the total; the others are fetched in parallel and joined in order. */
export async function collectPages<Row>(readPage: (page: number) => Promise<Answer<Row[]>>): Promise<Row[]> {
  const first = await readPage(1);
  const pages = Math.ceil((first.meta?.filter_count ?? first.data.length) / listPageSize);
  const others = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => readPage(index + 2));
  return [first, ...(await Promise.all(others))].flatMap((answer) => answer.data);
}
