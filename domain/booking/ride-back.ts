/**
 * A booking of a slot whose day is over. `forfeited`: its rider cancelled late, and the park kept the payment. `paid`: it was paid, whether the
 * rider came or not. `ridden`: it took place unpaid. `nothing`: the park earned nothing.
 */
export interface SlotSale {
  booking: number;
  rider: string | null;
  outcome: 'forfeited' | 'paid' | 'ridden' | 'nothing';
}

/**
 * The late cancellations of a slot whose ride or money is returned because the slot was sold again.
 * The park keeps the last sale that earned something, so that a slot is paid once in the end.
 * A rider who took the same slot again without paying gets nothing back.
 * @param sales all bookings of the slot, oldest first
 */
export function ridesToGiveBack(sales: readonly SlotSale[]): number[] {
  const last = sales.findLastIndex(({ outcome }) => outcome !== 'nothing');
  const resale = sales[last];
  if (!resale) return [];
  return sales
    .slice(0, last)
    .filter(({ outcome, rider }) => {
      if (outcome !== 'forfeited') return false;
      return resale.outcome !== 'ridden' || rider !== resale.rider;
    })
    .map(({ booking }) => booking);
}
