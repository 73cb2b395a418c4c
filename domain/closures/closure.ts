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
  /** Its first moment at which rides go on. Of a lifted one: when it was lifted. */
  until: Temporal.Instant;
  /** Whether nobody knows yet when it ends: `until` is the end of the day then. */
  isForNow: boolean;
  reason: ClosureReason;
  /** The park's own line about it, in Polish and in English. */
  note: string | null;
  noteEn: string | null;
  madeAt: Temporal.Instant;
}

/** A slot inside a closure; the wire carries the reason and the end. */
export interface ClosedRefusal extends Refusal {
  code: 'CLOSED';
  details: { reason: ClosureReason; until: string };
}

/** Whether a closure takes some of the slot's time on its track. */
export function covers(
  { tracks, from, until }: Pick<Closure, 'tracks' | 'from' | 'until'>,
  slot: Span & Pick<Slot, 'track'>,
): boolean {
  if (Temporal.Instant.compare(from, until) >= 0 || !tracks.includes(slot.track)) return false;
  return Temporal.Instant.compare(slot.start, until) < 0 && Temporal.Instant.compare(endOf(slot), from) > 0;
}

/** The closure that the slot is inside, the one that ends last; null where it is inside none. */
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
