import type { ParkStatusRow } from '@cablepark/contract/park/info.schema';
import { writeWireTime } from '@cablepark/contract/wire-time';
import type { ParkStatus } from '@cablepark/domain/closures/park-status';

export function writeStatus(status: ParkStatus | null): ParkStatusRow | null {
  if (status === null) return null;
  if (status.state === 'open') return { state: 'open', until: writeWireTime(status.until) };
  if (status.state === 'opens') return { state: 'opens', at: writeWireTime(status.at) };
  const since = writeWireTime(status.since);
  if (status.state === 'delayed') return { state: 'delayed', minutes: status.minutes, since };
  const { until, isForNow, reason } = status;
  return { state: 'closed', until: writeWireTime(until), for_now: isForNow, reason, since };
}
