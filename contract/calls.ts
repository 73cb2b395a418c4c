import type { ContentName } from '@cablepark/domain/content/content-names';
import type { LegalName } from '@cablepark/domain/legal/our-legal';
import type { ItemCollectionName } from './collections.ts';
import type { LibraryType } from './park/pictures.ts';

/** The address of every call of the server (SPEC.md §7; ours in WIRE.md), without host and query; staff calls are in `desk-calls.ts`. */
export const calls = {
  login: '/auth/login',
  refresh: '/auth/refresh',
  logout: '/auth/logout',
  passwordRequest: '/auth/password/request',
  passwordReset: '/auth/password/reset',
  users: '/users',
  me: '/users/me',
  emailChange: '/users/me/email-change',
  emailProof: '/auth/email/confirm',
  ownSessions: '/users/me/sessions',
  ownSession: (id: string) => `/users/me/sessions/${encodeURIComponent(id)}`,
  ownData: '/users/me/data',
  user: (id: string) => `/users/${encodeURIComponent(id)}`,
  serverInfo: '/server/info',
  items: (collection: ItemCollectionName) => `/items/${collection}`,
  item: (collection: ItemCollectionName, id: number) => `/items/${collection}/${id}`,
  file: (id: string) => `/assets/${encodeURIComponent(id)}`,
  pictureFile: (id: string, width: number, type: LibraryType) => `/assets/${id}/${width}.${type}`,
  content: (name: ContentName) => `/park/contents/${name}`,
  legalVersion: (name: LegalName, version: number) => `/park/legal/${name}/versions/${version}`,
} as const;
