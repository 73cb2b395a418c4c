import { listOwnClosedRidesCall } from '@cablepark/contract/closures/closures';
import { requireWireTime } from '@cablepark/contract/wire-time';
import type { ClosureReason } from '@cablepark/domain/closures/closure';
import { useQuery } from '@tanstack/react-query';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { call } from '../../../lib/http/call.ts';
import { usePark } from '../../../park/ParkProvider.tsx';

/** A ride of one's own inside a closure, about which its rider has yet to choose. */
export interface ClosedRide {
  slot: number;
  track: number;
  start: Temporal.Instant;
  reason: ClosureReason;
  answerUntil: Temporal.Instant;
  /** The slot that is held for it; null for none. */
  held: number | null;
  /** Of the page on which to choose. */
  token: string;
}

const refreshMs = 60_000;
const none: readonly ClosedRide[] = [];

/** GET /me/closed-rides, where the server announces `closures`. */
export function useClosedRides(account: string): readonly ClosedRide[] {
  const { features } = usePark();
  const { data } = useQuery({
    queryKey: [...slotKeys.all, 'closed rides', account],
    queryFn: async ({ signal }) =>
      (await call(listOwnClosedRidesCall, { signal })).map(
        (row): ClosedRide => ({
          slot: row.slot,
          track: row.asset,
          start: requireWireTime(row.startTime),
          reason: row.reason,
          answerUntil: requireWireTime(row.answer_until),
          held: row.held,
          token: row.token,
        }),
      ),
    enabled: features.includes('closures'),
    refetchInterval: refreshMs,
    refetchOnWindowFocus: 'always',
  });
  return data ?? none;
}
