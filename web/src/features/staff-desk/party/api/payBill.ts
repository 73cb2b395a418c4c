import { toPln } from '@cablepark/contract/money';
import { payBillCall } from '@cablepark/contract/payments/desk-bills';
import { readSlotRow } from '@cablepark/contract/rides/slots';
import { type BillPart, greaterMethod } from '@cablepark/domain/payments/desk-bill';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { SlotMutation } from '../../../../booking/changeSlots.ts';
import { callOnce } from '../../../../lib/http/requestOnce.ts';

/** What the desk takes at once; money in grosze. */
export interface Bill {
  rides: readonly { slot: Slot; amount: number }[];
  /** Rows of the price list, and how many of each. */
  items: readonly { row: string; count: number }[];
  discount: { amount: number; reason: string } | null;
  parts: readonly BillPart[];
  taxId: string | null;
}

/**
 * Takes one payment for several rides and things; only where the server announces `bills`.
 * @throws ApiError SLOT_PAID, FAILED_VALIDATION (a price has changed, or a slot has no rider); NetworkError.
 */
export function billMutation({ rides, items, discount, parts, taxId }: Bill): SlotMutation {
  const method = greaterMethod(parts);
  const slots = rides.map(({ slot }) => slot);
  // A negative id cannot clash with the server's.
  const payments = rides.map(({ slot, amount }) => ({ id: -slot.id, slot: slot.id, amount, method }));
  const body = {
    lines: [
      ...rides.map(({ slot, amount }) => ({ slot: slot.id, amount: toPln(amount) })),
      ...items.map(({ row, count }) => ({ item: row, count })),
    ],
    ...(discount && { discount: { amount: toPln(discount.amount), reason: discount.reason } }),
    parts: parts.map((part) => ({ method: part.method, amount: toPln(part.cents) })),
    account: slots[0]?.rider ?? null,
    tax_id: taxId,
  };
  return {
    slots: slots.map(({ id }) => id),
    optimistic: payments.map((payment) => ({ slot: { id: payment.slot, payment: payment.id }, payment })),
    before: slots.map((slot) => ({ slot })),
    send: async () => {
      const { slots: rows } = await callOnce(payBillCall, { body });
      return rows.map(readSlotRow).map((slot) => {
        const payment = payments.find((each) => each.slot === slot.id);
        return {
          slot,
          ...(payment && slot.payment !== null && { payment: { ...payment, id: slot.payment } }),
        };
      });
    },
    // The amounts after a discount come with the next reading.
    movesIn: true,
    isDone: (states) => states.every(({ slot }) => slot.payment !== null),
  };
}
