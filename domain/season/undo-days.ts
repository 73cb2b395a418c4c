import { type MsSpan, meeterOf, type StandingSlot, spanOf } from './change-days.ts';
import type { SeasonSlot } from './plan-day.ts';

/** The record of a change to some days of a track, for undoing it. */
export interface RecordedChange {
  /** Ids. */
  made: readonly number[];
  repriced: readonly { id: number; from: number; to: number }[];
  removed: readonly (SeasonSlot & { id: number })[];
  /** Times that staff had freed and that the change filled again. */
  refilled: readonly MsSpan[];
}

/** The planned slots that undo the change: `changeDays` restores them, except for booked and edited ones. */
export function wantedBefore(record: RecordedChange, existing: readonly StandingSlot[]): SeasonSlot[] {
  const madeIds = new Set(record.made);
  const priceBefore = new Map(record.repriced.map(({ id, from }) => [id, from]));
  const remaining = existing
    .filter(({ id, isPlanned }) => isPlanned && !madeIds.has(id))
    .map(({ id, startMs, minutes, price }) => ({ startMs, minutes, price: priceBefore.get(id) ?? price }));
  const isTaken = meeterOf(remaining.map(spanOf));
  const removed = record.removed
    .filter((slot) => !isTaken(spanOf(slot)))
    .map(({ startMs, minutes, price }) => ({ startMs, minutes, price }));
  return [...remaining, ...removed].toSorted((a, b) => a.startMs - b.startMs);
}
