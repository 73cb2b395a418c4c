import { changeSlotsCall } from '@cablepark/contract/rides/slot-changes';
import { changeSlotCall, readSlotRow } from '@cablepark/contract/rides/slots';
import type { Slot } from '@cablepark/domain/slots/slot';
import { call } from '../../lib/http/call.ts';
import type { SlotMutation } from '../changeSlots.ts';

/** PATCH /items/Slot/{id}: frees the slot. @throws ApiError TOO_LATE (422), SLOT_PAID (409), FORBIDDEN; NetworkError. */
async function cancelSlot(id: number): Promise<Slot> {
  return readSlotRow(await call(changeSlotCall, { params: { id }, body: { bookedBy: null } }));
}

/** Frees a slot. A slot that the next rider already holds counts as freed. */
export function cancelMutation(slot: Slot, missing = false): SlotMutation {
  return {
    slots: [slot.id],
    optimistic: [{ slot: { id: slot.id, rider: null }, missing: false }],
    before: [{ slot, missing }],
    send: async () => [{ slot: await cancelSlot(slot.id), missing: false }],
    isDone: ([state]) => state?.slot.rider !== slot.rider,
  };
}

/** Frees several slots, all of them or none. @throws as above */
export function cancelAllMutation(slots: readonly Slot[]): SlotMutation {
  const ids = slots.map(({ id }) => id);
  return {
    slots: ids,
    optimistic: ids.map((id) => ({ slot: { id, rider: null }, missing: false })),
    before: slots.map((slot) => ({ slot })),
    send: async () => {
      const rows = await call(changeSlotsCall, { body: { keys: ids, data: { bookedBy: null } } });
      return rows.map((row) => ({ slot: readSlotRow(row), missing: false }));
    },
    isDone: (states) =>
      states.every(({ slot }) => slot.rider !== slots.find(({ id }) => id === slot.id)?.rider),
  };
}

/** The same for a rider, who sees a slot as free only after the server's answer. */
export function riderCancelMutation(slot: Slot): SlotMutation {
  return { ...cancelMutation(slot), optimistic: [] };
}
