import { countLeading } from '../slots/sorted.ts';
import type { SeasonSlot } from './plan-day.ts';

/** A slot that stands on the track. */
export interface StandingSlot extends SeasonSlot {
  id: number;
  /** The plan made it and no hand has touched it since. */
  isPlanned: boolean;
  isBooked: boolean;
}

export interface Span {
  fromMs: number;
  toMs: number;
}

/** What there is on one track about some days. */
export interface TrackDays {
  /** The days: what begins outside stays, and stands in the way of what would meet it. */
  span: Span;
  standing: readonly StandingSlot[];
  /** Times that a hand has freed: the plan leaves them alone. */
  gaps: readonly Span[];
  nowMs: number;
}

export interface DaysChange {
  make: SeasonSlot[];
  /** With the price that they are to have. */
  reprice: (StandingSlot & { newPrice: number })[];
  remove: StandingSlot[];
  /** Not as the plan wants them, but a rider holds them. */
  keptBooked: StandingSlot[];
  /** Not as the plan wants them, but a hand made or changed them, or they belong to an event; booked or free. */
  keptByHand: StandingSlot[];
  /** Not made, because a hand has freed that time. */
  leftFree: SeasonSlot[];
}

/**
 * What has to be done so that these days are as the plan wants them, and what stays as it is though the plan wants it
 * otherwise. What has begun is never touched, nor told of.
 * @param wanted slots of the plan within the span, in their order, which do not meet each other
 */
export function changeDays(
  wanted: readonly SeasonSlot[],
  { span, standing, gaps, nowMs }: TrackDays,
): DaysChange {
  const coming = wanted.filter(({ startMs }) => startMs > nowMs);
  const wantedAt = new Map(coming.map((slot) => [slot.startMs, slot]));
  const wantedAs = (slot: SeasonSlot) => {
    const same = wantedAt.get(slot.startMs);
    return same?.minutes === slot.minutes ? same : undefined;
  };
  const isOtherwise = (slot: SeasonSlot) => wantedAs(slot)?.price !== slot.price;
  const ours = standing.filter(
    ({ startMs }) => startMs > nowMs && span.fromMs <= startMs && startMs < span.toMs,
  );
  const free = ours.filter(({ isPlanned, isBooked }) => isPlanned && !isBooked);
  const kept = ours.filter((slot) => !(slot.isPlanned && !slot.isBooked) && isOtherwise(slot));
  const freeSet = new Set(free);
  const isBlocked = meeterOf(standing.filter((slot) => !freeSet.has(slot)).map(spanOf));
  const isFreed = meeterOf(gaps);
  const there = new Set(free.filter(wantedAs).map(({ startMs }) => startMs));
  const missing = coming.filter((slot) => !there.has(slot.startMs) && !isBlocked(spanOf(slot)));
  return {
    make: missing.filter((slot) => !isFreed(spanOf(slot))),
    reprice: free.flatMap((slot) => {
      const newPrice = wantedAs(slot)?.price ?? slot.price;
      return newPrice === slot.price ? [] : [{ ...slot, newPrice }];
    }),
    remove: free.filter((slot) => !wantedAs(slot)),
    keptBooked: kept.filter(({ isPlanned }) => isPlanned),
    keptByHand: kept.filter(({ isPlanned }) => !isPlanned),
    leftFree: missing.filter((slot) => isFreed(spanOf(slot))),
  };
}

export function spanOf({ startMs, minutes }: Pick<SeasonSlot, 'startMs' | 'minutes'>): Span {
  return { fromMs: startMs, toMs: startMs + minutes * 60_000 };
}

/** Tells whether a span meets any of these; each answer is a search by halves. */
export function meeterOf(spans: readonly Span[]): (span: Span) => boolean {
  const merged: Span[] = [];
  for (const { fromMs, toMs } of spans.toSorted((a, b) => a.fromMs - b.fromMs)) {
    const last = merged.at(-1);
    if (last && fromMs <= last.toMs) last.toMs = Math.max(last.toMs, toMs);
    else merged.push({ fromMs, toMs });
  }
  return ({ fromMs, toMs }) => {
    const last = merged[countLeading(merged, (span) => span.fromMs < toMs) - 1];
    return last !== undefined && last.toMs > fromMs;
  };
}
