import type { SaleMethod } from '@cablepark/domain/payments/desk-bill';
import { type BillPart, discounted } from '@cablepark/domain/payments/desk-bill';
import { isTaxId } from '@cablepark/domain/payments/tax-id';
import type { DeskItem } from '@cablepark/domain/prices/price-list';
import type { Slot } from '@cablepark/domain/slots/slot';
import { useState } from 'react';
import { readAmount } from '../../../staff/form/amount.ts';
import type { Bill } from './api/payBill.ts';
import { useDeskItems } from './useDeskItems.ts';

/** A ride on a bill; grosze. */
export interface BillRide {
  slot: Slot;
  amount: number;
}

/** What staff add to a bill beside its rides. */
export interface BillDraft {
  /** What the park marked for the desk; empty where the server sells nothing so. */
  items: readonly DeskItem[];
  countOf: (row: string) => number;
  add: (row: string, more: 1 | -1) => void;
  /** As typed. */
  discount: string;
  setDiscount: (text: string) => void;
  reason: string;
  setReason: (text: string) => void;
  cash: string;
  setCash: (text: string) => void;
  taxId: string;
  setTaxId: (text: string) => void;
  faults: { discount: boolean; reason: boolean; cash: boolean; taxId: boolean };
  /** What is to pay, in grosze. */
  total: number;
  /** Whether there is nothing but a ride: then it is a payment of its slot. */
  isPlain: boolean;
  /** The bill as paid by this method, with the part in cash beside it; null while something is wrong. */
  paidBy: (method: SaleMethod) => Bill | null;
}

export function useBill(rides: readonly BillRide[]): BillDraft {
  const items = useDeskItems();
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const [discount, setDiscount] = useState('');
  const [reason, setReason] = useState('');
  const [cash, setCash] = useState('');
  const [taxId, setTaxId] = useState('');

  const countOf = (row: string) => counts[row] ?? 0;
  const sold = items.filter(({ row }) => countOf(row) > 0);
  const prices = [
    ...rides.map(({ amount }) => amount),
    ...sold.map(({ row, price }) => price * countOf(row)),
  ];
  const sum = prices.reduce((all, price) => all + price, 0);
  const off = discount.trim() === '' ? 0 : readAmount(discount);
  const total = discounted(prices, off ?? 0).reduce((all, price) => all + price, 0);
  const inCash = cash.trim() === '' ? 0 : readAmount(cash);
  const number = taxId.replace(/[\s-]/g, '');
  const faults = {
    discount: off === null || off > sum,
    reason: off !== null && off > 0 && reason.trim() === '',
    cash: inCash === null || (inCash > 0 && inCash >= total),
    taxId: number !== '' && !isTaxId(number),
  };
  const isPlain = rides.length === 1 && sold.length === 0 && !off && !inCash && number === '';

  const paidBy = (method: SaleMethod): Bill | null => {
    if (Object.values(faults).some(Boolean) || off === null || inCash === null || prices.length === 0)
      return null;
    return {
      rides,
      items: sold.map(({ row }) => ({ row, count: countOf(row) })),
      discount: off > 0 ? { amount: off, reason: reason.trim() } : null,
      parts: partsOf(total, inCash, method),
      taxId: number === '' ? null : number,
    };
  };

  return {
    items,
    countOf,
    add: (row, more) => setCounts({ ...counts, [row]: Math.max(0, countOf(row) + more) }),
    discount,
    setDiscount,
    reason,
    setReason,
    cash,
    setCash,
    taxId,
    setTaxId,
    faults,
    total,
    isPlain,
    paidBy,
  };
}

function partsOf(total: number, inCash: number, method: SaleMethod): BillPart[] {
  if (total === 0) return [];
  // Cash and cash is no split.
  if (inCash === 0 || method === 'cash') return [{ method, cents: total }];
  return [
    { method: 'cash', cents: inCash },
    { method, cents: total - inCash },
  ];
}
