import * as z from 'zod/mini';
import { bilingualLine, bilingualText, linkTarget, pictureName } from './words.schema.ts';

/** One full screen of the home page. */
const scene = z.strictObject({
  /** Its anchor in the address of the page; it stays when the words change. */
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,29}$/)),
  isShown: z.boolean(),
  picture: pictureName,
  /** Beside its dot. */
  name: bilingualLine(24),
  title: bilingualLine(80),
  line: bilingualText(280),
  action: z.nullable(z.strictObject({ label: bilingualLine(40), target: linkTarget })),
});
export type Scene = z.infer<typeof scene>;

/** The home page (SPEC.md §2): sections that scroll by themselves. */
export const homePage = z
  .strictObject({
    title: bilingualLine(60),
    description: bilingualLine(200),
    scenes: z.array(scene).check(z.minLength(2), z.maxLength(12)),
  })
  .check(
    z.refine(({ scenes }) => new Set(scenes.map(({ id }) => id)).size === scenes.length, {
      error: 'unique',
      path: ['scenes'],
    }),
  );
export type HomePage = z.infer<typeof homePage>;
