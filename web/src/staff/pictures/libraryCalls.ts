import {
  describePictureCall,
  listLibraryCall,
  removePictureCall,
  uploadToLibraryCall,
} from '@cablepark/contract/park/picture-calls';
import type { LibraryPictureRow } from '@cablepark/contract/park/pictures.schema';
import { ourPictures } from '@cablepark/domain/pictures/our-pictures';
import type { PictureDescription } from '@cablepark/domain/pictures/picture.schema';
import type { PublicPictures } from '@cablepark/domain/pictures/pictures';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/http/call.ts';
import { sendFile } from '../../lib/http/sendBlob.ts';

/** GET /park/pictures (Admin): the library, the newest first. */
export function library() {
  return queryOptions({
    queryKey: ['library'],
    queryFn: ({ signal }) => call(listLibraryCall, { signal }),
  });
}

/**
 * POST /park/pictures: the server creates our sizes and strips the metadata.
 * @throws ApiError as `uploadPicture`, and PICTURE_LIMIT; NetworkError.
 */
export function uploadToLibrary(file: File): Promise<LibraryPictureRow> {
  return sendFile(uploadToLibraryCall, file);
}

/** PATCH /park/pictures/{id}. @throws ApiError FORBIDDEN (deleted), NetworkError. */
export function describePicture(id: string, body: PictureDescription): Promise<LibraryPictureRow> {
  return call(describePictureCall, { params: { id }, body });
}

/** DELETE /park/pictures/{id}. @throws ApiError PICTURE_IN_USE, FORBIDDEN (deleted); NetworkError. */
export async function removePicture(id: string): Promise<void> {
  await call(removePictureCall, { params: { id } });
}

/** Built-in and library pictures, for previews of unsaved pages. */
export function publicPictures(rows: readonly LibraryPictureRow[]): PublicPictures {
  const ours = Object.entries(ourPictures).map(([name, alt]) => [name, { alt, files: null }] as const);
  const own = rows.map(({ id, alt, ...files }) => [id, { alt, files }] as const);
  return Object.fromEntries([...ours, ...own]);
}
