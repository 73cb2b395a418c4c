import { type AssetPatch, type NewAsset, newAsset } from '@cablepark/contract/park/tracks.schema';
import type { Obstacle, Track, TrackColour, TrackLevel, TrackStatus } from '@cablepark/domain/tracks/track';

/** The form of an obstacle; `key` is its identity while they are sorted. */
export interface ObstacleForm {
  key: number;
  name: string;
  nameEn: string;
  picture: string | null;
}

/** The form of a track. */
export interface TrackForm {
  name: string;
  nameEn: string;
  description: string;
  descriptionEn: string;
  /** Metres. */
  length: string;
  /** Empty for no level. */
  level: TrackLevel | '';
  colour: TrackColour;
  status: TrackStatus;
  obstacles: readonly ObstacleForm[];
}

export function emptyTrack(colour: TrackColour): TrackForm {
  return {
    name: '',
    nameEn: '',
    description: '',
    descriptionEn: '',
    length: '',
    level: '',
    colour,
    status: 'open',
    obstacles: [],
  };
}

export function formOf(track: Track): TrackForm {
  return {
    name: track.name,
    nameEn: track.nameEn ?? '',
    description: track.description ?? '',
    descriptionEn: track.descriptionEn ?? '',
    length: track.length === null ? '' : String(track.length),
    level: track.level ?? '',
    colour: track.colour,
    status: track.status,
    obstacles: track.obstacles.map(obstacleForm),
  };
}

function obstacleForm({ name, nameEn, picture }: Obstacle, key: number): ObstacleForm {
  return { key, name, nameEn: nameEn ?? '', picture };
}

/** Wrong fields by their wire names, such as `length` or `obstacles.0.name`. */
export type TrackFaults = ReadonlySet<string>;

/** Parses the form with the server's schema. */
export function readForm(form: TrackForm): { track: NewAsset } | { faults: TrackFaults } {
  const result = newAsset.safeParse({
    name: form.name,
    name_en: orNull(form.nameEn),
    description: orNull(form.description),
    description_en: orNull(form.descriptionEn),
    length: form.length.trim() === '' ? null : Number(form.length),
    level: form.level === '' ? null : form.level,
    colour: form.colour,
    status: form.status,
    obstacles: form.obstacles.map(({ name, nameEn, picture }) => ({
      name,
      name_en: orNull(nameEn),
      picture,
    })),
  });
  if (result.success) return { track: result.data };
  return { faults: new Set(result.error.issues.map(({ path }) => path.join('.'))) };
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text;
}

/** Only the changes, so that two Admins don't overwrite each other. Obstacles are sent as a whole. */
export function patchOf(before: TrackForm, after: NewAsset): AssetPatch {
  const previous = readForm(before);
  if ('faults' in previous) return after;
  const old: Record<string, unknown> = previous.track;
  return Object.fromEntries(
    Object.entries(after).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(old[key])),
  );
}

/** The new positions to save when one track moves `by` places. */
export function placesAfter(
  tracks: readonly Pick<Track, 'id' | 'order'>[],
  id: number,
  by: -1 | 1,
): { id: number; sort: number }[] {
  const from = tracks.findIndex((track) => track.id === id);
  const movedTrack = tracks[from];
  if (!movedTrack || !tracks[from + by]) return [];
  const others = tracks.filter((track) => track !== movedTrack);
  return others
    .toSpliced(from + by, 0, movedTrack)
    .map((track, index) => ({ ...track, sort: index + 1 }))
    .filter(({ sort, order }) => sort !== order)
    .map((track) => ({ id: track.id, sort: track.sort }));
}
