import { countLeading } from '../slots/sorted.ts';
import type { SeasonSlot } from './plan-day.ts';

/** An existing slot of the track. */
export interface StandingSlot extends SeasonSlot {
  id: number;
  /** Whether the plan made it and nobody has edited it since. */
  isPlanned: boolean;
  isBooked: boolean;
}

export interface MsSpan {
  fromMs: number;
  toMs: number;
}

/** The slots of one track around some days. */
export interface TrackDays {
  /** The days: a slot that begins outside them stays, and blocks slots that would overlap it. */
  span: MsSpan;
  standing: readonly StandingSlot[];
  /** Times that staff have freed: the plan makes no slots there. */
  gaps: readonly MsSpan[];
  nowMs: number;
}

export interface DaysChange {
  make: SeasonSlot[];
  /** Slots whose price changes to `newPrice`. */
  reprice: (StandingSlot & { newPrice: number })[];
  remove: StandingSlot[];
  /** Slots that differ from the plan, but a rider holds them. */
  keptBooked: StandingSlot[];
  /** Slots that differ from the plan, but staff made or edited them, or they belong to an event; booked or free. */
  keptByHand: StandingSlot[];
  /** Planned slots not made, because staff have freed that time. */
  leftFree: SeasonSlot[];
}

/**
 * The changes that make these days match the plan, and the differences that stay. Slots that have begun are neither changed nor listed.
 * @param plan planned slots within the span, in their order, without overlaps
 */
export function changeDays(
  plan: readonly SeasonSlot[],
  { span, standing, gaps, nowMs }: TrackDays,
): DaysChange {
  const futureSlots = plan.filter(({ startMs }) => startMs > nowMs);
  const wantedAt = new Map(futureSlots.map((slot) => [slot.startMs, slot]));
  const wantedAs = (slot: SeasonSlot) => {
    const same = wantedAt.get(slot.startMs);
    return same?.minutes === slot.minutes ? same : undefined;
  };
  const isOtherwise = (slot: SeasonSlot) => wantedAs(slot)?.price !== slot.price;
  const ours = standing.filter(
    ({ startMs }) => startMs > nowMs && span.fromMs <= startMs && startMs < span.toMs,
  );
  const free = ours.filter(({ isPlanned, isBooked }) => isPlanned && !isBooked);
  const deviations = ours.filter((slot) => !(slot.isPlanned && !slot.isBooked) && isOtherwise(slot));
  const freeSet = new Set(free);
  const isBlocked = meeterOf(standing.filter((slot) => !freeSet.has(slot)).map(spanOf));
  const isFreed = meeterOf(gaps);
  const there = new Set(free.filter(wantedAs).map(({ startMs }) => startMs));
  const gapsInPlan = futureSlots.filter((slot) => !there.has(slot.startMs) && !isBlocked(spanOf(slot)));
  return {
    make: gapsInPlan.filter((slot) => !isFreed(spanOf(slot))),
    reprice: free.flatMap((slot) => {
      const newPrice = wantedAs(slot)?.price ?? slot.price;
      return newPrice === slot.price ? [] : [{ ...slot, newPrice }];
    }),
    remove: free.filter((slot) => !wantedAs(slot)),
    keptBooked: deviations.filter(({ isPlanned }) => isPlanned),
    keptByHand: deviations.filter(({ isPlanned }) => !isPlanned),
    leftFree: gapsInPlan.filter((slot) => isFreed(spanOf(slot))),
  };
}

export function spanOf({ startMs, minutes }: Pick<SeasonSlot, 'startMs' | 'minutes'>): MsSpan {
  return { fromMs: startMs, toMs: startMs + minutes * 60_000 };
}

/** Checks whether a span overlaps any of these; each check is a binary search. */
export function meeterOf(spans: readonly MsSpan[]): (span: MsSpan) => boolean {
  const union: MsSpan[] = [];
  for (const { fromMs, toMs } of spans.toSorted((a, b) => a.fromMs - b.fromMs)) {
    const last = union.at(-1);
    if (last && fromMs <= last.toMs) last.toMs = Math.max(last.toMs, toMs);
    else union.push({ fromMs, toMs });
  }
  return ({ fromMs, toMs }) => {
    const last = union[countLeading(union, (span) => span.fromMs < toMs) - 1];
    return last !== undefined && last.toMs > fromMs;
  };
}
