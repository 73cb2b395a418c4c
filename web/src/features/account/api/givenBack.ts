import { listGivenBackCall } from '@cablepark/contract/given-back/given-back';
import { toGrosze } from '@cablepark/contract/money';
import { requireWireTime } from '@cablepark/contract/wire-time';
import type { GivenBackReason } from '@cablepark/domain/payments/given-back';
import { queryOptions } from '@tanstack/react-query';
import { slotKeys } from '../../../booking/api/slotKeys.ts';
import { call } from '../../../lib/http/call.ts';

/** A cancelled ride that came back. */
export interface ReturnedSlot {
  booking: number;
  track: number;
  start: Temporal.Instant;
  minutes: number;
  back: 'ride' | 'money' | 'rainCheck';
  /** Grosze; null for a ride of a pass and for a rain check. */
  amount: number | null;
  reason: GivenBackReason;
}

/** GET /me/given-back, where the server announces `given-back`: the latest first. */
export function returnedSlots(account: string) {
  return queryOptions({
    queryKey: [...slotKeys.all, 'given back', account],
    queryFn: async ({ signal }): Promise<ReturnedSlot[]> =>
      (await call(listGivenBackCall, { signal })).map(
        ({ booking, asset, startTime, duration, back, amount, reason }) => ({
          booking,
          track: asset,
          start: requireWireTime(startTime),
          minutes: duration,
          back,
          amount: amount === null ? null : toGrosze(amount),
          reason,
        }),
      ),
  });
}
