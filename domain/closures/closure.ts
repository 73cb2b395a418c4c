import type { Refusal } from '../decision.ts';
import { endOf, type Slot, type Span } from '../slots/slot.ts';

/** Why tracks are closed; texts name each. */
export const closureReasons = ['wind', 'storm', 'breakdown', 'event', 'other'] as const;
export type ClosureReason = (typeof closureReasons)[number];

/** A time in which tracks take no rides. */
export interface Closure {
  id: number;
  tracks: readonly number[];
  from: Temporal.Instant;
  /** The first moment at which rides are possible again. For a lifted closure: when it was lifted. */
  until: Temporal.Instant;
  /** Whether its end is not known yet: `until` is then the end of the day. */
  isForNow: boolean;
  reason: ClosureReason;
  /** The park's own note about it, in Polish and in English. */
  note: string | null;
  noteEn: string | null;
  madeAt: Temporal.Instant;
}

/** The refusal of a slot inside a closure; the API returns the reason and the end. */
export interface ClosedRefusal extends Refusal {
  code: 'CLOSED';
  details: { reason: ClosureReason; until: string };
}

/** Whether a closure overlaps the slot on its track. */
export function covers(
  { tracks, from, until }: Pick<Closure, 'tracks' | 'from' | 'until'>,
  slot: Span & Pick<Slot, 'track'>,
): boolean {
  if (Temporal.Instant.compare(from, until) >= 0 || !tracks.includes(slot.track)) return false;
  return Temporal.Instant.compare(slot.start, until) < 0 && Temporal.Instant.compare(endOf(slot), from) > 0;
}

/** The closure that the slot is inside, the one that ends last; null if there is none. */
export function closureOf<Found extends Pick<Closure, 'tracks' | 'from' | 'until'>>(
  slot: Span & Pick<Slot, 'track'>,
  closures: readonly Found[],
): Found | null {
  const found = closures.filter((closure) => covers(closure, slot));
  return found.toSorted((a, b) => Temporal.Instant.compare(b.until, a.until))[0] ?? null;
}

/** The refusal of a slot inside a closure. */
export function closedBy({ reason, until }: Pick<Closure, 'reason' | 'until'>): ClosedRefusal {
  return {
    code: 'CLOSED',
    details: { reason, until: until.toString({ smallestUnit: 'millisecond' }) },
  };
}
