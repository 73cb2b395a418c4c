import type { Actor } from '../accounts/actor.ts';
import type { Decision } from '../decision.ts';
import { isPublicHoliday } from '../time/holidays.ts';
import { dayOf, startOfDay } from '../time/park-time.ts';
import { owedFor, type PassUse } from './pass-value.ts';

/** Days in which a consumer may withdraw from an online contract (Directive 2011/83/EU, art. 9). */
const withdrawalDays = 14;
const saturday = 6;

/** An online contract: for a pass or for an account. A slot is neither: it has a fixed time (art. 16 l). */
export interface Contract {
  /** The person who agreed to it; null for a contract made offline. */
  buyer: string | null;
  concluded: Temporal.Instant;
  isWithdrawn: boolean;
  /** Whether staff have ended it. */
  isVoided: boolean;
}

/**
 * The first moment after the deadline. The day of the purchase does not count. A deadline on a Saturday, a Sunday or a public holiday moves
 * to the next working day (art. 115 of the Polish Civil Code).
 */
export function endOfWithdrawal(contractDate: Temporal.Instant, zone: string): Temporal.Instant {
  let last = dayOf(contractDate, zone).add({ days: withdrawalDays });
  while (last.dayOfWeek >= saturday || isPublicHoliday(last)) last = last.add({ days: 1 });
  return startOfDay(last.add({ days: 1 }), zone);
}

/** May `actor` withdraw from this contract now? The right is the buyer's, whoever owns the pass now. Null where there is no such contract. */
export function decideWithdrawing(
  contract: Contract | null,
  actor: Actor,
  now: Temporal.Instant,
  zone: string,
): Decision {
  if (contract === null) return 'NOT_FOUND';
  if (contract.buyer !== actor.id) return 'FORBIDDEN';
  if (contract.isWithdrawn) return 'unchanged';
  if (contract.isVoided) return 'FORBIDDEN';
  return Temporal.Instant.compare(now, endOfWithdrawal(contract.concluded, zone)) >= 0 ? 'TOO_LATE' : 'ok';
}

/** Future rides of a pass: a withdrawal frees them without cost. */
export interface RidesToCome {
  /** Rides or minutes. */
  units: number;
  /** The part of the pass's price that they used, in grosze. */
  redeemed: number;
}

/**
 * The refund of a withdrawal, in grosze: the price less rides taken or cancelled too late, at the pass's price per ride. Rides removed by
 * staff count the same.
 * @param refundable the part of the price that can still go back online
 */
export function withdrawalBack(pass: PassUse, toCome: RidesToCome, refundable: number): number {
  const remainder = {
    ...pass,
    balance: pass.balance + toCome.units,
    redeemed: pass.redeemed - toCome.redeemed,
  };
  return Math.max(0, Math.min(owedFor(remainder), refundable));
}
