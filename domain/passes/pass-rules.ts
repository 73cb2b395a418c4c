import type { Decision } from '../decision.ts';
import { isOnSale, type PassKind } from './pass-kind.ts';

/** A pass as the rules see it. */
export interface Pass {
  id: number;
  kind: PassKind;
  /** Null while nobody has taken it: it was given as a present. */
  owner: string | null;
  /** With whom its owner shares it. */
  members: readonly string[];
  /** Rides or minutes that are left. */
  balance: number;
  /** The first moment at which it holds no more; null while its days have not begun. */
  ends: Temporal.Instant | null;
  isVoided: boolean;
}

/** May a pass of this kind be sold now? Null where the price list sells none of that name. */
export function decideSelling(kind: PassKind | null, now: Temporal.Instant, zone: string): Decision {
  if (kind === null) return 'INVALID_FOREIGN_KEY';
  return isOnSale(kind, now, zone) ? 'ok' : 'PASS_EXPIRED';
}

/** May so much be put on a pass, or taken from it? A voided one is there no more, and none has less than nothing. */
export function decideAdjusting(pass: Pass | null, by: number): Decision {
  if (pass === null || pass.isVoided) return 'FORBIDDEN';
  if (by === 0) return 'unchanged';
  return pass.balance + by < 0 ? 'PASS_EMPTY' : 'ok';
}

/** May a pass be voided for so much money? Never for more than is still owed for it, else FAILED_VALIDATION. In grosze. */
export function decidePassVoiding(
  pass: Pass | null,
  { moneyBack, owed }: { moneyBack: number; owed: number },
): Decision {
  if (pass === null || pass.isVoided) return 'FORBIDDEN';
  return moneyBack > owed ? 'FAILED_VALIDATION' : 'ok';
}
