/** How the default deposit of a group is counted: none, per cent of the price of the places, or a fixed sum. */
export const depositWays = ['none', 'percent', 'sum'] as const;

export interface DepositDefault {
  by: (typeof depositWays)[number];
  /** Per cent, or whole złotys. */
  amount: number;
}
