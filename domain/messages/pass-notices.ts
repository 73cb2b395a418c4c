import type { Pass } from '../passes/pass-rules.ts';
import type { PassNoticeKind } from './message-kinds.ts';

/** A pass whose owner may need a notice. */
export interface NoticedPass extends Pick<Pass, 'id' | 'kind' | 'balance' | 'ends'> {
  owner: string;
  bought: Temporal.Instant;
  /** When a slot was last taken from it; null if never. */
  lastTaken: Temporal.Instant | null;
}

const dayMs = 24 * 60 * 60_000;
/** The notice is due when this many slots are left, or fewer. */
export const fewSlots = 2;
/** An entry of a pass, reduced to its balance. */
interface BalanceEntry {
  id: number;
  delta: number;
  reason: string;
}

/** A notice that is not delivered within this many days is outdated. */
const noticeDays = 3;
/** Owners of a pass that started this many days ago or less still know its end. */
const knownDays = 7;

const daysBefore = { 'pass-ends-30': 30, 'pass-ends-7': 7 } as const;

/** The notices that are due for a pass. They follow from the pass alone, like reminders from bookings; the caller checks for earlier notices. */
export function duePassNotices(pass: NoticedPass, now: Temporal.Instant): PassNoticeKind[] {
  if (pass.balance <= 0) return [];
  const kinds: PassNoticeKind[] = [];
  if (isLow(pass) && pass.lastTaken && isWithin(now, pass.lastTaken, noticeDays)) kinds.push('pass-low');
  for (const kind of ['pass-ends-30', 'pass-ends-7'] as const) {
    if (!pass.ends) continue;
    const dueAt = pass.ends.subtract({ hours: daysBefore[kind] * 24 });
    const isNews = beganOf(pass).epochMilliseconds <= dueAt.epochMilliseconds - knownDays * dayMs;
    if (isNews && isWithin(now, dueAt, noticeDays)) kinds.push(kind);
  }
  return kinds;
}

/** Whether few slots are left on a pass that had more. */
export function isLow({ kind, balance }: Pick<Pass, 'kind' | 'balance'>): boolean {
  return kind.unit === 'rides' && kind.amount > fewSlots && balance > 0 && balance <= fewSlots;
}

/**
 * The entry that last filled a pass above few slots: a sale or an adjustment by staff. Each filling has at most one notice of its end. A
 * returned ride is no filling, as booking and cancelling would repeat the notice.
 */
export function lastFilling(balance: number, entries: readonly BalanceEntry[]): number | null {
  let after = balance;
  for (const { id, delta, reason } of entries.toSorted((a, b) => b.id - a.id)) {
    if (delta > 0 && reason !== 'return' && after > fewSlots) return id;
    after -= delta;
  }
  return null;
}

/** The start of its days; a pass with a last day is valid from its purchase. */
function beganOf({ kind, ends, bought }: NoticedPass): Temporal.Instant {
  return ends === null || kind.validDays === null ? bought : ends.subtract({ hours: kind.validDays * 24 });
}

function isWithin(now: Temporal.Instant, from: Temporal.Instant, days: number): boolean {
  const sinceMs = now.epochMilliseconds - from.epochMilliseconds;
  return sinceMs >= 0 && sinceMs < days * dayMs;
}
