import { randomUUID } from 'node:crypto';
import type { Fixture } from './fixture.ts';
import { type PermissionCase, permissionCase } from './permission-case.ts';

/** A picture of the library that no page shows, with one file. */
async function aPicture({ park, other }: Fixture): Promise<string> {
  const { db } = park.store;
  const id = randomUUID();
  const size = { width: 1, height: 1, placeholder: '' };
  const said = { alt_pl: '', alt_en: '', focus_x: 50, focus_y: 50 };
  const row = { id, ...size, ...said, created_at: 0, created_by: other.id };
  await db.insertInto('library_picture').values(row).execute();
  const file = {
    id: `${id}/1.avif`,
    picture_id: id,
    type: 'image/avif',
    width: 1,
    content: Buffer.from('x'),
  };
  await db.insertInto('library_file').values(file).execute();
  park.library.forget();
  return id;
}

export const libraryReadingCases: PermissionCase[] = [
  permissionCase('GET /park/pictures', 'lists the library', 'Editor', () => ({ url: '/park/pictures' })),
  permissionCase('GET /assets/:id/:file', 'sees a picture of the library', 'visitor', async (fixture) => ({
    url: `/assets/${await aPicture(fixture)}/1.avif`,
  })),
];

export const libraryCases: PermissionCase[] = [
  permissionCase('POST /park/pictures', 'puts a picture into the library', 'Admin', ({ picture }) => ({
    url: '/park/pictures',
    body: picture,
    headers: { 'content-type': 'image/png' },
  })),
  permissionCase('PATCH /park/pictures/:id', 'describes a picture', 'Admin', async (fixture) => ({
    url: `/park/pictures/${await aPicture(fixture)}`,
    body: { alt: { pl: 'Most', en: 'A bridge' }, focus: { x: 10, y: 20 } },
  })),
  permissionCase('DELETE /park/pictures/:id', 'removes a picture', 'Admin', async (fixture) => ({
    url: `/park/pictures/${await aPicture(fixture)}`,
  })),
];
