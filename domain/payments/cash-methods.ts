import { moneyMethods } from '../park/policy.ts';

/** Refund methods of the desk; a transfer leaves the park's account. */
export const backMethods = ['cash', 'card', 'blik', 'transfer'] as const;
export type BackMethod = (typeof backMethods)[number];
/** Methods of the cash book: `online` is the balance at the payment provider. */
export const cashMethods = [...moneyMethods, 'transfer'] as const;
export type CashMethod = (typeof cashMethods)[number];

/** Methods of a refund of online money outside our system; `provider`: in the provider's own panel, or by a bank. */
export const onlineWaysBack = [...backMethods, 'provider'] as const;
export type OnlineWayBack = (typeof onlineWaysBack)[number];

/** The matching method of the cash book. */
export function methodOfWayBack(way: OnlineWayBack): CashMethod {
  return way === 'provider' ? 'online' : way;
}
