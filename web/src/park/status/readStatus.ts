import type { ParkStatusRow } from '@cablepark/contract/park/info.schema';
import type { ParkStatus } from '@cablepark/domain/closures/park-status';

/** @throws for a time that is none */
export function readStatus(row: ParkStatusRow): ParkStatus {
  if (row.state === 'open') return { state: row.state, until: Temporal.Instant.from(row.until) };
  if (row.state === 'opens') return { state: row.state, at: Temporal.Instant.from(row.at) };
  const since = Temporal.Instant.from(row.since);
  if (row.state === 'delayed') return { state: row.state, minutes: row.minutes, since };
  const { state, for_now: isForNow, reason } = row;
  return { state, until: Temporal.Instant.from(row.until), isForNow, reason, since };
}
