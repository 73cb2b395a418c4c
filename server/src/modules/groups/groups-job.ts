import type { AppContext } from '../../context.ts';
import { type Rounds, startRounds, workOnEach } from '../../rounds.ts';
import { acceptPaidOffers } from './accept-paid-offers.ts';
import { withdrawBrokenOffers } from './withdraw-broken-offers.ts';

const everyMs = 1_000;

/** Accepts offers with a paid deposit, and withdraws those that have lost a place. Runs in every process. */
export function startGroupsJob(context: AppContext): Rounds {
  const { log } = context;
  return startRounds({ log, everyMs, failure: 'offers to groups could not be settled' }, () =>
    workOnEach([acceptPaidOffers, withdrawBrokenOffers], (settle) => settle(context)),
  );
}
