import { endOf, type Span } from '../slots/slot.ts';
import { isBefore } from '../time/instants.ts';
import type { Closure, ClosureReason } from './closure.ts';

/** The park's current status, and since when; null if it has no upcoming slots. */
export type ParkStatus =
  /** Until the end of today's last slot. */
  | { state: 'open'; until: Temporal.Instant }
  | { state: 'delayed'; minutes: number; since: Temporal.Instant }
  /** Every track is closed until the next slot outside closures, or the closure's end. `isForNow`: the end is not known yet. */
  | {
      state: 'closed';
      until: Temporal.Instant;
      isForNow: boolean;
      reason: ClosureReason;
      since: Temporal.Instant;
    }
  | { state: 'opens'; at: Temporal.Instant };

export interface StatusFacts {
  now: Temporal.Instant;
  /** The tracks that are open to riders. */
  tracks: readonly number[];
  closures: readonly Closure[];
  /** The longest delay of an upcoming ride, in minutes, and when its stop was reported; null for none. */
  delay: { minutes: number; since: Temporal.Instant } | null;
  /** Today's slots outside closures. */
  today: readonly Span[];
  /** The first such slot after today. */
  next: Temporal.Instant | null;
}

/** The status to display: a closure of all tracks has precedence over a delay, and a delay over the hours. */
export function parkStatus(facts: StatusFacts): ParkStatus | null {
  const { now, delay, next } = facts;
  const today = hoursOf(facts.today);
  const closure = closureOfAll(facts);
  if (closure !== null) {
    const { isForNow, reason, madeAt } = closure;
    const until =
      hoursOf(facts.today.filter(({ start }) => !isBefore(start, now)))?.from ?? next ?? closure.until;
    return { state: 'closed', until, isForNow, reason, since: madeAt };
  }
  if (today !== null && isBefore(now, today.from)) return { state: 'opens', at: today.from };
  if (today !== null && isBefore(now, today.until))
    return delay === null ? { state: 'open', until: today.until } : { state: 'delayed', ...delay };
  return next === null ? null : { state: 'opens', at: next };
}

/** Whether somebody can ride now, also late. */
export function isRunning({ state }: Pick<ParkStatus, 'state'>): boolean {
  return state === 'open' || state === 'delayed';
}

/** From the first of these slots to the end of the last; null for none. */
function hoursOf(slots: readonly Span[]): { from: Temporal.Instant; until: Temporal.Instant } | null {
  const from = slots.map(({ start }) => start).toSorted((a, b) => Temporal.Instant.compare(a, b))[0];
  const until = slots.map(endOf).toSorted((a, b) => Temporal.Instant.compare(b, a))[0];
  return from && until ? { from, until } : null;
}

/** If closures leave no track open now, the one that ends first, because then the first track opens. */
function closureOfAll({ now, tracks, closures }: StatusFacts): Closure | null {
  const current = closures.filter(({ from, until }) => !isBefore(now, from) && isBefore(now, until));
  const last = tracks.map((track) => latest(current.filter((closure) => closure.tracks.includes(track))));
  if (last.length === 0 || last.includes(null)) return null;
  return last.reduce((first, closure) =>
    first && closure && isBefore(closure.until, first.until) ? closure : first,
  );
}

function latest(closures: readonly Closure[]): Closure | null {
  return closures.toSorted((a, b) => Temporal.Instant.compare(b.until, a.until))[0] ?? null;
}
