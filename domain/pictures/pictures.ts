import type { Bilingual } from '../words/words.schema.ts';
import { isOurPicture, ourPictures } from './our-pictures.ts';

/** The point that stays in view when a picture is cropped: percent from the left and from the top, in steps of `focusStep`. */
export interface Focus {
  x: number;
  y: number;
}

/** Steps keep the focus points few, so that one style sheet covers all pictures. */
export const focusStep = 5;
export const middle: Focus = { x: 50, y: 50 };

/** The files of a picture of the library. */
export interface LibraryFiles {
  /** The width of the largest file. */
  width: number;
  height: number;
  widths: number[];
  focus: Focus;
  /** A data URL of a few pixels, shown while the picture loads; empty for pictures with transparent parts. */
  placeholder: string;
}

/** The public data of a picture, besides its name. */
export interface PublicPicture {
  /** The text for readers who cannot see the picture. */
  alt: Bilingual;
  /** Null for built-in pictures, whose files are part of the site. */
  files: LibraryFiles | null;
}

/** By name, as contents refer to them. */
export type PublicPictures = Readonly<Record<string, PublicPicture>>;

/** The pictures of a content: every value under the key `picture`, at any depth. Without duplicates, in their order. */
export function picturesIn(content: unknown): string[] {
  return [...new Set(namesIn(content))];
}

function namesIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'picture' && typeof value === 'string' ? [value] : namesIn(value),
  );
}

/** Whether each of its pictures is built-in or in the library. */
export function arePicturesKnown(content: unknown, library: Iterable<string>): boolean {
  const names = new Set(library);
  return picturesIn(content).every((name) => isOurPicture(name) || names.has(name));
}

/** The pictures of the content with their public data. */
export function picturesToShow(content: unknown, library: PublicPictures): PublicPictures {
  return Object.fromEntries(
    picturesIn(content).flatMap((name) => {
      const own = Object.hasOwn(library, name) ? library[name] : undefined;
      const picture = isOurPicture(name) ? { alt: ourPictures[name], files: null } : own;
      return picture ? [[name, picture] as const] : [];
    }),
  );
}

/** The same content, without pictures missing from the library: this makes an old version restorable. */
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
