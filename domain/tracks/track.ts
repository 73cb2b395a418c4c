/** For whom a track is. */
export const trackLevels = ['first-time', 'sporty', 'pro'] as const;
export type TrackLevel = (typeof trackLevels)[number];

/** `closed`: nothing new is booked by riders; `retired`: it is gone, and stays in what has been. */
export const trackStatuses = ['open', 'closed', 'retired'] as const;
export type TrackStatus = (typeof trackStatuses)[number];

/** What a track is told apart by, besides its name. The theme has a shade of each for light and for dark. */
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

/** Tracks that are not retired. */
export const mostTracks = 12;

export interface Obstacle {
  name: string;
  /** Null where the park wrote no English. */
  nameEn: string | null;
  /** One of the site's pictures by its name, an uploaded one by its id; null for none. */
  picture: string | null;
}

/** A cable: what riders book slots of (SPEC.md §3, Asset). */
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
  /** Its place among the others, the smallest first. */
  order: number;
  obstacles: readonly Obstacle[];
}

/** What an Admin says of a track. */
export type TrackFacts = Omit<Track, 'id'>;

/** Whether an obstacle's picture is an uploaded one, not one of the site's own. */
export function isUploaded(picture: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(picture);
}

/** As people meet them: by their order, then by age. */
export function byOrder(a: Track, b: Track): number {
  return a.order - b.order || a.id - b.id;
}

/** The tracks of today, in their order. */
export function standingTracks<T extends Track>(tracks: readonly T[]): T[] {
  return tracks.filter(({ status }) => status !== 'retired').toSorted(byOrder);
}
