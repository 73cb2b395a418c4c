import { markNoShowCall } from '@cablepark/contract/rides/desk';
import { readSlotRow } from '@cablepark/contract/rides/slots';
import type { Slot } from '@cablepark/domain/slots/slot';
import { call } from '../../lib/http/call.ts';
import type { SlotMutation } from '../changeSlots.ts';

/** Marks a rider as missing, or as present after all; only where the server announces `desk`. @throws ApiError SLOT_NOT_BOOKED, TOO_EARLY; NetworkError. */
export function noShowMutation({ id }: Slot, missing: boolean): SlotMutation {
  return {
    slots: [id],
    optimistic: [{ slot: { id }, missing, ...(missing && { arrived: false }) }],
    before: [{ slot: { id }, missing: !missing }],
    send: async () => {
      const row = await call(markNoShowCall, { body: { slot: id, missing } });
      return [{ slot: readSlotRow(row), missing }];
    },
    isDone: ([state]) => state?.missing === missing,
  };
}
