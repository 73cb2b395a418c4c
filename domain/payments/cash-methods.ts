import { moneyMethods } from '../park/policy.ts';

/** By what the desk gives money back; a transfer leaves the park's account. */
export const backMethods = ['cash', 'card', 'blik', 'transfer'] as const;
export type BackMethod = (typeof backMethods)[number];
/** By what money moves in the cash book: `online` is what the payment provider holds. */
export const cashMethods = [...moneyMethods, 'transfer'] as const;
export type CashMethod = (typeof cashMethods)[number];

/** By which money that was paid online goes back by no refund of ours; `provider`: in the provider's own panel, or by a bank. */
export const onlineWaysBack = [...backMethods, 'provider'] as const;
export type OnlineWayBack = (typeof onlineWaysBack)[number];

/** What that is in the cash book. */
export function methodOfWayBack(way: OnlineWayBack): CashMethod {
  return way === 'provider' ? 'online' : way;
}
