import { contentNames } from '@cablepark/domain/content/content-names';
import { pictureDescription } from '@cablepark/domain/pictures/picture.schema';
import * as z from 'zod';

/** Any other text than a picture's id is a missing picture. */
export const picturePath = z.object({ id: z.string() });
export const filePath = z.object({ id: z.string(), file: z.string() });
export const description = pictureDescription;

const bilingual = z.object({ pl: z.string(), en: z.string() });

const reference = z.object({ id: z.int(), name: z.string() });

export const pictureRow = z.object({
  id: z.uuid(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  placeholder: z.string(),
  alt: bilingual,
  focus: z.object({ x: z.int(), y: z.int() }),
  date_created: z.string(),
  pages: z.array(z.enum(contentNames)),
  events: z.array(reference),
  tracks: z.array(reference),
});
