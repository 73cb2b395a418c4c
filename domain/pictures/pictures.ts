import type { Bilingual } from '../words/words.schema.ts';
import { isOurPicture, ourPictures } from './our-pictures.ts';

/** The point that stays in view when a picture is cropped: per cent from the left and from the top, in steps of `focusStep`. */
export interface Focus {
  x: number;
  y: number;
}

/** Where in the picture a style sheet can put it without a style of its own for each picture. */
export const focusStep = 5;
export const middle: Focus = { x: 50, y: 50 };

/** The files of a picture of the library. */
export interface LibraryFiles {
  /** Of the largest. */
  width: number;
  height: number;
  widths: number[];
  focus: Focus;
  /** A data URL of a few pixels, shown until the picture is there; empty for one with transparent parts. */
  placeholder: string;
}

/** What a page needs besides a picture's name to show it. */
export interface PublicPicture {
  /** Said instead of the picture. */
  alt: Bilingual;
  /** Null for ours, whose files the site brings along. */
  files: LibraryFiles | null;
}

/** By their names, as contents name them. */
export type PublicPictures = Readonly<Record<string, PublicPicture>>;

/** The pictures that a content names: whatever stands under the key `picture`, however deep. Each once, in their order. */
export function picturesIn(content: unknown): string[] {
  return [...new Set(namesIn(content))];
}

function namesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'picture' && typeof value === 'string' ? [value] : namesIn(value),
  );
}

/** Whether each picture that it names is one of ours or one of these. */
export function arePicturesKnown(content: unknown, library: Iterable<string>): boolean {
  const known = new Set(library);
  return picturesIn(content).every((name) => isOurPicture(name) || known.has(name));
}

/** Those that the content names, as a page shows them. */
export function picturesToShow(content: unknown, library: PublicPictures): PublicPictures {
  return Object.fromEntries(
    picturesIn(content).flatMap((name) => {
      const own = Object.hasOwn(library, name) ? library[name] : undefined;
      const picture = isOurPicture(name) ? { alt: ourPictures[name], files: null } : own;
      return picture ? [[name, picture] as const] : [];
    }),
  );
}

/** The same content, without those that have been removed from the library since: so it can be put back. */
export function withoutLostPictures<Content>(content: Content, library: PublicPictures): Content {
  if (typeof content !== 'object' || content === null) return content;
  if (Array.isArray(content)) return content.map((each) => withoutLostPictures(each, library)) as Content;
  const isLost = (name: string) => !isOurPicture(name) && !Object.hasOwn(library, name);
  return Object.fromEntries(
    Object.entries(content).map(([key, value]: [string, unknown]) => [
      key,
      key === 'picture' && typeof value === 'string' && isLost(value)
        ? null
        : withoutLostPictures(value, library),
    ]),
  ) as Content;
}
