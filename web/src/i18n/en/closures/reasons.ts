import type { closureReasons as pl } from '../../pl/closures/reasons.ts';

export const closureReasons: typeof pl = {
  wind: 'wind',
  storm: 'storm',
  breakdown: 'breakdown',
  event: 'event',
  other: null,
};
