import type { ClosureReason } from '@cablepark/domain/closures/closure';

/** Why tracks are closed, as after a dash; null where it says nothing. */
export const closureReasons: Record<ClosureReason, string | null> = {
  wind: 'wiatr',
  storm: 'burza',
  breakdown: 'awaria',
  event: 'wydarzenie',
  other: null,
};
