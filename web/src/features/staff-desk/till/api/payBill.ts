import { toPln } from '@cablepark/contract/money';
import { payBillCall } from '@cablepark/contract/payments/desk-bills';
import { readSlotRow } from '@cablepark/contract/rides/slots';
import { unitsOf } from '@cablepark/domain/passes/pass-kind';
import type { Pass } from '@cablepark/domain/passes/pass-rules';
import { shareOf } from '@cablepark/domain/passes/pass-value';
import { type BillPart, greaterMethod } from '@cablepark/domain/payments/desk-bill';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { SlotMutation } from '../../../../booking/changeSlots.ts';
import { callOnce } from '../../../../lib/http/requestOnce.ts';

/** What the desk takes at once; money in grosze. */
export interface Bill {
  /** `pass`: what pays for the ride instead of money. */
  rides: readonly { slot: Slot; amount: number; pass: Pass | null }[];
  /** Rows of the price list, and how many of each. */
  items: readonly { row: string; count: number }[];
  /** New passes: rows of the price list, and their owners; null for whoever has the code. */
  passes: readonly { row: string; owner: string | null }[];
  discount: { amount: number; reason: string } | null;
  parts: readonly BillPart[];
  taxId: string | null;
}

/**
 * Takes one payment for several rides, passes and things; only where the server announces `bills`. Where no ride shows what became of it, or
 * the answer has the code of a pass, a lost answer is asked for again.
 * @param onCodes the codes of passes without an owner
 * @throws ApiError SLOT_PAID, FAILED_VALIDATION (a price has changed, or a slot has no rider), PASS_EMPTY …; NetworkError.
 */
export function billMutation(bill: Bill, onCodes: (codes: readonly string[]) => void): SlotMutation {
  const { rides, items, passes, discount, parts, taxId } = bill;
  const slots = rides.map(({ slot }) => slot);
  const payments = rides.map((ride) => expectedPayment(ride, greaterMethod(parts)));
  const body = {
    lines: [
      ...rides.map(({ slot, amount, pass }) =>
        pass ? { slot: slot.id, pass: pass.id } : { slot: slot.id, amount: toPln(amount) },
      ),
      ...items.map(({ row, count }) => ({ item: row, count })),
      ...passes.map(({ row, owner }) => ({ pass_kind: row, account: owner })),
    ],
    ...(discount && { discount: { amount: toPln(discount.amount), reason: discount.reason } }),
    parts: parts.map((part) => ({ method: part.method, amount: toPln(part.cents) })),
    account: slots[0]?.rider ?? passes.find(({ owner }) => owner !== null)?.owner ?? null,
    tax_id: taxId,
  };
  return {
    slots: slots.map(({ id }) => id),
    optimistic: payments.map((payment) => ({ slot: { id: payment.slot, payment: payment.id }, payment })),
    before: slots.map((slot) => ({ slot })),
    send: async () => {
      const answer = await callOnce(payBillCall, { body });
      const codes = answer.passes.filter(({ account }) => account === null).map(({ code }) => code);
      if (codes.length > 0) onCodes(codes);
      return answer.slots.map(readSlotRow).map((slot) => {
        const payment = payments.find((each) => each.slot === slot.id);
        return {
          slot,
          ...(payment && slot.payment !== null && { payment: { ...payment, id: slot.payment } }),
        };
      });
    },
    ...((slots.length === 0 || passes.some(({ owner }) => owner === null)) && { sendsAgain: true as const }),
    // The amounts after a discount come with the next reading.
    movesIn: true,
    isDone: (states) => states.length > 0 && states.every(({ slot }) => slot.payment !== null),
  };
}

function expectedPayment({ slot, amount, pass }: Bill['rides'][number], method: BillPart['method']) {
  // A negative id cannot clash with the server's.
  const payment = { id: -slot.id, slot: slot.id };
  if (pass === null) return { ...payment, amount, method, pass: null };
  const { kind, balance } = pass;
  const share = shareOf({ kind, balance, redeemed: 0 }, unitsOf(kind, slot.minutes));
  return { ...payment, amount: share, method: 'pass' as const, pass: pass.id };
}
