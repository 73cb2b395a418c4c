import * as z from 'zod/mini';
import { bilingualLine } from '../words/words.schema.ts';
import { focusStep } from './pictures.ts';

/** To the nearest step. */
const percent = z.int().check(
  z.gte(0),
  z.lte(100),
  z.overwrite((value) => Math.round(value / focusStep) * focusStep),
);

/** The description of a picture in the library. */
export const pictureDescription = z.strictObject({
  alt: bilingualLine(300),
  focus: z.strictObject({ x: percent, y: percent }),
});
export type PictureDescription = z.infer<typeof pictureDescription>;
