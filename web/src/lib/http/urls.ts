import { calls } from '@cablepark/contract/calls';
import type { ItemCollectionName } from '@cablepark/contract/collections';
import { type ListQuery, toSearch } from './query.ts';

/** The URL of every call, those of items with their query. */
export const urls = {
  ...calls,
  items: (collection: ItemCollectionName, query: ListQuery = {}) =>
    `${calls.items(collection)}${toSearch(query)}`,
  item: (collection: ItemCollectionName, id: number, query: ListQuery = {}) =>
    `${calls.item(collection, id)}${toSearch(query)}`,
} as const;

/** The one API host (SPEC.md §2): the page's `api-host`, else the page's own host. */
export function hostedUrl(path: string): string {
  // A prerendered page comes from the same host.
  if (typeof document === 'undefined') return path;
  const host = document.querySelector<HTMLMetaElement>('meta[name="api-host"]')?.content ?? '';
  return `${host.replace(/\/+$/, '')}${path}`;
}
