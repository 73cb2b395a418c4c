import { type CashMethod, cashMethods } from '@cablepark/domain/payments/cash-methods';
import type { MethodSums } from '@cablepark/domain/payments/day-close';

/** Methods to show: online if the park uses it, or has; transfers if a refund used one. @param sums in any unit */
export function shownMethods(sums: MethodSums, isOnline: boolean): CashMethod[] {
  const isShown = (method: CashMethod) =>
    sums[method] !== 0 || (method !== 'transfer' && (method !== 'online' || isOnline));
  return cashMethods.filter(isShown);
}
