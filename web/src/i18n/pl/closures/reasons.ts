import type { ClosureReason } from '@cablepark/domain/closures/closure';

/** The reasons of closures, as after a dash; null if there is nothing to say. */
export const closureReasons: Record<ClosureReason, string | null> = {
  wind: 'wiatr',
  storm: 'burza',
  breakdown: 'awaria',
  event: 'wydarzenie',
  other: null,
};
