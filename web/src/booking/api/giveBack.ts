import { toGrosze } from '@cablepark/contract/money';
import { cancelRideCall, previewCancellationCall } from '@cablepark/contract/rides/cancellations';
import type { CancellationRow } from '@cablepark/contract/rides/cancellations.schema';
import type { Slot } from '@cablepark/domain/slots/slot';
import { call } from '../../lib/http/call.ts';
import { callOnce } from '../../lib/http/requestOnce.ts';
import type { SlotMutation } from '../changeSlots.ts';

export interface GivenBack {
  /** `before`: paid online and already refunded in full; `unsure`: perhaps refunded in part, and staff check it. */
  back: CancellationRow['back'] | 'before' | 'unsure';
  /** Grosze, if it is money. */
  amount: number;
}

/** GET /me/cancellations: the refund for cancelling a paid slot. @throws ApiError SLOT_PAID (paid at the desk), TOO_LATE */
export async function previewGivingBack(slot: number): Promise<GivenBack> {
  return readGivenBack(await call(previewCancellationCall, { query: { slot: String(slot) } }));
}

/** @param row the refund, as on the wire */
export function readGivenBack({ back, amount }: Pick<CancellationRow, 'back' | 'amount'>): GivenBack {
  if (amount === 0) return { back: 'before', amount };
  return { back: back === 'money' && amount === null ? 'unsure' : back, amount: toGrosze(amount ?? 0) };
}

/** POST /me/cancellations: cancels a slot that is paid with a pass or online, by the previewed rule. */
export function giveBackMutation(slot: Slot): SlotMutation {
  return {
    slots: [slot.id],
    optimistic: [{ slot: { id: slot.id, rider: null, payment: null } }],
    before: [{ slot }],
    send: async () => {
      await callOnce(cancelRideCall, { body: { slot: slot.id } });
      return null;
    },
    isDone: ([state]) => state?.slot.rider !== slot.rider,
  };
}
