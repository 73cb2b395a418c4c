import type { Actor } from '../accounts/actor.ts';
import { may } from '../accounts/permissions.ts';
import type { Decision } from '../decision.ts';

/** Lines of a desk bill whose money is to be refunded. */
export interface ItemReturnFacts {
  actor: Actor;
  /** The current line; null if no bill has it, or if it is not an item of the price list. */
  lines: readonly ({ bill: string; isReturned: boolean } | null)[];
}

/** May `actor` refund these lines? Only lines of one bill, each once. Rides and passes are refunded by their payment. */
export function decideReturningItems({ actor, lines }: ItemReturnFacts): Decision {
  if (!may(actor.role, 'payment.void')) return 'FORBIDDEN';
  const [first] = lines;
  if (!first) return 'NOT_FOUND';
  const isWhole = lines.every((line) => line !== null && line.bill === first.bill);
  if (!isWhole) return 'NOT_FOUND';
  return lines.some((line) => line?.isReturned) ? 'CHANGED_SINCE' : 'ok';
}
