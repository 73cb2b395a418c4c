import type { Actor } from '../accounts/actor.ts';
import type { Decision } from '../decision.ts';
import { isPublicHoliday } from '../time/holidays.ts';
import { dayOf, startOfDay } from '../time/park-time.ts';
import { owedFor, type PassUse } from './pass-value.ts';

/** Days in which a consumer may withdraw from what they agreed to online (Directive 2011/83/EU, art. 9). */
const withdrawalDays = 14;
const saturday = 6;

/** An agreement made online: on a pass that was bought, or on an account. A slot is none of these: it has a fixed time (art. 16 l). */
export interface Contract {
  /** Who agreed to it; null where nobody did online. */
  buyer: string | null;
  concluded: Temporal.Instant;
  isWithdrawn: boolean;
  /** Whether staff have ended it. */
  isVoided: boolean;
}

/**
 * The first moment at which it is too late. The day of the purchase does not count, and a time that would end on a Saturday, a Sunday or
 * a public holiday ends with the next working day (art. 115 of the Polish Civil Code).
 */
export function endOfWithdrawal(concluded: Temporal.Instant, zone: string): Temporal.Instant {
  let last = dayOf(concluded, zone).add({ days: withdrawalDays });
  while (last.dayOfWeek >= saturday || isPublicHoliday(last)) last = last.add({ days: 1 });
  return startOfDay(last.add({ days: 1 }), zone);
}

/** May `actor` withdraw from this contract now? The right is the buyer's, whoever has the pass by now. Null where there is no such contract. */
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

/** Rides of a pass that have not begun: they are freed and cost nothing. */
export interface RidesToCome {
  /** Rides or minutes. */
  units: number;
  /** Grosze of the pass's price that they have taken. */
  redeemed: number;
}

/**
 * What goes back where the buyer withdraws, in grosze: the price less what was ridden, and what was cancelled too late, at the pass's
 * price of one. Of what staff took off the pass the same.
 * @param refundable what of the price can still go back the way it was paid
 */
export function withdrawalBack(pass: PassUse, toCome: RidesToCome, refundable: number): number {
  const freed = {
    ...pass,
    balance: pass.balance + toCome.units,
    redeemed: pass.redeemed - toCome.redeemed,
  };
  return Math.max(0, Math.min(owedFor(freed), refundable));
}
