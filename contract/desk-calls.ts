import type { ContentName } from '@cablepark/domain/pages/content-names';

/** The addresses of the calls that only the staff's pages make: the public pages do without them. */
export const deskCalls = {
  files: '/files',
  pictures: '/park/pictures',
  picture: (id: string) => `/park/pictures/${encodeURIComponent(id)}`,
  park: '/park',
  logos: '/park/logos',
  contentVersions: (name: ContentName) => `/park/contents/${name}/versions`,
  contentVersion: (name: ContentName, version: number) => `/park/contents/${name}/versions/${version}`,
  setupCheck: '/setup/check',
  setupAdmin: '/setup/admin',
  setupState: '/setup/state',
  setupMailTest: '/setup/mail-test',
  invitations: '/invitations',
  takings: '/takings',
  exported: (name: 'bookings' | 'payments') => `/export/${name}.csv`,
  walkIns: '/desk/walk-ins',
  moves: '/desk/moves',
  noShows: '/desk/no-shows',
  voids: '/desk/voids',
  season: '/season',
  seasonPreviews: '/season/previews',
  seasonChanges: '/season/changes',
  seasonChange: (id: number) => `/season/changes/${id}`,
  seasonUndo: (id: number) => `/season/changes/${id}/undo`,
} as const;
