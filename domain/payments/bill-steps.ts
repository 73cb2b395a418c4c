/**
 * How far the payment of a bill online has come. `open`: nobody has paid yet. `paid`: the money is recorded here, the provider may not have heard it
 * from us yet. `settled`: nothing more is to do. `expired`: its time is over unpaid; money that comes all the same counts.
 * `wrong`: the provider has money of another amount, currency or shop. `returned`: the provider gave it back at its own desk.
 */
export const billStates = ['open', 'paid', 'settled', 'expired', 'wrong', 'returned'] as const;
export type BillState = (typeof billStates)[number];

/**
 * What happens to a bill. `paid`: its money is recorded here. `settled`: its provider knows that. `ended`: its time is over unpaid.
 * `mismatched`: the provider has other money than was asked for. `returned`: money has gone back that nobody here knows of; `explained`: by now
 * somebody does.
 */
export const billEvents = ['paid', 'settled', 'ended', 'mismatched', 'returned', 'explained'] as const;
export type BillEvent = (typeof billEvents)[number];

type Step = { from: readonly BillState[]; to: BillState };

const steps: Record<BillEvent, Step> = {
  // Money of the wrong amount, looked at again, might turn out to be right.
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

/** For the one write that takes a step: the states that the event changes, and the one that it leads to. */
export function stepOf(event: BillEvent): Step {
  return steps[event];
}

/** Whether its money has come, was ours, and stays or has gone back since. */
export function hasHadMoney(state: BillState): boolean {
  return state === 'settled' || state === 'returned';
}

/** Whether its money is kept here. */
export function keepsMoney(state: BillState): boolean {
  return state === 'paid' || state === 'settled';
}

/** The states of which the provider may tell that money has gone back. */
export const statesThatHadMoney = billStates.filter(hasHadMoney);
