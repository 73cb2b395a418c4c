import { deskCalls } from '@cablepark/contract/desk-calls';
import type { LibraryPictureRow } from '@cablepark/contract/park/pictures';
import { ourPictures } from '@cablepark/domain/pictures/our-pictures';
import type { PictureDescription } from '@cablepark/domain/pictures/picture.schema';
import type { PublicPictures } from '@cablepark/domain/pictures/pictures';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../lib/http/http.ts';
import { requestBytes } from '../../lib/http/sendBlob.ts';

/** GET /park/pictures (Admin): the library, the newest first. */
export function library() {
  return queryOptions({
    queryKey: ['library'],
    queryFn: async ({ signal }) =>
      (await request<LibraryPictureRow[]>({ url: deskCalls.pictures, signal })).data,
  });
}

const sendPicture = requestBytes(async (response) => {
  const answer: { data: LibraryPictureRow } = await response.json();
  return answer.data;
});

/**
 * POST /park/pictures: the server creates our sizes and strips the metadata.
 * @throws ApiError as `uploadPicture`, and PICTURE_LIMIT; NetworkError.
 */
export async function uploadToLibrary(file: File): Promise<LibraryPictureRow> {
  return (await sendPicture<LibraryPictureRow>({ method: 'POST', url: deskCalls.pictures, body: file })).data;
}

/** PATCH /park/pictures/{id}. @throws ApiError FORBIDDEN (deleted), NetworkError. */
export async function describePicture(id: string, body: PictureDescription): Promise<LibraryPictureRow> {
  return (await request<LibraryPictureRow>({ method: 'PATCH', url: deskCalls.picture(id), body })).data;
}

/** DELETE /park/pictures/{id}. @throws ApiError PICTURE_IN_USE, FORBIDDEN (deleted); NetworkError. */
export async function removePicture(id: string): Promise<void> {
  await request({ method: 'DELETE', url: deskCalls.picture(id) });
}

/** Built-in and library pictures, for previews of unsaved pages. */
export function publicPictures(rows: readonly LibraryPictureRow[]): PublicPictures {
  const ours = Object.entries(ourPictures).map(([name, alt]) => [name, { alt, files: null }] as const);
  const own = rows.map(({ id, alt, ...files }) => [id, { alt, files }] as const);
  return Object.fromEntries([...ours, ...own]);
}
