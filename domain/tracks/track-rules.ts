import { may, type Role } from '../accounts/permissions.ts';
import type { Decision, Refusal } from '../decision.ts';
import {
  mostTracks,
  standingTracks,
  type Track,
  type TrackColour,
  type TrackStatus,
  trackColours,
} from './track.ts';

/** `slots`: the ids of some booked slots; `count`: the number of all. */
export interface HeldRefusal extends Refusal {
  slots: number[];
  count: number;
}

/** The maximum number of ids in the refusal. */
const mostTold = 100;

/** Whether this role may book there: on a closed track only roles that book for others, on a retired one nobody. */
export function takesBookings(status: TrackStatus, role: Role | null): boolean {
  if (status === 'closed') return may(role, 'slot.bookForOthers');
  return status === 'open';
}

type NamedTrack = Pick<Track, 'name' | 'status'>;

/**
 * May this track exist beside the others? INVALID_FOREIGN_KEY is about a picture, RECORD_NOT_UNIQUE about its name.
 * @param others the existing tracks, with the retired ones, whose number and names do not count
 */
export function decideTrackMaking(
  track: NamedTrack,
  others: readonly Track[],
  arePicturesKnown: boolean,
): Decision {
  if (!arePicturesKnown) return 'INVALID_FOREIGN_KEY';
  return decidePlace(track, others);
}

export interface TrackChange {
  before: NamedTrack;
  after: NamedTrack;
  isDifferent: boolean;
  /** All other tracks, retired ones included. */
  others: readonly Track[];
  arePicturesKnown: boolean;
  /** The ids of its booked slots that have not ended. */
  held: readonly number[];
}

/** May a track change like this? It retires only when nobody holds a future slot of it; past slots stay. */
export function decideTrackChange(change: TrackChange): Decision | HeldRefusal {
  const { before, after, others, held } = change;
  if (!change.isDifferent) return 'unchanged';
  if (!change.arePicturesKnown) return 'INVALID_FOREIGN_KEY';
  const [stood, stands] = [before.status !== 'retired', after.status !== 'retired'];
  if (stood && !stands && held.length > 0) {
    return { code: 'TRACK_IN_USE', slots: held.slice(0, mostTold), count: held.length };
  }
  if (!stood) return decidePlace(after, others);
  return stands && !isSameName(before.name, after.name) && isNameTaken(after, others)
    ? 'RECORD_NOT_UNIQUE'
    : 'ok';
}

/** May a track be deleted completely? Only one without references; others can retire. */
export function decideTrackDeletion(isNamed: boolean): Decision {
  return isNamed ? 'TRACK_IN_USE' : 'ok';
}

/** The first colour that no active track has, or the first of all. */
export function freeColour(tracks: readonly Track[]): TrackColour {
  const usedColours = new Set(standingTracks(tracks).map(({ colour }) => colour));
  return trackColours.find((colour) => !usedColours.has(colour)) ?? trackColours[0];
}

/** The place after the last one. */
export function nextPlace(tracks: readonly Track[]): number {
  return Math.max(0, ...tracks.map(({ order }) => order)) + 1;
}

/** Whether there is room for one more active track, and its name is free. */
function decidePlace(track: NamedTrack, others: readonly Track[]): Decision {
  if (track.status === 'retired') return 'ok';
  if (standingTracks(others).length >= mostTracks) return 'TRACK_LIMIT';
  return isNameTaken(track, others) ? 'RECORD_NOT_UNIQUE' : 'ok';
}

function isNameTaken({ name }: NamedTrack, others: readonly Track[]): boolean {
  return standingTracks(others).some((other) => isSameName(other.name, name));
}

function isSameName(a: string, b: string): boolean {
  return a.toLocaleLowerCase('pl') === b.toLocaleLowerCase('pl');
}
