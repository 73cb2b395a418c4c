import { markArrivalCall } from '@cablepark/contract/rides/desk';
import { readSlotRow } from '@cablepark/contract/rides/slots';
import type { Slot } from '@cablepark/domain/slots/slot';
import { call } from '../../lib/http/call.ts';
import type { SlotMutation } from '../changeSlots.ts';
import type { Booking } from '../slotUpdates.ts';

/**
 * Checks a rider in, or takes it back; only where the server announces `check-in`. An arrival removes the no-show mark.
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
