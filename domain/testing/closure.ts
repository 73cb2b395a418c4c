import type { Closure } from '../closures/closure.ts';
import { at } from './slot.ts';

/** Track 1 is closed for wind, 4 July 2026, 14:00 to 16:00 in the park. */
export function aClosure(differs: Partial<Closure> = {}): Closure {
  return {
    id: 1,
    tracks: [1],
    from: at('2026-07-04T12:00:00Z'),
    until: at('2026-07-04T14:00:00Z'),
    isForNow: false,
    reason: 'wind',
    note: null,
    noteEn: null,
    madeAt: at('2026-07-04T10:00:00Z'),
    ...differs,
  };
}
