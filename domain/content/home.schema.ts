import * as z from 'zod/mini';
import { bilingualLine, bilingualText, linkTarget, pictureName } from '../words/words.schema.ts';
import { inOneLanguage } from '../words/written.ts';
import { sceneLimits, shownScenes } from './scenes.ts';

/** One full screen of the home page. */
const scene = z.strictObject({
  /** The anchor in the page's address; it stays when the text changes. */
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,29}$/)),
  isShown: z.boolean(),
  picture: pictureName,
  /** The label of its dot. */
  name: bilingualLine(24).check(inOneLanguage),
  title: bilingualLine(80).check(inOneLanguage),
  line: bilingualText(280),
  action: z.nullable(z.strictObject({ label: bilingualLine(40).check(inOneLanguage), target: linkTarget })),
});
export type Scene = z.infer<typeof scene>;

/** The home page (SPEC.md §2): sections that scroll to each other. */
export const homePage = z
  .strictObject({
    /** In the browser's tab, and with the description for search engines. */
    title: bilingualLine(60).check(inOneLanguage),
    description: bilingualLine(200).check(inOneLanguage),
    scenes: z.array(scene).check(z.maxLength(sceneLimits.most)),
  })
  .check(
    z.refine(({ scenes }) => new Set(scenes.map(({ id }) => id)).size === scenes.length, {
      error: 'unique',
      path: ['scenes'],
    }),
    z.refine((home) => shownScenes(home).length >= sceneLimits.fewest, { error: 'few', path: ['scenes'] }),
  );
export type HomePage = z.infer<typeof homePage>;
