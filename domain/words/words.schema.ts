import * as z from 'zod/mini';
import { isWebAddress } from '../text/web-address.ts';

/** The schema of a text page for Admins. */

/** A text in Polish and in English; an empty one falls back to the other language. No direction marks: they reverse the text after them. */
function bilingual(maxLength: number, breaks: RegExp) {
  return z.strictObject({ pl: textOf(maxLength, breaks), en: textOf(maxLength, breaks) });
}

function textOf(maxLength: number, breaks: RegExp) {
  return z.string().check(
    z.overwrite((value) => value.replaceAll('\r\n', '\n')),
    z.trim(),
    z.maxLength(maxLength),
    z.refine((value) => !breaks.test(value), { error: 'regex' }),
  );
}

const directionMarks = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';
const inLine = new RegExp(`[\\p{Cc}\\p{Zl}\\p{Zp}${directionMarks}]`, 'u');
const inText = new RegExp(`[^\\P{Cc}\\n]|[${directionMarks}]`, 'u');

/** One line. */
export const bilingualLine = (maxLength: number) => bilingual(maxLength, inLine);
/** Several lines, shown as they are. */
export const bilingualText = (maxLength: number) => bilingual(maxLength, inText);
export type Bilingual = z.infer<ReturnType<typeof bilingualLine>>;

/** A limit on lines: each may become a paragraph or a list item, whose cost for the server equals a long sentence. */
export const mostLines = 200;

const fewLines = z.refine<string>((text) => text.split('\n').length <= mostLines, { error: 'lines' });

/** The text of a section: Markdown, in the subset of `markdown.ts`. */
export const sectionText = z.strictObject({
  pl: textOf(5000, inText).check(fewLines),
  en: textOf(5000, inText).check(fewLines),
});

/** The name of a built-in picture (`cable`), or the id of one in the park's library; null for none. */
export const pictureName = z.nullable(z.string().check(z.regex(/^[a-z0-9-]{1,36}$/)));

/** The target of a button: a page of the site, or an address elsewhere. */
export const linkTarget = z.string().check(
  z.trim(),
  z.maxLength(500),
  z.refine((text) => /^\/(?!\/)[\w/-]*$/.test(text) || isWebAddress(text), { error: 'regex' }),
);

const section = z.strictObject({
  heading: bilingualLine(100),
  text: sectionText,
  picture: pictureName,
});
export type Section = z.infer<typeof section>;

export const mostSections = 20;

/** Navigation bar, features, contact and directions. A hidden page is absent from the menu, the links and the site map. */
export const wordsPage = z.strictObject({
  isShown: z.boolean(),
  title: bilingualLine(60),
  /** For search engines and for previews of links. */
  description: bilingualLine(200),
  lead: bilingualText(400),
  sections: z.array(section).check(z.maxLength(mostSections)),
});
export type WordsPage = z.infer<typeof wordsPage>;
