import type { Decision, Refusal } from '../decision.ts';
import type { Actor } from './actor.ts';
import { may } from './permissions.ts';

/**
 * So many calls with a key of their own a rider sends within a day: each is kept with its answer for some days. All that they may book and
 * cancel in that time is 600.
 */
export const keyedCallBudget = { calls: 1_000, hours: 24 } as const;

export interface KeyedCallRefusal extends Refusal {
  limit: number;
  /** When the oldest of them no longer counts. */
  until: Temporal.Instant;
}

/**
 * May the answer of one more call be kept for whoever sent it? Staff have no budget.
 * @param oldest when the one was sent that fills the budget, this one counted; null where it is not full
 */
export function decideKeyedCall(
  actor: Actor,
  oldest: Temporal.Instant | null,
  now: Temporal.Instant,
): Decision | KeyedCallRefusal {
  const { calls, hours } = keyedCallBudget;
  const until = oldest?.add({ hours });
  if (!until || may(actor.role, 'slot.bookForOthers') || Temporal.Instant.compare(now, until) >= 0)
    return 'ok';
  return { code: 'REQUESTS_EXCEEDED', limit: calls, until };
}
