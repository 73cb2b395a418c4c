import type { Actor } from '../accounts/actor.ts';
import { may } from '../accounts/permissions.ts';
import type { Decision } from '../decision.ts';
import type { TrackStatus } from '../tracks/track.ts';

/** The lengths that the desk offers for one tap, in minutes. */
export const stopLengths = [10, 20, 30] as const;
/** The longest stop, in minutes: a longer one is a closing. */
export const stopMinutesAtMost = 240;
/** The messages of a stop wait so long, in seconds: it can be undone without a word to riders. */
export const stopPauseSeconds = 60;
/** The most tracks of one stop: all that a park can have. */
export const stopTracksAtMost = 100;
/** A stop can be undone so long after a ride's first time, in minutes. */
const undoGraceMinutes = 5;

export interface StoppingFacts {
  actor: Actor;
  /** Of each track of the stop; null where there is none of this id. */
  tracks: readonly (TrackStatus | null)[];
  /** The newest stop that the desk has seen, and the newest one of these tracks; null for none. */
  seen: number | null;
  newest: number | null;
}

/** May the desk stop these tracks? Where another desk has stopped one meanwhile, it sees that first. */
export function decideStopping({ actor, tracks, seen, newest }: StoppingFacts): Decision {
  if (!may(actor.role, 'cable.stop')) return 'FORBIDDEN';
  if (tracks.includes(null)) return 'NOT_FOUND';
  if (tracks.includes('retired')) return 'TRACK_CLOSED';
  return (seen ?? 0) < (newest ?? 0) ? 'CHANGED_SINCE' : 'ok';
}

export interface UndoingStopFacts {
  actor: Actor;
  now: Temporal.Instant;
  /** Null where there is none of this id. */
  stop: { isUndone: boolean } | null;
  /** Whether a later stop has moved the same tracks. */
  isFollowed: boolean;
  /** Whether each of its slots is still where the stop put it. */
  isAsLeft: boolean;
  /** The earliest first time of its rides; null where it moved none. */
  firstStart: Temporal.Instant | null;
}

/** May all slots of a stop return to their times? As a whole or not at all. */
export function decideUndoingStop(facts: UndoingStopFacts): Decision {
  const { actor, now, stop, isFollowed, isAsLeft, firstStart } = facts;
  if (!may(actor.role, 'cable.stop')) return 'FORBIDDEN';
  if (stop === null) return 'NOT_FOUND';
  if (stop.isUndone) return 'unchanged';
  if (isFollowed || !isAsLeft) return 'CHANGED_SINCE';
  if (firstStart === null) return 'ok';
  return Temporal.Instant.compare(firstStart.add({ minutes: undoGraceMinutes }), now) < 0 ? 'TOO_LATE' : 'ok';
}

/** May the desk hasten the messages of a stop, and tick off who was told? @param stop null where there is none of this id */
export function decideHandlingStop(actor: Actor, stop: object | null): Decision {
  if (!may(actor.role, 'cable.stop')) return 'FORBIDDEN';
  return stop === null ? 'NOT_FOUND' : 'ok';
}
