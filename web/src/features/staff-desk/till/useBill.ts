import type { GearCount } from '@cablepark/domain/booking/gear';
import type { UsedPass } from '@cablepark/domain/passes/offered-pass';
import type { SaleMethod } from '@cablepark/domain/payments/desk-bill';
import type { DeskItem } from '@cablepark/domain/prices/price-list';
import type { Slot } from '@cablepark/domain/slots/slot';
import { useState } from 'react';
import type { Rider } from '../../../booking/slotUpdates.ts';
import type { Bill } from './api/payBill.ts';
import { type BillFaults, type BillText, emptyText, partsOf, readBillText } from './billText.ts';
import { useDeskItems } from './useDeskItems.ts';
import { type SoldPasses, useSoldPasses } from './useSoldPasses.ts';

/** A ride on a bill; grosze. */
export interface BillRide {
  slot: Slot;
  amount: number;
}

/** What staff add to a bill besides its rides. */
export interface BillDraft {
  /** The items that the park marked for the desk; empty if the server does not sell any. */
  items: readonly DeskItem[];
  countOf: (row: string) => number;
  add: (row: string, more: 1 | -1) => void;
  /** Several at once. */
  addAll: (more: readonly GearCount[]) => void;
  /** Its new passes. */
  passes: SoldPasses;
  /** The pass that pays for a slot; null for money. */
  payingPass: (slot: number) => UsedPass | null;
  /** Lets a pass pay for exactly these slots. */
  payWith: (pass: UsedPass, slots: readonly number[]) => void;
  text: BillText;
  setText: (change: Partial<BillText>) => void;
  faults: BillFaults;
  /** The amount to pay, in grosze. */
  total: number;
  /** Rides that a pass pays for. */
  ridesOnPass: number;
  /** The rides that a pass pays for; the others stay unpaid. Null if there are none, or if something else is sold. */
  onlyOnPass: Bill | null;
  /** Whether nothing of it costs money: passes pay for every ride. */
  isOnPassAlone: boolean;
  /** Whether there is nothing but a ride: then it is a payment of its slot. */
  isPlain: boolean;
  /** The bill paid by this method, with any part of another one; null while something is invalid. */
  paidBy: (method: SaleMethod) => Bill | null;
}

const nothingElse = { items: [], passes: [], discount: null, parts: [], taxId: null } as const;

/** @param rider the owner of a sold pass */
export function useBill(rides: readonly BillRide[], rider: Rider | null): BillDraft {
  const things = useThings();
  const passes = useSoldPasses(rider);
  const paying = usePayingPasses();
  const [text, setText] = useState(emptyText);

  const { sold, countOf } = things;
  const onPass = rides.filter(({ slot }) => paying.payingPass(slot.id) !== null);
  const prices = [
    ...rides.filter((ride) => !onPass.includes(ride)).map(({ amount }) => amount),
    ...sold.map(({ row, price }) => price * countOf(row)),
    ...passes.lines.map(({ price }) => price),
  ];
  const entered = readBillText(text, prices);
  const { off, total, apart, taxId, faults } = entered;
  const isRideAlone = rides.length === 1 && onPass.length === 0 && sold.length + passes.lines.length === 0;
  const isReady = !Object.values(faults).some(Boolean) && !passes.asksOwner;

  const paidBy = (method: SaleMethod): Bill | null => {
    if (!isReady || prices.length + onPass.length === 0) return null;
    const { owner } = passes;
    return {
      rides: rides.map((ride) => ({ ...ride, pass: paying.payingPass(ride.slot.id) })),
      items: sold.map(({ row }) => ({ row, count: countOf(row) })),
      passes: passes.lines.map(({ row }) => ({
        row,
        owner: owner === null || owner === 'by code' ? null : owner.id,
      })),
      discount: off > 0 ? { amount: off, reason: text.reason.trim() } : null,
      parts: partsOf(total, apart, method),
      taxId,
    };
  };

  const sellsMore = sold.length + passes.lines.length > 0;
  return {
    ...things,
    ...paying,
    onlyOnPass:
      onPass.length === 0 || onPass.length === rides.length || sellsMore
        ? null
        : {
            rides: onPass.map((ride) => ({ ...ride, pass: paying.payingPass(ride.slot.id) })),
            ...nothingElse,
          },
    passes,
    text,
    setText: (change) => setText({ ...text, ...change }),
    faults,
    total,
    ridesOnPass: onPass.length,
    isOnPassAlone: onPass.length > 0 && prices.length === 0,
    isPlain: isRideAlone && entered.isPlain,
    paidBy,
  };
}

/** Rows of the price list, by number. */
function useThings() {
  const items = useDeskItems();
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const countOf = (row: string) => counts[row] ?? 0;
  const add = (row: string, more: 1 | -1) =>
    setCounts({ ...counts, [row]: Math.max(0, countOf(row) + more) });
  const addAll = (more: readonly GearCount[]) =>
    setCounts({
      ...counts,
      ...Object.fromEntries(more.map(({ row, count }) => [row, countOf(row) + count])),
    });
  return { items, countOf, add, addAll, sold: items.filter(({ row }) => countOf(row) > 0) };
}

/** Which pass pays for which slot. */
function usePayingPasses() {
  const [passes, setPasses] = useState<ReadonlyMap<number, UsedPass>>(new Map());
  return {
    payingPass: (slot: number) => passes.get(slot) ?? null,
    payWith: (pass: UsedPass, slots: readonly number[]) => {
      const others = [...passes].filter(([, { id }]) => id !== pass.id);
      setPasses(new Map([...others, ...slots.map((slot) => [slot, pass] as const)]));
    },
  };
}
