import type { Decision } from '../decision.ts';

export interface ContentChange {
  /** The version that the editor read, and the current one: 0 while there is none. */
  edited: number;
  standing: number;
  isDifferent: boolean;
  /** Whether every picture that it names exists. */
  arePicturesKnown: boolean;
}

/** May this be the next version? Of two Admins who edit the same page, the second gets an error and loses nothing. */
export function decideContentChange(change: ContentChange): Decision {
  if (!change.arePicturesKnown) return 'INVALID_FOREIGN_KEY';
  if (!change.isDifferent) return 'unchanged';
  return change.edited === change.standing ? 'ok' : 'CONTENT_CHANGED';
}
