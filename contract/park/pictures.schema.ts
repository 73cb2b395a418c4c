import { contentNames } from '@cablepark/domain/content/content-names';
import { pictureDescription } from '@cablepark/domain/pictures/picture.schema';
import * as z from 'zod/mini';

const reference = z.object({ id: z.int(), name: z.string() });

/** A picture of the library, with the places that show it. */
export const libraryPictureRow = z.object({
  id: z.uuid(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  placeholder: z.string(),
  alt: z.object({ pl: z.string(), en: z.string() }),
  focus: z.object({ x: z.int(), y: z.int() }),
  date_created: z.string(),
  pages: z.array(z.enum(contentNames)),
  events: z.array(reference),
  tracks: z.array(reference),
});
export type LibraryPictureRow = z.infer<typeof libraryPictureRow>;
export const libraryPictureRows = z.array(libraryPictureRow);

export const pictureDescriptionBody = pictureDescription;

/** An uploaded picture of an event or an obstacle, or an uploaded logo. */
export const uploadedPicture = z.object({
  id: z.uuid(),
  type: z.string(),
  width: z.int(),
  height: z.int(),
});
export type UploadedPicture = z.infer<typeof uploadedPicture>;
