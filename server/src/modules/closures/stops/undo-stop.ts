import type { Actor } from '@cablepark/domain/accounts/actor';
import type { Shift } from '@cablepark/domain/closures/delay';
import { rideDayOf } from '@cablepark/domain/closures/ride-day';
import { decideUndoingStop } from '@cablepark/domain/closures/stop-rules';
import { enforce } from '@cablepark/domain/decision';
import type { AppContext } from '../../../context.ts';
import { lockTracks } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { writeAudit } from '../../audit/index.ts';
import { shiftBookings } from '../../bookings/index.ts';
import { refillGaps } from '../../slots/index.ts';
import {
  lockSlots,
  markPlanned,
  restoreSlots,
  type SlotTableRow,
  type StoredSlot,
  shiftSlots,
  slotFailure,
} from '../../slots/rows/index.ts';
import { findClosures } from '../../tracks/state/index.ts';
import { askAgain } from '../ask-again.ts';
import { closeShifted } from '../closings/close-shifted.ts';
import { lockLivingClosures } from '../closings/closures.store.ts';
import { closedHolds, endHolds } from '../closings/end-holds.ts';
import { keepReturned } from '../closings/keep-rides.ts';
import { notifyClosed } from '../closings/notify-closed.ts';
import { notifyDelayUndone } from './notify-delayed.ts';
import { lockMovedEvents, moveEventsBack } from './stopped-events.ts';
import {
  findEarlierStops,
  findSlotsOf,
  findTracksOf,
  lockStop,
  markStopUndone,
  type StoredStop,
  type StoredStopSlot,
  slotBefore,
} from './stops.store.ts';

/** A slot before the stop, and as it is now. */
interface ReturningSlot {
  row: StoredStopSlot;
  slot: StoredSlot;
}

/**
 * Moves the slots of a stop back to their times and restores dropped ones, all or none. Riders who know of the delay are notified.
 * @throws CHANGED_SINCE, TOO_LATE, SLOT_OVERLAP
 */
export async function undoStop(context: AppContext, actor: Actor, id: number): Promise<void> {
  const limit = (await context.parkSettings.read()).closures.delayUpTo;
  try {
    await inTransaction(context, actor, async (transaction) => {
      const { db, engine } = transaction;
      await lockLivingClosures(transaction);
      const stop = await lockStop(db, engine, id);
      const rows = await findSlotsOf(db, id);
      const swallowedSlots = await findComingBack(transaction, rows, stop?.events ?? '[]');
      const movedRows = rows.filter(({ to_at }) => to_at !== null);
      const tracks = await findTracksOf(db, id);
      const slots = await lockSlots(
        db,
        engine,
        movedRows.map((row) => row.slot_id),
      );
      await lockTracks(db, engine, tracks);
      const returning = movedRows.flatMap((row) => {
        const slot = slots.get(row.slot_id);
        return slot && isAsLeft(row, slot) ? [{ row, slot }] : [];
      });
      const decision = decideUndoingStop({
        actor,
        now: transaction.now,
        stop: stop && { isUndone: stop.undone_at !== null },
        isFollowed: stop !== null && (await isFollowed(transaction, stop, tracks)),
        isAsLeft: returning.length === movedRows.length,
        firstStart: firstStartOf(returning),
      });
      if (enforce(decision) === 'unchanged') return;
      await moveBack(transaction, returning);
      await restoreSlots(db, swallowedSlots);
      await givePlanBack(transaction, rows);
      if (stop) await moveEventsBack(transaction, stop.events);
      await markStopUndone(transaction, id);
      const slotsBack = returning.map(slotBack);
      const shiftsBack = returning.map(shiftBack);
      await keepReturned(transaction, slotsBack);
      for (const [closure, rides] of await closeShifted(transaction, shiftsBack))
        await notifyClosed(transaction, closure, rides);
      await endHolds(transaction, closedHolds(slotsBack, await findClosures(db, transaction.now, null)));
      await askAgain(transaction, { tracks, slots: slotsBack, limit });
      await notifyDelayUndone(transaction, id, shiftsBack);
      await writeAudit(transaction, { action: 'cable.undoStop', subjectId: id });
    });
  } catch (error) {
    throw slotFailure(error);
  }
}

/** Whether a slot has the time and booking that the stop left it with: a rider who booked it since must not move to an earlier time. */
function isAsLeft(row: StoredStopSlot, slot: StoredSlot): boolean {
  const isSameRide = slot.booking === null || slot.booking === row.booking_id;
  return slot.start.epochMilliseconds === row.to_at && isSameRide;
}

async function isFollowed(
  { db, zone }: TransactionContext,
  stop: StoredStop,
  tracks: readonly number[],
): Promise<boolean> {
  const at = Temporal.Instant.fromEpochMilliseconds(stop.created_at);
  const { counting } = await findEarlierStops(db, tracks, rideDayOf(at, zone).start);
  return counting.some((id) => id > stop.id);
}

function firstStartOf(returning: readonly ReturningSlot[]): Temporal.Instant | null {
  const starts = returning.filter(({ slot }) => slot.rider !== null).map(({ row }) => row.from_at);
  return starts.length === 0 ? null : Temporal.Instant.fromEpochMilliseconds(Math.min(...starts));
}

function shiftBack({ row, slot }: ReturningSlot): Shift<StoredSlot> {
  return { slot, to: Temporal.Instant.fromEpochMilliseconds(row.from_at) };
}

function slotBack({ row, slot }: ReturningSlot): StoredSlot {
  return { ...slot, start: Temporal.Instant.fromEpochMilliseconds(row.from_at) };
}

async function moveBack(transaction: TransactionContext, returning: readonly ReturningSlot[]): Promise<void> {
  const shifts = returning.map(({ row, slot }) => ({
    id: slot.id,
    booking: slot.booking,
    byMs: row.from_at - slot.start.epochMilliseconds,
  }));
  await shiftSlots(transaction.db, shifts);
  await shiftBookings(
    transaction,
    shifts.flatMap(({ booking, byMs }) => (booking === null ? [] : [{ booking, byMs }])),
  );
}

/** The dropped slots. Locks their events and those that the stop moved, because deleting an event deletes its free slots. */
async function findComingBack(
  transaction: TransactionContext,
  rows: readonly StoredStopSlot[],
  eventMoves: string,
): Promise<SlotTableRow[]> {
  const { db } = transaction;
  const slots = rows.filter(({ to_at }) => to_at === null).map(slotBefore);
  const ids = slots.flatMap(({ event_id }) => event_id ?? []);
  await lockMovedEvents(transaction, eventMoves, ids);
  if (ids.length === 0) return slots;
  const events = await db.selectFrom('event').select('id').where('id', 'in', ids).execute();
  const eventIds = new Set(events.map(({ id }) => id));
  return slots.filter(({ event_id }) => event_id === null || eventIds.has(event_id));
}

/** Lets the season's plan fill the former times again, and gives its own slots back to it. */
async function givePlanBack({ db }: TransactionContext, rows: readonly StoredStopSlot[]): Promise<void> {
  const slots = rows.map(slotBefore);
  await refillGaps(db, slots);
  await markPlanned(
    db,
    slots.filter(({ planned }) => planned === 1).map(({ id }) => id),
  );
}
