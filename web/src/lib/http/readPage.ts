import type { FieldOf, RowOf, WireCollection } from '@cablepark/contract/collections';
import { type RowQuery, readRows } from './rows.ts';

/** A page of a list, and how many rows the whole list has. @throws like `call`. */
export async function readPage<C extends WireCollection, const Fields extends readonly FieldOf<C>[] = ['*']>(
  collection: C,
  query: RowQuery<Fields>,
  signal?: AbortSignal,
): Promise<{ rows: RowOf<C, Fields>[]; total: number }> {
  const { data, meta } = await readRows(collection, { ...query, meta: 'filter_count' }, signal);
  return { rows: data, total: meta?.filter_count ?? data.length };
}
