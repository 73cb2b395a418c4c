import type { Actor } from '../accounts/actor.ts';
import { may } from '../accounts/permissions.ts';
import type { Decision } from '../decision.ts';

/** Lines of a desk's bill whose money is to go back. */
export interface ItemReturnFacts {
  actor: Actor;
  /** The line as it is; null where no bill has it, or it is no item of the price list. */
  lines: readonly ({ bill: string; isReturned: boolean } | null)[];
}

/** May `actor` give the money of these lines back? Lines of one bill, each once; a ride or a pass goes back by its payment. */
export function decideReturningItems({ actor, lines }: ItemReturnFacts): Decision {
  if (!may(actor.role, 'payment.void')) return 'FORBIDDEN';
  const [first] = lines;
  if (!first) return 'NOT_FOUND';
  const isWhole = lines.every((line) => line !== null && line.bill === first.bill);
  if (!isWhole) return 'NOT_FOUND';
  return lines.some((line) => line?.isReturned) ? 'CHANGED_SINCE' : 'ok';
}
