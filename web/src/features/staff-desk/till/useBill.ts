import type { UsedPass } from '@cablepark/domain/passes/offered-pass';
import { type BillPart, discounted, type SaleMethod } from '@cablepark/domain/payments/desk-bill';
import { isTaxId } from '@cablepark/domain/payments/tax-id';
import type { DeskItem } from '@cablepark/domain/prices/price-list';
import type { Slot } from '@cablepark/domain/slots/slot';
import { useState } from 'react';
import type { Rider } from '../../../booking/slotUpdates.ts';
import { readAmount } from '../../../staff/form/amount.ts';
import type { Bill } from './api/payBill.ts';
import { useDeskItems } from './useDeskItems.ts';
import { type SoldPasses, useSoldPasses } from './useSoldPasses.ts';

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
  /** Its new passes. */
  passes: SoldPasses;
  /** The pass that pays for a slot; null for money. */
  payingPass: (slot: number) => UsedPass | null;
  /** Lets a pass pay for exactly these slots. */
  payWith: (pass: UsedPass, slots: readonly number[]) => void;
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
  /** Rides that a pass pays for. */
  ridesOnPass: number;
  /** Whether nothing of it costs money: passes pay for every ride. */
  isOnPassAlone: boolean;
  /** Whether there is nothing but a ride: then it is a payment of its slot. */
  isPlain: boolean;
  /** The bill as paid by this method, with the part in cash beside it; null while something is wrong. */
  paidBy: (method: SaleMethod) => Bill | null;
}

/** @param rider who gets a pass that is sold */
export function useBill(rides: readonly BillRide[], rider: Rider | null): BillDraft {
  const items = useDeskItems();
  const passes = useSoldPasses(rider);
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const [payingPasses, setPayingPasses] = useState<ReadonlyMap<number, UsedPass>>(new Map());
  const [discount, setDiscount] = useState('');
  const [reason, setReason] = useState('');
  const [cash, setCash] = useState('');
  const [taxId, setTaxId] = useState('');

  const countOf = (row: string) => counts[row] ?? 0;
  const payingPass = (slot: number) => payingPasses.get(slot) ?? null;
  const sold = items.filter(({ row }) => countOf(row) > 0);
  const prices = [
    ...rides.filter(({ slot }) => payingPass(slot.id) === null).map(({ amount }) => amount),
    ...sold.map(({ row, price }) => price * countOf(row)),
    ...passes.lines.map(({ price }) => price),
  ];
  const ridesOnPass = rides.filter(({ slot }) => payingPass(slot.id) !== null).length;
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
  const hasOnlyRides = sold.length === 0 && passes.lines.length === 0;
  const isPlain = rides.length === 1 && ridesOnPass === 0 && hasOnlyRides && !off && !inCash && number === '';

  const paidBy = (method: SaleMethod): Bill | null => {
    const isEmpty = prices.length === 0 && ridesOnPass === 0;
    if (Object.values(faults).some(Boolean) || off === null || inCash === null || isEmpty || passes.asksOwner)
      return null;
    const { owner } = passes;
    return {
      rides: rides.map((ride) => ({ ...ride, pass: payingPass(ride.slot.id) })),
      items: sold.map(({ row }) => ({ row, count: countOf(row) })),
      passes: passes.lines.map(({ row }) => ({
        row,
        owner: owner === null || owner === 'by code' ? null : owner.id,
      })),
      discount: off > 0 ? { amount: off, reason: reason.trim() } : null,
      parts: partsOf(total, inCash, method),
      taxId: number === '' ? null : number,
    };
  };

  return {
    items,
    countOf,
    add: (row, more) => setCounts({ ...counts, [row]: Math.max(0, countOf(row) + more) }),
    passes,
    payingPass,
    payWith: (pass, slots) => {
      const others = [...payingPasses].filter(([, { id }]) => id !== pass.id);
      setPayingPasses(new Map([...others, ...slots.map((slot) => [slot, pass] as const)]));
    },
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
    ridesOnPass,
    isOnPassAlone: ridesOnPass > 0 && prices.length === 0,
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
