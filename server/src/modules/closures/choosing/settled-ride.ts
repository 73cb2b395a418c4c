import { isSettledAtDesk } from '@cablepark/domain/closures/ride-question';
import { ParkError } from '@cablepark/domain/errors';
import type { FoundRide } from '../closings/closures.store.ts';

/** Whether the desk has seen since a stop's question that the rider comes. */
export function isSettled({ stop, question, asked_at, arrived_at, paid_at }: FoundRide): boolean {
  const askedAt = instantOf(asked_at);
  if (stop === null || askedAt === null) return false;
  return isSettledAtDesk({ question, askedAt, arrivedAt: instantOf(arrived_at), paidAt: instantOf(paid_at) });
}

/** @throws CHANGED_SINCE where the job has not yet seen that the desk has settled the ride */
export function requireUnsettled(found: FoundRide): void {
  if (isSettled(found)) throw new ParkError('CHANGED_SINCE');
}

function instantOf(ms: number | null): Temporal.Instant | null {
  return ms === null ? null : Temporal.Instant.fromEpochMilliseconds(ms);
}
