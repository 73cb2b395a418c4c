import { toGrosze } from '@cablepark/contract/money';
import type { DeskCancellationRow } from '@cablepark/contract/rides/cancellations.schema';
import {
  cancelTogetherCall,
  previewDeskCancellationsCall,
} from '@cablepark/contract/rides/desk-cancellations';
import { readSlotRow } from '@cablepark/contract/rides/slots';
import type { VoidWay } from '@cablepark/domain/payments/cash-entry';
import { queryOptions } from '@tanstack/react-query';
import type { SlotMutation } from '../../../../booking/changeSlots.ts';
import { call } from '../../../../lib/http/call.ts';
import { callOnce } from '../../../../lib/http/requestOnce.ts';
import { deskKey } from '../../api/deskData.ts';

/** What happens to a ride's money; `cents` in grosze, null if staff must check how much is left, or if nothing was paid. */
export interface RideToCancel
  extends Pick<DeskCancellationRow, 'slot' | 'rider' | 'payment' | 'paid' | 'method' | 'undoable'> {
  cents: number | null;
}

/** GET /desk/cancellations, only where the server announces `parties`. @throws ApiError FORBIDDEN if one is free by now */
export function ridesToCancel(slots: readonly number[]) {
  return queryOptions({
    queryKey: [...deskKey, 'cancellations', slots.join()],
    queryFn: async ({ signal }) => {
      const rows = await call(previewDeskCancellationsCall, { query: { slots: slots.join() }, signal });
      return rows.map(
        ({ amount, ...row }): RideToCancel => ({
          ...row,
          cents: amount === null ? null : toGrosze(amount),
        }),
      );
    },
    // A question must show fresh data, so nothing is cached.
    gcTime: 0,
  });
}

/** How paid rides are refunded; both null if nothing was paid. */
export interface GivingBackWay {
  reason: string | null;
  backBy: VoidWay | null;
}

/**
 * POST /desk/cancellations: cancels the rides as previewed, all or none.
 * @throws ApiError CHANGED_SINCE if one has another rider or payment by now, FORBIDDEN, FAILED_VALIDATION; NetworkError
 */
export function cancelTogetherMutation(
  rides: readonly RideToCancel[],
  { reason, backBy }: GivingBackWay,
): SlotMutation {
  const body = {
    rides: rides.map(({ slot, rider, payment }) => ({ slot, rider, payment })),
    ...(reason === null ? {} : { reason }),
    ...(backBy === null ? {} : { back_by: backBy }),
  };
  return {
    slots: rides.map(({ slot }) => slot),
    optimistic: [],
    before: [],
    send: async () =>
      (await callOnce(cancelTogetherCall, { body })).map((row) => ({
        slot: readSlotRow(row),
        missing: false,
      })),
    isDone: (states) =>
      states.length === rides.length &&
      states.every(({ slot }) => slot.rider !== rides.find((ride) => ride.slot === slot.id)?.rider),
  };
}
