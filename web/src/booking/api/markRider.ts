import {
  freeMissedCall,
  markArrivalCall,
  markArrivalsCall,
  markNoShowCall,
} from '@cablepark/contract/rides/desk';
import { readSlotRow } from '@cablepark/contract/rides/slots';
import type { Slot } from '@cablepark/domain/slots/slot';
import { call } from '../../lib/http/call.ts';
import type { SlotMutation } from '../changeSlots.ts';
import type { Booking } from '../slotUpdates.ts';

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

/**
 * Checks a rider in, or undoes it; only where the server announces `check-in`. An arrival removes the no-show mark.
 * @throws ApiError SLOT_NOT_BOOKED, SLOT_HELD, TOO_EARLY; NetworkError.
 */
export function arrivalMutation(
  { slot: { id }, missing }: Pick<Booking, 'missing'> & { slot: Pick<Slot, 'id'> },
  arrived: boolean,
): SlotMutation {
  const update = arrived ? { arrived, missing: false } : { arrived };
  return {
    slots: [id],
    optimistic: [{ slot: { id }, ...update }],
    before: [{ slot: { id }, arrived: !arrived, missing }],
    send: async () => {
      const row = await call(markArrivalCall, { body: { slot: id, arrived } });
      return [{ slot: readSlotRow(row), ...update }];
    },
    isDone: ([state]) => state?.arrived === arrived,
  };
}

/** Checks in several riders at once; after a lost response it reads the result. */
export function arrivalsMutation(
  rides: readonly { slot: Pick<Slot, 'id'>; missing: boolean }[],
  arrived: boolean,
): SlotMutation {
  const slots = rides.map(({ slot }) => slot.id);
  const update = arrived ? { arrived, missing: false } : { arrived };
  return {
    slots,
    optimistic: slots.map((id) => ({ slot: { id }, ...update })),
    before: rides.map(({ slot, missing }) => ({ slot: { id: slot.id }, arrived: !arrived, missing })),
    send: async () => {
      const rows = await call(markArrivalsCall, { body: { slots, arrived } });
      return rows.map((row) => ({ slot: readSlotRow(row), ...update }));
    },
    isDone: (states) => states.length === slots.length && states.every((state) => state.arrived === arrived),
  };
}

/**
 * Frees the rest of a slot whose rider is marked as missing; the mark stays until the slot is sold. Only where the server announces `check-in`.
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
