import { ValidationFailed } from '@cablepark/domain/errors';
import type { ParkPlace } from '@cablepark/domain/season/plan-day';
import { type Season, seasonFaults } from '@cablepark/domain/season/season.schema';

/** @throws FAILED_VALIDATION for faults across fields. */
export function requireSeason(season: Season, { map }: ParkPlace): void {
  const faults = seasonFaults(season, map !== null);
  if (faults.length === 0) return;
  // With its path in the body, like any other fault.
  throw new ValidationFailed(faults.map((fault) => ({ ...fault, field: `season.${fault.field}` })));
}
