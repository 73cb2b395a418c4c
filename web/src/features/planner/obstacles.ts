import type { PictureName } from '../../pictures/manifest.ts';

/** What stands on each track, largest first, and how long the track is in metres (SPEC.md §9). */
export const trackFacts = {
  1: {
    metres: 200,
    obstacles: ['obstacle-kicker-l', 'obstacle-kicker-m', 'obstacle-pipe', 'obstacle-wave-box'],
  },
  2: {
    metres: 160,
    obstacles: ['obstacle-kicker-s', 'obstacle-flat-box', 'obstacle-down-rail', 'obstacle-start-dock'],
  },
} as const satisfies Record<number, { metres: number; obstacles: readonly PictureName[] }>;

export type Track = keyof typeof trackFacts;
