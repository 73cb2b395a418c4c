import type { LibraryPictureRow } from '@cablepark/contract/pictures';
import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../context.ts';
import { findPictures, type StoredPicture } from './library.store.ts';
import { pagesShowing } from './pages-showing.ts';

/** All of the library, the newest first. */
export async function readLibrary(context: AppContext): Promise<LibraryPictureRow[]> {
  const [pictures, contents] = [await findPictures(context.store.db), await context.contents.read()];
  const pages = pagesShowing(contents);
  return pictures.map((stored) => ({ ...writePicture(stored), pages: pages(stored.id) }));
}

/** @throws FORBIDDEN (no such picture) */
export async function readPicture(context: AppContext, id: string): Promise<LibraryPictureRow> {
  const row = (await readLibrary(context)).find((picture) => picture.id === id);
  if (!row) throw new ParkError('FORBIDDEN');
  return row;
}

function writePicture({ id, picture, createdAtMs }: StoredPicture) {
  const { alt, files } = picture;
  return { id, alt, ...files, date_created: new Date(createdAtMs).toISOString() };
}
