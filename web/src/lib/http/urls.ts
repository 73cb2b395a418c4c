import { calls } from '@cablepark/contract/calls';
import type { ItemCollectionName } from '@cablepark/contract/collections';
import { type ListQuery, toSearch } from './query.ts';

/** Every call of the site, those of items with their query. */
export const urls = {
  ...calls,
  items: (collection: ItemCollectionName, query: ListQuery = {}) =>
    `${calls.items(collection)}${toSearch(query)}`,
  item: (collection: ItemCollectionName, id: number, query: ListQuery = {}) =>
    `${calls.item(collection, id)}${toSearch(query)}`,
} as const;

/** The one API host (SPEC.md §2): what the page's `api-host` names, else the host that served the page. */
export function hostedUrl(path: string): string {
  // A page that the server makes is served by that very host.
  if (typeof document === 'undefined') return path;
  const host = document.querySelector<HTMLMetaElement>('meta[name="api-host"]')?.content ?? '';
  return `${host.replace(/\/+$/, '')}${path}`;
}
