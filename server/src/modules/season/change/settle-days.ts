import { randomUUID } from 'node:crypto';
import {
  changeDays,
  type DaysChange,
  type MsSpan,
  meeterOf,
  type StandingSlot,
  spanOf,
  type TrackDays,
} from '@cablepark/domain/season/change-days';
import type { SeasonSlot } from '@cablepark/domain/season/plan-day';
import type { SeasonStep } from '@cablepark/domain/season/season-steps';
import { type RecordedChange, wantedBefore } from '@cablepark/domain/season/undo-days';
import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { insertSlots } from '../../slots/rows/index.ts';
import { type SeasonWork, spanOfStep } from '../season-work.ts';
import { deleteGaps, insertGaps, lockTrackDays } from './track-days.store.ts';

export interface Settled {
  change: DaysChange;
  recorded: RecordedChange;
}

/**
 * Makes some days of a track match the plan, but leaves booked slots.
 * @param refills whether manually freed times are filled again
 * @returns what it did; null if the track is deleted or retired
 */
export async function settleDays(
  work: SeasonWork,
  step: SeasonStep,
  planned: readonly SeasonSlot[],
  refills = false,
): Promise<Settled | null> {
  const span = spanOfStep(step, work.place.zone);
  const locked = await lockTrackDays(work, step.track, span);
  if (!locked) return null;
  const refilledGaps = refills ? await deleteGaps(work, step.track, span) : [];
  const trackDays = refills
    ? { ...locked, gaps: locked.gaps.filter(({ fromMs }) => fromMs < span.fromMs) }
    : locked;
  const change = changeDays(planned, trackDays);
  const newIds = await write(work, step.track, change, new Map());
  return {
    change,
    recorded: {
      made: newIds,
      repriced: change.reprice.map(({ id, price, newPrice }) => ({ id, from: price, to: newPrice })),
      removed: change.remove.map(({ id, startMs, minutes, price }) => ({ id, startMs, minutes, price })),
      refilled: refilledGaps,
    },
  };
}

/** Undoes a step on some days of a track, but leaves booked slots. Restored slots keep their ids. */
export async function restoreDays(
  work: SeasonWork,
  step: SeasonStep,
  recorded: RecordedChange,
): Promise<DaysChange | null> {
  const trackDays = await lockTrackDays(work, step.track, spanOfStep(step, work.place.zone));
  if (!trackDays) return null;
  const change = changeDays(wantedBefore(recorded, trackDays.standing), trackDays);
  await write(work, step.track, change, new Map(recorded.removed.map(({ startMs, id }) => [startMs, id])));
  await insertGaps(work, step.track, freeAgain(recorded.refilled, trackDays, change));
  return change;
}

/** Excludes gaps that are booked by now. */
function freeAgain(gaps: readonly MsSpan[], { standing }: TrackDays, { remove }: DaysChange): MsSpan[] {
  const removedIds = new Set(remove.map(({ id }) => id));
  const isTaken = meeterOf(
    standing.filter(({ id, isPlanned }) => isPlanned && !removedIds.has(id)).map(spanOf),
  );
  return gaps.filter((gap) => !isTaken(gap));
}

/** @param ids of restored slots by their start. @returns the ids of new slots */
async function write(
  work: SeasonWork,
  track: number,
  { make, reprice, remove }: DaysChange,
  ids: ReadonlyMap<number, number>,
): Promise<number[]> {
  await removeSlots(work, remove);
  for (const [price, slots] of Map.groupBy(reprice, ({ newPrice }) => newPrice)) {
    await repriceSlots(work, slots, price);
  }
  if (make.length === 0) return [];
  return await insertSlots(
    work.db,
    make.map(({ startMs, minutes, price }) => ({
      ...(ids.has(startMs) ? { id: ids.get(startMs) } : {}),
      start_at: startMs,
      end_at: startMs + minutes * 60_000,
      duration: minutes,
      price_cents: price,
      asset_id: track,
      event_id: null,
      series: randomUUID(),
      planned: 1,
    })),
  );
}

async function removeSlots({ db }: SeasonWork, slots: readonly StandingSlot[]): Promise<void> {
  if (slots.length === 0) return;
  const { numDeletedRows } = await db.deleteFrom('slot').where(areFreeOfPlan(slots)).executeTakeFirst();
  requireAll(numDeletedRows, slots);
}

async function repriceSlots(
  { db }: SeasonWork,
  slots: readonly StandingSlot[],
  price: number,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('slot')
    .set({ price_cents: price })
    .where(areFreeOfPlan(slots))
    .executeTakeFirst();
  requireAll(numUpdatedRows, slots);
}

/** Matches these slots if they are still free and part of the plan. */
function areFreeOfPlan(slots: readonly StandingSlot[]) {
  const ids = slots.map(({ id }) => id);
  return (eb: ExpressionBuilder<Tables, 'slot'>) =>
    eb.and([eb('id', 'in', ids), eb('planned', '=', 1), eb('booked_by', 'is', null)]);
}

/** The rows are locked, so a mismatch cannot happen; if it does, the step rolls back. */
function requireAll(rowCount: bigint, slots: readonly StandingSlot[]): void {
  if (Number(rowCount) !== slots.length)
    throw new Error('A slot of the plan was taken while it was changed.');
}
