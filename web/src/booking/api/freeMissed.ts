import { freeMissedCall } from '@cablepark/contract/rides/desk';
import { readSlotRow } from '@cablepark/contract/rides/slots';
import type { Slot } from '@cablepark/domain/slots/slot';
import { call } from '../../lib/http/call.ts';
import type { SlotMutation } from '../changeSlots.ts';

/**
 * Frees what is left of a slot whose rider is marked as missing; the mark stays until the slot is sold. Only where the server announces `check-in`.
 * @throws ApiError SLOT_NOT_BOOKED, SLOT_BOOKED, TOO_LATE; NetworkError.
 */
export function freeMissedMutation(slot: Slot): SlotMutation {
  const { id } = slot;
  return {
    slots: [id],
    optimistic: [{ slot: { id, rider: null, payment: null }, missing: true }],
    before: [{ slot, missing: true }],
    send: async () => {
      const row = await call(freeMissedCall, { body: { slot: id } });
      return [{ slot: readSlotRow(row), missing: true }];
    },
    isDone: ([state]) => state?.slot.rider === null,
  };
}
