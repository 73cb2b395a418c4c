import type { Track } from '../tracks/track.ts';

let lastId = 0;

/** An open track with a name and no other facts, unless `differs` says otherwise. */
export function aTrack(differs: Partial<Track> = {}): Track {
  lastId += 1;
  return {
    id: lastId,
    name: `Tor ${lastId}`,
    nameEn: null,
    description: null,
    descriptionEn: null,
    length: null,
    level: null,
    colour: 'teal',
    status: 'open',
    order: lastId,
    obstacles: [],
    ...differs,
  };
}
