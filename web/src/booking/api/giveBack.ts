import { toGrosze } from '@cablepark/contract/money';
import {
  cancelRideCall,
  cancelRidesCall,
  previewCancellationCall,
  previewCancellationsCall,
} from '@cablepark/contract/rides/cancellations';
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

/** The refunds of cancelling several slots; omits those that their rider may not cancel. */
export type GivenBackTogether = ReadonlyMap<number, GivenBack & { row: CancellationRow['back'] }>;

/** GET /me/cancellations/together. @throws ApiError FORBIDDEN; NetworkError */
export async function previewGivingBackTogether(slots: readonly Slot[]): Promise<GivenBackTogether> {
  const query = { slots: slots.map(({ id }) => id).join(',') };
  const rows = await call(previewCancellationsCall, { query });
  return new Map(rows.map((row) => [row.slot, { ...readGivenBack(row), row: row.back }]));
}

/**
 * POST /me/cancellations/together: cancels slots, paid or not, all or none, if the refunds are still as previewed. @throws ApiError CHANGED_SINCE; as
 * above
 */
export function giveBackTogetherMutation(slots: readonly Slot[], preview: GivenBackTogether): SlotMutation {
  const rides = slots.map(({ id }) => ({ slot: id, back: preview.get(id)?.row ?? 'nothing' }));
  return {
    slots: slots.map(({ id }) => id),
    optimistic: [],
    before: slots.map((slot) => ({ slot })),
    send: async () => {
      await callOnce(cancelRidesCall, { body: { rides } });
      return null;
    },
    isDone: (states) =>
      states.every(({ slot }) => slot.rider !== slots.find(({ id }) => id === slot.id)?.rider),
  };
}
