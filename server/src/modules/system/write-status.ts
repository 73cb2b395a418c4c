import type { ParkStatusRow } from '@cablepark/contract/park/info.schema';
import { writeWireTime } from '@cablepark/contract/wire-time';
import type { ParkStatus } from '@cablepark/domain/closures/park-status';

export function writeStatus(status: ParkStatus | null): ParkStatusRow | null {
  switch (status?.state) {
    case undefined:
      return null;
    case 'open':
      return { state: 'open', until: writeWireTime(status.until) };
    case 'delayed':
      return { state: 'delayed', minutes: status.minutes, since: writeWireTime(status.since) };
    case 'opens':
      return { state: 'opens', at: writeWireTime(status.at) };
    case 'closed': {
      const { until, isForNow, reason, since } = status;
      return {
        state: 'closed',
        until: writeWireTime(until),
        for_now: isForNow,
        reason,
        since: writeWireTime(since),
      };
    }
  }
}
