import type { Decision, Refusal } from '../decision.ts';
import type { ContentName } from './content-names.ts';

/** More than a park uses; each adds up to a megabyte to every backup. */
export const mostPictures = 300;

/** An event or a track that shows a picture. */
export interface NamedUse {
  id: number;
  name: string;
}

/** The places that show a picture of the library. */
export interface PictureUses {
  pages: ContentName[];
  events: NamedUse[];
  /** Tracks with an obstacle that shows it. */
  tracks: NamedUse[];
}

export interface PictureInUse extends Refusal, PictureUses {}

/** May the library get one more picture? */
export function decidePictureMaking(count: number): Decision {
  return count < mostPictures ? 'ok' : 'PICTURE_LIMIT';
}

/** May a picture's description change? Anybody with the permission may; an equal description is unchanged. */
export function decidePictureChange(isDifferent: boolean): Decision {
  return isDifferent ? 'ok' : 'unchanged';
}

/**
 * May a picture be deleted? Not while a page, an event or a track shows it. Earlier versions of a page do not count,
 * because a park must be able to remove somebody's photo for good. Restoring such a version omits the picture.
 */
export function decidePictureDeletion(uses: PictureUses): Decision | PictureInUse {
  const isUnused = Object.values(uses).every((each) => each.length === 0);
  return isUnused ? 'ok' : { code: 'PICTURE_IN_USE', ...uses };
}
