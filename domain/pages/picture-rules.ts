import type { Decision, Refusal } from '../decision.ts';
import type { ContentName } from './content-names.ts';

/** More than any park shows; each takes up to a megabyte of every backup. */
export const mostPictures = 300;

/** `pages`: the contents that show it. */
export interface PictureInUse extends Refusal {
  pages: ContentName[];
}

/** May there be one more in the library? */
export function decidePictureMaking(count: number): Decision {
  return count < mostPictures ? 'ok' : 'PICTURE_LIMIT';
}

/** May a picture be described so? Anybody who may do so at all may, and what is said already is not said again. */
export function decidePictureChange(isDifferent: boolean): Decision {
  return isDifferent ? 'ok' : 'unchanged';
}

/**
 * May a picture go? Not while a page shows it. What only earlier versions of a page show may: a park must be able to take down
 * somebody's photo for good, and such a version comes back without it.
 */
export function decidePictureDeletion(pages: ContentName[]): Decision | PictureInUse {
  return pages.length === 0 ? 'ok' : { code: 'PICTURE_IN_USE', pages };
}
