import type { Decision } from '../decision.ts';
import type { Actor } from './actor.ts';
import { may } from './permissions.ts';

/** The most characters of a note. */
export const noteMaxLength = 500;

/** The facts for a note of the staff on a rider. */
export interface NoteFacts {
  actor: Actor;
  /** Whether the rider's account exists and is not erased. */
  isRiderThere: boolean;
}

/** May a note be written? */
export function decideNote({ actor, isRiderThere }: NoteFacts): Decision {
  if (!may(actor.role, 'rider.note')) return 'FORBIDDEN';
  return isRiderThere ? 'ok' : 'NOT_FOUND';
}

/** The facts for deleting a note. */
export interface NoteRemovalFacts {
  actor: Actor;
  /** The account that wrote it; null without such a note. */
  author: string | null;
}

/** May a note be deleted? Its author may, and Editors any. */
export function decideNoteRemoval({ actor, author }: NoteRemovalFacts): Decision {
  if (!may(actor.role, 'rider.note')) return 'FORBIDDEN';
  if (author === null) return 'NOT_FOUND';
  return mayRemoveNote(actor, author) ? 'ok' : 'FORBIDDEN';
}

/** Whether a page offers to delete it. */
export function mayRemoveNote(actor: Actor, author: string): boolean {
  return author === actor.id || may(actor.role, 'rider.removeAnyNote');
}
