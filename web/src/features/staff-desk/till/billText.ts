import { type BillPart, discounted, type SaleMethod } from '@cablepark/domain/payments/desk-bill';
import { isTaxId } from '@cablepark/domain/payments/tax-id';
import { readAmount } from '../../../staff/form/amount.ts';

/** What staff type on a bill. */
export interface BillText {
  discount: string;
  reason: string;
  /** The part in cash. */
  cash: string;
  taxId: string;
}

export const emptyText: BillText = { discount: '', reason: '', cash: '', taxId: '' };

export type BillFaults = Readonly<Record<keyof BillText, boolean>>;

/** Reads what was typed; money in grosze. @param prices of the lines that cost money */
export function readBillText(text: BillText, prices: readonly number[]) {
  const sum = prices.reduce((all, price) => all + price, 0);
  const off = text.discount.trim() === '' ? 0 : readAmount(text.discount);
  const total = discounted(prices, off ?? 0).reduce((all, price) => all + price, 0);
  const inCash = text.cash.trim() === '' ? 0 : readAmount(text.cash);
  const number = text.taxId.replace(/[\s-]/g, '');
  const faults: BillFaults = {
    discount: off === null || off > sum,
    reason: off !== null && off > 0 && text.reason.trim() === '',
    cash: inCash === null || (inCash > 0 && inCash >= total),
    taxId: number !== '' && !isTaxId(number),
  };
  return {
    off: off ?? 0,
    total,
    inCash: inCash ?? 0,
    taxId: number === '' ? null : number,
    faults,
    isPlain: off === 0 && inCash === 0 && number === '',
  };
}

/** @param total grosze, of which so many are paid in cash and the rest by this method */
export function partsOf(total: number, inCash: number, method: SaleMethod): BillPart[] {
  if (total === 0) return [];
  // Cash and cash is no split.
  if (inCash === 0 || method === 'cash') return [{ method, cents: total }];
  return [
    { method: 'cash', cents: inCash },
    { method, cents: total - inCash },
  ];
}
