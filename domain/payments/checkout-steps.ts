import { type CheckoutState, checkoutStates } from './checkout.ts';

/**
 * What happens to a checkout. `paid`: its money is recorded here. `settled`: its provider knows that. `ended`: its time is over unpaid.
 * `mismatched`: the provider has other money than was asked for. `returned`: money has gone back that nobody here knows of; `explained`: by now
 * somebody does.
 */
export const checkoutEvents = ['paid', 'settled', 'ended', 'mismatched', 'returned', 'explained'] as const;
export type CheckoutEvent = (typeof checkoutEvents)[number];

type Step = { from: readonly CheckoutState[]; to: CheckoutState };

const steps: Record<CheckoutEvent, Step> = {
  // Money of the wrong amount, looked at again, might turn out to be right.
  paid: { from: ['open', 'expired', 'wrong'], to: 'paid' },
  settled: { from: ['paid'], to: 'settled' },
  ended: { from: ['open'], to: 'expired' },
  mismatched: { from: ['open', 'expired'], to: 'wrong' },
  returned: { from: ['open', 'expired', 'paid', 'settled'], to: 'returned' },
  explained: { from: ['returned'], to: 'settled' },
};

/** The next state of a checkout; null where the event changes nothing. */
export function nextCheckout(state: CheckoutState, event: CheckoutEvent): CheckoutState | null {
  const { from, to } = steps[event];
  return from.includes(state) ? to : null;
}

/** For the one write that takes a step: the states that the event changes, and the one that it leads to. */
export function stepOf(event: CheckoutEvent): Step {
  return steps[event];
}

/** Whether its money has come, was ours, and stays or has gone back since. */
export function hasHadMoney(state: CheckoutState): boolean {
  return state === 'settled' || state === 'returned';
}

/** Whether its money is kept here. */
export function keepsMoney(state: CheckoutState): boolean {
  return state === 'paid' || state === 'settled';
}

/** Whether nothing has come for it, and still may, also late. */
export function awaitsMoney(state: CheckoutState): boolean {
  return state === 'open' || state === 'expired';
}

export const statesThatAwaitMoney = checkoutStates.filter(awaitsMoney);
/** The states of which the provider may tell that money has gone back. */
export const statesThatHadMoney = checkoutStates.filter(hasHadMoney);
