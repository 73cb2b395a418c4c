import type { Decision } from '../decision.ts';

export interface ContentChange {
  /** The version that was read before it was edited, and the one that stands: 0 while nobody has written any. */
  edited: number;
  standing: number;
  isDifferent: boolean;
  /** Whether every picture that it names is there. */
  arePicturesKnown: boolean;
}

/** May this be the next version? Of two Admins who edit the same page the second is told, and loses nothing. */
export function decideContentChange(change: ContentChange): Decision {
  if (!change.arePicturesKnown) return 'INVALID_FOREIGN_KEY';
  if (!change.isDifferent) return 'unchanged';
  return change.edited === change.standing ? 'ok' : 'CONTENT_CHANGED';
}
