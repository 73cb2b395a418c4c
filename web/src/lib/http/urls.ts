import type { ItemCollectionName } from '@cablepark/contract/collections';
import { type ListQuery, toSearch } from './query.ts';

/** Every call of the site (SPEC.md §7). */
export const urls = {
  login: '/auth/login',
  refresh: '/auth/refresh',
  logout: '/auth/logout',
  passwordRequest: '/auth/password/request',
  passwordReset: '/auth/password/reset',
  users: '/users',
  me: '/users/me',
  user: (id: string) => `/users/${encodeURIComponent(id)}`,
  serverInfo: '/server/info',
  items: (collection: ItemCollectionName, query: ListQuery = {}) => `/items/${collection}${toSearch(query)}`,
  item: (collection: ItemCollectionName, id: number, query: ListQuery = {}) =>
    `/items/${collection}/${id}${toSearch(query)}`,
  file: (id: string) => `/assets/${encodeURIComponent(id)}`,
} as const;

/** The one API host (SPEC.md §2): what the page's `api-host` names, else the host that served the page. */
export function hostedUrl(path: string): string {
  // A page that the server makes is served by that very host.
  if (typeof document === 'undefined') return path;
  const host = document.querySelector<HTMLMetaElement>('meta[name="api-host"]')?.content ?? '';
  return `${host.replace(/\/+$/, '')}${path}`;
}
