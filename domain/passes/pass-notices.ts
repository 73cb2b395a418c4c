import type { PassMessageKind } from '../messages/message-kinds.ts';
import type { Pass } from './pass-rules.ts';

/** A pass about which its owner may have to be told. */
export interface NoticedPass extends Pick<Pass, 'id' | 'kind' | 'balance' | 'ends'> {
  owner: string;
  bought: Temporal.Instant;
  /** When a slot was taken from it last; null where none was. */
  lastTaken: Temporal.Instant | null;
}

const dayMs = 24 * 60 * 60_000;
/** Told at so many slots that are left, or fewer. */
export const fewSlots = 2;
/** An entry of a pass, as far as its balance goes. */
interface BalanceEntry {
  id: number;
  delta: number;
  reason: string;
}

/** What did not get out in so many days is no news. */
const noticeDays = 3;
/** Whoever has a pass for so few days by then knows when it ends. */
const knownDays = 7;

const daysBefore = { 'pass-ends-30': 30, 'pass-ends-7': 7 } as const;

/**
 * What there is to tell of a pass now. It follows from the pass alone, like reminders from the bookings; whether it was written
 * before is for the caller to know.
 */
export function duePassNotices(pass: NoticedPass, now: Temporal.Instant): PassMessageKind[] {
  if (pass.balance <= 0) return [];
  const kinds: PassMessageKind[] = [];
  if (isLow(pass) && pass.lastTaken && isWithin(now, pass.lastTaken, noticeDays)) kinds.push('pass-low');
  for (const kind of ['pass-ends-30', 'pass-ends-7'] as const) {
    if (!pass.ends) continue;
    const due = pass.ends.subtract({ hours: daysBefore[kind] * 24 });
    const isNews = beganOf(pass).epochMilliseconds <= due.epochMilliseconds - knownDays * dayMs;
    if (isNews && isWithin(now, due, noticeDays)) kinds.push(kind);
  }
  return kinds;
}

/** Whether few slots are left of a pass that had more. */
export function isLow({ kind, balance }: Pick<Pass, 'kind' | 'balance'>): boolean {
  return kind.unit === 'rides' && kind.amount > fewSlots && balance > 0 && balance <= fewSlots;
}

/**
 * The entry that filled a pass above few slots last, by a sale or the staff's hand: what is told of its end is told once of
 * each filling. A ride that was given back fills nothing, lest who books and cancels be told each time.
 */
export function lastFilling(balance: number, entries: readonly BalanceEntry[]): number | null {
  let after = balance;
  for (const { id, delta, reason } of entries.toSorted((a, b) => b.id - a.id)) {
    if (delta > 0 && reason !== 'return' && after > fewSlots) return id;
    after -= delta;
  }
  return null;
}

/** When its days began; a pass of a date holds from when it was bought. */
function beganOf({ kind, ends, bought }: NoticedPass): Temporal.Instant {
  return ends === null || kind.validDays === null ? bought : ends.subtract({ hours: kind.validDays * 24 });
}

function isWithin(now: Temporal.Instant, from: Temporal.Instant, days: number): boolean {
  const sinceMs = now.epochMilliseconds - from.epochMilliseconds;
  return sinceMs >= 0 && sinceMs < days * dayMs;
}
