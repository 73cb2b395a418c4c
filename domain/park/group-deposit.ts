/** How the park counts the deposit that an offer asks of a group by default: none, per cent of what the places cost, or a sum. */
export const depositWays = ['none', 'percent', 'sum'] as const;

export interface DepositDefault {
  by: (typeof depositWays)[number];
  /** Per cent, or whole złotys. */
  amount: number;
}
