import { meeterOf, type Span, type StandingSlot, spanOf } from './change-days.ts';
import type { SeasonSlot } from './plan-day.ts';

/** What a change did to some days of a track, for the way back. */
export interface RecordedChange {
  /** Ids. */
  made: readonly number[];
  repriced: readonly { id: number; from: number; to: number }[];
  removed: readonly (SeasonSlot & { id: number })[];
  /** Times that a hand had freed and that were filled again. */
  refilled: readonly Span[];
}

/** What these days would want so that all of it is undone: `changeDays` leads there, past what is booked and what a hand touched. */
export function wantedBefore(recorded: RecordedChange, standing: readonly StandingSlot[]): SeasonSlot[] {
  const made = new Set(recorded.made);
  const priceBefore = new Map(recorded.repriced.map(({ id, from }) => [id, from]));
  const stayed = standing
    .filter(({ id, isPlanned }) => isPlanned && !made.has(id))
    .map(({ id, startMs, minutes, price }) => ({ startMs, minutes, price: priceBefore.get(id) ?? price }));
  const isTaken = meeterOf(stayed.map(spanOf));
  const gone = recorded.removed
    .filter((slot) => !isTaken(spanOf(slot)))
    .map(({ startMs, minutes, price }) => ({ startMs, minutes, price }));
  return [...stayed, ...gone].toSorted((a, b) => a.startMs - b.startMs);
}
