import { type BillPart, discounted, type SaleMethod } from '@cablepark/domain/payments/desk-bill';
import { isTaxId } from '@cablepark/domain/payments/tax-id';
import { readAmount } from '../../../staff/form/amount.ts';

/** What staff type on a bill. */
export interface BillText {
  discount: string;
  reason: string;
  /** The part that another method pays, and which. */
  part: string;
  partMethod: SaleMethod;
  taxId: string;
}

export const emptyText: BillText = { discount: '', reason: '', part: '', partMethod: 'cash', taxId: '' };

export type BillFaults = Readonly<Record<'discount' | 'reason' | 'part' | 'taxId', boolean>>;

/** Parses the entered texts; money in grosze. @param prices of the lines that cost money */
export function readBillText(text: BillText, prices: readonly number[]) {
  const sum = prices.reduce((all, price) => all + price, 0);
  const off = text.discount.trim() === '' ? 0 : readAmount(text.discount);
  const total = discounted(prices, off ?? 0).reduce((all, price) => all + price, 0);
  const apart = text.part.trim() === '' ? 0 : readAmount(text.part);
  const number = text.taxId.replace(/[\s-]/g, '');
  const faults: BillFaults = {
    discount: off === null || off > sum,
    reason: off !== null && off > 0 && text.reason.trim() === '',
    part: apart === null || (apart > 0 && apart >= total),
    taxId: number !== '' && !isTaxId(number),
  };
  return {
    off: off ?? 0,
    total,
    apart: { method: text.partMethod, cents: apart ?? 0 },
    taxId: number === '' ? null : number,
    faults,
    isPlain: off === 0 && apart === 0 && number === '',
  };
}

/** @param total grosze @param apart what another method pays of it; the rest is paid by `method` */
export function partsOf(total: number, apart: BillPart, method: SaleMethod): BillPart[] {
  if (total === 0) return [];
  // Cash and cash is no split.
  if (apart.cents === 0 || method === apart.method) return [{ method, cents: total }];
  return [apart, { method, cents: total - apart.cents }];
}
