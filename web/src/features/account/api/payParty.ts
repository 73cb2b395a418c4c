import { payWithPassCall } from '@cablepark/contract/payments/paying';
import { readSlotRow } from '@cablepark/contract/rides/slots';
import type { Pass } from '@cablepark/domain/passes/pass-rules';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { SlotMutation } from '../../../booking/changeSlots.ts';
import { callOnce } from '../../../lib/http/requestOnce.ts';

/**
 * POST /pass-payments: pays with a pass for as many of the slots as it can, only where the server announces `own-parties`.
 * @param onLeft the slots that stay unpaid, of all requested ones
 * @throws ApiError PASS_EMPTY, PASS_EXPIRED, PASS_NOT_VALID_HERE, PASS_DAY_USED if it pays for none; SLOT_PAID; NetworkError
 */
export function payPartyMutation(
  slots: readonly Slot[],
  pass: Pass,
  onLeft: (left: readonly number[]) => void,
): SlotMutation {
  const ids = slots.map(({ id }) => id);
  return {
    slots: ids,
    optimistic: [],
    before: slots.map((slot) => ({ slot })),
    send: async () => {
      const answer = await callOnce(payWithPassCall, { body: { pass: pass.id, slots: ids } });
      onLeft(answer.left.map(({ slot }) => slot));
      return answer.slots.map((row) => ({ slot: readSlotRow(row) }));
    },
    isDone: (states) => states.some(({ slot }) => slot.payment !== null),
  };
}
