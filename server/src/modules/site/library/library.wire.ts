import type { LibraryPictureRow } from '@cablepark/contract/park/pictures.schema';
import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../../context.ts';
import { findPictures, type StoredPicture } from './library.store.ts';
import { findUses } from './picture-uses.ts';

/** The whole library, newest first. */
export async function readLibrary(context: AppContext): Promise<LibraryPictureRow[]> {
  const { db } = context.store;
  const pictures = await findPictures(db);
  const usesOf = await findUses(db, await context.pageContents.read());
  return pictures.map((stored) => ({ ...writePicture(stored), ...usesOf(stored.id) }));
}

/** @throws FORBIDDEN (no such picture) */
export async function readPicture(context: AppContext, id: string): Promise<LibraryPictureRow> {
  const row = (await readLibrary(context)).find((picture) => picture.id === id);
  if (!row) throw new ParkError('NOT_FOUND');
  return row;
}

function writePicture({ id, picture, createdAtMs }: StoredPicture) {
  const { alt, files } = picture;
  return { id, alt, ...files, date_created: new Date(createdAtMs).toISOString() };
}
