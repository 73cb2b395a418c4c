import type { ItemCollectionName } from '@cablepark/contract/collections';
import { listPageSize } from '@cablepark/domain/park/policy';
import { type Request, request } from './http.ts';
import type { ListQuery } from './query.ts';
import type { Answer } from './send.ts';
import { urls } from './urls.ts';

/**
 * Reads every matching row, a page at a time, so that no list is ever cut. `sort` must be total.
 * @param ask `send` asks as a visitor, whoever is logged in
 */
export function readAll<Row>(
  collection: ItemCollectionName,
  query: ListQuery & { sort: readonly string[] },
  signal?: AbortSignal,
  ask: Request = request,
): Promise<Row[]> {
  return collectPages((page) =>
    ask<Row[]>({
      url: urls.items(collection, { ...query, limit: listPageSize, page, meta: 'filter_count' }),
      signal,
    }),
  );
}

/** The first page tells how many there are; the others are fetched side by side and joined in their order. */
export async function collectPages<Row>(readPage: (page: number) => Promise<Answer<Row[]>>): Promise<Row[]> {
  const first = await readPage(1);
  const pages = Math.ceil((first.meta?.filter_count ?? first.data.length) / listPageSize);
  const others = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => readPage(index + 2));
  return [first, ...(await Promise.all(others))].flatMap((answer) => answer.data);
}
