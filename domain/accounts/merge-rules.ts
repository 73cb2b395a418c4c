import type { Decision } from '../decision.ts';
import type { Actor } from './actor.ts';
import { may } from './permissions.ts';

/** One of the two records of a person. A guest is an account without an address. */
export interface MergedAccount {
  id: string;
  email: string | null;
  /** The address that its owner has verified. */
  provedEmail: string | null;
  status: 'active' | 'blocked' | 'erased';
}

export type MergeState = 'waiting' | 'merged' | 'undone';

/** How long the owner of an account can agree to a merge. */
export const agreementDays = 14;

export interface MergeFacts {
  actor: Actor;
  /** The record that is emptied. */
  guest: MergedAccount | null;
  /** The record that stays. */
  into: MergedAccount | null;
}

/** May an Admin merge two records of one person? Two accounts with addresses are never merged. */
export function decideMerging({ actor, guest, into }: MergeFacts): Decision {
  if (!may(actor.role, 'user.merge')) return 'FORBIDDEN';
  if (guest === null || into === null) return 'NOT_FOUND';
  return isPair(guest, into) ? 'ok' : 'FORBIDDEN';
}

/** Whether the owner of the record that stays must agree first. */
export function needsAgreement(into: Pick<MergedAccount, 'email'>): boolean {
  return into.email !== null;
}

function isPair(guest: MergedAccount, into: MergedAccount): boolean {
  if (guest.id === into.id || guest.email !== null) return false;
  if (guest.status !== 'active' || into.status !== 'active') return false;
  return into.email === null || into.email === into.provedEmail;
}

export interface AgreementFacts {
  /** Null for a link that is not valid. */
  merge: { state: MergeState; expiresAt: Temporal.Instant } | null;
  guest: MergedAccount | null;
  into: MergedAccount | null;
  now: Temporal.Instant;
}

/** May the owner of an account agree to a merge by the mailed link? */
export function decideAgreeing({ merge, guest, into, now }: AgreementFacts): Decision {
  if (merge === null) return 'INVALID_TOKEN';
  if (merge.state === 'merged') return 'unchanged';
  if (merge.state === 'undone' || Temporal.Instant.compare(now, merge.expiresAt) >= 0) return 'TOO_LATE';
  return guest !== null && into !== null && isPair(guest, into) ? 'ok' : 'TOO_LATE';
}

/** How many days a merge can be undone. Then the guest's name is erased, like the names in a party. */
export const mergeUndoDays = 30;

export interface MergeUndoFacts {
  actor: Actor;
  /** `mergedAt` is null for a merge that waits for its owner. */
  merge: { state: MergeState; mergedAt: Temporal.Instant | null } | null;
  now: Temporal.Instant;
  /** Whether the guest is still empty and the other record not erased. */
  areBothThere: boolean;
  /** Whether all moved rows are unchanged since the merge. */
  isUnchanged: boolean;
}

/** May an Admin undo a merge, or withdraw one that waits for its owner? */
export function decideUndoingMerge({
  actor,
  merge,
  now,
  areBothThere,
  isUnchanged,
}: MergeUndoFacts): Decision {
  if (!may(actor.role, 'user.merge')) return 'FORBIDDEN';
  if (merge === null) return 'NOT_FOUND';
  if (merge.state === 'undone') return 'unchanged';
  if (merge.state === 'waiting') return 'ok';
  if (merge.mergedAt !== null && Temporal.Instant.compare(merge.mergedAt, lastUndoable(now)) <= 0)
    return 'TOO_LATE';
  return areBothThere && isUnchanged ? 'ok' : 'CHANGED_SINCE';
}

/** Merges from this time or before can't be undone any more. */
export function lastUndoable(now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ hours: mergeUndoDays * 24 });
}
