import type { ParkStatusRow } from '@cablepark/contract/park/info.schema';
import type { ParkStatus } from '@cablepark/domain/closures/park-status';

/** @param readTime of the caller, because the contract's parser is in the chunk of pages that talk to the server. @throws for an invalid time */
export function readStatus(row: ParkStatusRow, readTime: (text: string) => Temporal.Instant): ParkStatus {
  if (row.state === 'open') return { state: row.state, until: readTime(row.until) };
  if (row.state === 'opens') return { state: row.state, at: readTime(row.at) };
  const since = readTime(row.since);
  if (row.state === 'delayed') return { state: row.state, minutes: row.minutes, since };
  const { state, for_now: isForNow, reason } = row;
  return { state, until: readTime(row.until), isForNow, reason, since };
}
