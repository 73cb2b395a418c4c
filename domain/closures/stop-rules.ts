import type { Actor } from '../accounts/actor.ts';
import { may } from '../accounts/permissions.ts';
import type { Decision } from '../decision.ts';
import type { TrackStatus } from '../tracks/track.ts';

/** The lengths that the desk offers as buttons, in minutes. */
export const stopLengths = [10, 20, 30] as const;
/** The longest stop, in minutes; a longer one is a closure. */
export const stopMinutesAtMost = 240;
/** How many seconds the messages of a stop wait, so that it can be undone without any message. */
export const stopPauseSeconds = 60;
/** The most tracks of one stop: all that a park can have. */
export const stopTracksAtMost = 100;
/** How many minutes after a ride's original time a stop can be undone. */
const undoGraceMinutes = 5;

export interface StoppingFacts {
  actor: Actor;
  /** The status of each track of the stop; null if there is none with this id. */
  tracks: readonly (TrackStatus | null)[];
  /** The newest stop that the desk has loaded, and the newest one of these tracks; null for none. */
  seen: number | null;
  newest: number | null;
}

/** May the desk stop these tracks? If another desk has stopped one meanwhile, this desk must load that stop first. */
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
  /** Whether each of its slots is as the stop left it. */
  isAsLeft: boolean;
  /** The earliest original start of its rides; null if it moved none. */
  firstStart: Temporal.Instant | null;
}

/** May all slots of a stop return to their original times? All or none. */
export function decideUndoingStop(facts: UndoingStopFacts): Decision {
  const { actor, now, stop, isFollowed, isAsLeft, firstStart } = facts;
  if (!may(actor.role, 'cable.stop')) return 'FORBIDDEN';
  if (stop === null) return 'NOT_FOUND';
  if (stop.isUndone) return 'unchanged';
  if (isFollowed || !isAsLeft) return 'CHANGED_SINCE';
  if (firstStart === null) return 'ok';
  return Temporal.Instant.compare(firstStart.add({ minutes: undoGraceMinutes }), now) < 0 ? 'TOO_LATE' : 'ok';
}

/** May the desk send the messages of a stop now, and record whom it told? @param stop null if there is none with this id */
export function decideHandlingStop(actor: Actor, stop: object | null): Decision {
  if (!may(actor.role, 'cable.stop')) return 'FORBIDDEN';
  return stop === null ? 'NOT_FOUND' : 'ok';
}
