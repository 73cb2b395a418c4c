import { checkRows } from '@cablepark/contract/checks';
import {
  type FieldOf,
  pathOf,
  type RowOf,
  rowPathOf,
  type WireCollection,
} from '@cablepark/contract/collections';
import { request } from './http.ts';
import { type ListQuery, toSearch } from './query.ts';
import type { Answer, Sender } from './send.ts';

/** A query of a collection: its fields decide the type of the rows. */
export type RowQuery<Fields extends readonly string[]> = Omit<ListQuery, 'fields'> & { fields?: Fields };

/** One answer of a list, with its count if the query asks for it. @throws like `call`. */
export async function readRows<C extends WireCollection, const Fields extends readonly FieldOf<C>[] = ['*']>(
  collection: C,
  query: RowQuery<Fields>,
  signal?: AbortSignal,
  sender: Sender = request,
): Promise<Answer<RowOf<C, Fields>[]>> {
  const answer = await sender({ url: `${pathOf(collection)}${toSearch(query)}`, signal });
  if (import.meta.env.DEV) checkRows(collection, query.fields, answer.data);
  return answer as Answer<RowOf<C, Fields>[]>;
}

/** @throws ApiError 403 for an unknown row; else like `call`. */
export async function readRow<C extends WireCollection, const Fields extends readonly FieldOf<C>[] = ['*']>(
  collection: C,
  id: number | string,
  fields?: Fields,
  signal?: AbortSignal,
): Promise<RowOf<C, Fields>> {
  const { data } = await request({
    url: `${rowPathOf(collection, id)}${toSearch(fields ? { fields } : {})}`,
    signal,
  });
  if (import.meta.env.DEV) checkRows(collection, fields, [data]);
  return data as RowOf<C, Fields>;
}

/** A row of a live message. */
export function asRow<C extends WireCollection>(collection: C, row: unknown): RowOf<C> {
  if (import.meta.env.DEV) checkRows(collection, ['*'], [row]);
  return row as RowOf<C>;
}
