/** The riders that a track is for. */
export const trackLevels = ['first-time', 'sporty', 'pro'] as const;
export type TrackLevel = (typeof trackLevels)[number];

/** `closed`: riders cannot book it; `retired`: it no longer exists for booking, and stays only in past bookings. */
export const trackStatuses = ['open', 'closed', 'retired'] as const;
export type TrackStatus = (typeof trackStatuses)[number];

/** Colours to distinguish tracks, besides their names. The theme has a light and a dark shade of each. */
export const trackColours = [
  'teal',
  'coral',
  'sun',
  'pine',
  'plum',
  'sky',
  'brick',
  'slate',
  'rose',
  'moss',
  'indigo',
  'sand',
] as const;
export type TrackColour = (typeof trackColours)[number];

/** The limit of tracks that are not retired. */
export const mostTracks = 12;

export interface Obstacle {
  name: string;
  /** Null where the park wrote no English. */
  nameEn: string | null;
  /** The name of a built-in picture, or the id of an uploaded one; null for none. */
  picture: string | null;
}

/** A cable with bookable slots (SPEC.md §3, Asset). */
export interface Track {
  id: number;
  /** Polish, or the same in every language. A number alone is shown as "Track 1". */
  name: string;
  nameEn: string | null;
  description: string | null;
  descriptionEn: string | null;
  /** Metres. */
  length: number | null;
  level: TrackLevel | null;
  colour: TrackColour;
  status: TrackStatus;
  /** Its sort position, the smallest first. */
  order: number;
  obstacles: readonly Obstacle[];
}

/** The fields of a track that an Admin edits. */
export type TrackFacts = Omit<Track, 'id'>;

/** Whether an obstacle's picture is an uploaded one, not a built-in one. */
export function isUploaded(picture: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(picture);
}

/** By order, then by age. */
export function byOrder(a: Track, b: Track): number {
  return a.order - b.order || a.id - b.id;
}

/** The active tracks, in their order. */
export function standingTracks<T extends Track>(tracks: readonly T[]): T[] {
  return tracks.filter(({ status }) => status !== 'retired').toSorted(byOrder);
}
