/**
 * The state of a bill's online payment. `open`: nobody has paid yet. `paid`: the payment is recorded here, the provider may not have our
 * confirmation yet. `settled`: nothing is left to do. `expired`: its time ran out unpaid; a late payment still counts. `wrong`: the provider
 * has money of another amount, currency or shop. `returned`: the provider refunded it from its own panel.
 */
export const billStates = ['open', 'paid', 'settled', 'expired', 'wrong', 'returned'] as const;
export type BillState = (typeof billStates)[number];

/**
 * The events of a bill. `paid`: its payment is recorded here. `settled`: its provider has our confirmation. `ended`: its time ran out unpaid.
 * `mismatched`: the provider has a different payment than the bill asks for. `returned`: an unknown refund has happened; `explained`: staff
 * have accounted for it.
 */
export const billEvents = ['paid', 'settled', 'ended', 'mismatched', 'returned', 'explained'] as const;
export type BillEvent = (typeof billEvents)[number];

type Step = { from: readonly BillState[]; to: BillState };

const steps: Record<BillEvent, Step> = {
  // A second check of a wrong payment may find it right.
  paid: { from: ['open', 'expired', 'wrong'], to: 'paid' },
  settled: { from: ['paid'], to: 'settled' },
  ended: { from: ['open'], to: 'expired' },
  mismatched: { from: ['open', 'expired'], to: 'wrong' },
  returned: { from: ['open', 'expired', 'paid', 'settled'], to: 'returned' },
  explained: { from: ['returned'], to: 'settled' },
};

/** The next state of a bill; null where the event changes nothing. */
export function nextBill(state: BillState, event: BillEvent): BillState | null {
  const { from, to } = steps[event];
  return from.includes(state) ? to : null;
}

/** For the one write that performs the step: the states that the event changes, and its target state. */
export function stepOf(event: BillEvent): Step {
  return steps[event];
}

/** Whether its money arrived and was ours, refunded since or not. */
export function hasHadMoney(state: BillState): boolean {
  return state === 'settled' || state === 'returned';
}

/** Whether its money is here now. */
export function keepsMoney(state: BillState): boolean {
  return state === 'paid' || state === 'settled';
}

/** The states in which the provider may report a refund. */
export const statesThatHadMoney = billStates.filter(hasHadMoney);
