import type { Decision, Refusal } from '../decision.ts';
import type { ContentName } from './content-names.ts';

/** More than any park shows; each takes up to a megabyte of every backup. */
export const mostPictures = 300;

/** An event or a track that shows a picture. */
export interface NamedUse {
  id: number;
  name: string;
}

/** Where a picture of the library is shown. */
export interface PictureUses {
  pages: ContentName[];
  events: NamedUse[];
  /** With it as the picture of an obstacle. */
  tracks: NamedUse[];
}

export interface PictureInUse extends Refusal, PictureUses {}

/** May there be one more in the library? */
export function decidePictureMaking(count: number): Decision {
  return count < mostPictures ? 'ok' : 'PICTURE_LIMIT';
}

/** May a picture be described so? Anybody who may do so at all may, and what is said already is not said again. */
export function decidePictureChange(isDifferent: boolean): Decision {
  return isDifferent ? 'ok' : 'unchanged';
}

/**
 * May a picture go? Not while a page, an event or a track shows it. What only earlier versions of a page show may: a park must be able to take down
 * somebody's photo for good, and such a version comes back without it.
 */
export function decidePictureDeletion(uses: PictureUses): Decision | PictureInUse {
  const isUnused = Object.values(uses).every((each) => each.length === 0);
  return isUnused ? 'ok' : { code: 'PICTURE_IN_USE', ...uses };
}
