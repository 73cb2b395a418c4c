import type { ItemCollectionName } from './collections.ts';

/** The address of every call of the server (SPEC.md §7; ours in WIRE.md), without host and query. */
export const calls = {
  login: '/auth/login',
  refresh: '/auth/refresh',
  logout: '/auth/logout',
  passwordRequest: '/auth/password/request',
  passwordReset: '/auth/password/reset',
  users: '/users',
  me: '/users/me',
  user: (id: string) => `/users/${encodeURIComponent(id)}`,
  serverInfo: '/server/info',
  items: (collection: ItemCollectionName) => `/items/${collection}`,
  item: (collection: ItemCollectionName, id: number) => `/items/${collection}/${id}`,
  file: (id: string) => `/assets/${encodeURIComponent(id)}`,
  files: '/files',
  park: '/park',
  takings: '/takings',
  exported: (name: 'bookings' | 'payments') => `/export/${name}.csv`,
  walkIns: '/desk/walk-ins',
  moves: '/desk/moves',
  noShows: '/desk/no-shows',
  voids: '/desk/voids',
} as const;
