import type { Actor } from '@cablepark/domain/accounts/actor';
import type { Closure } from '@cablepark/domain/closures/closure';
import { rideDayOf } from '@cablepark/domain/closures/ride-day';
import { decideStopping } from '@cablepark/domain/closures/stop-rules';
import { enforce } from '@cablepark/domain/decision';
import type { AppContext } from '../../../context.ts';
import { lockTracks } from '../../../db/locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { writeAudit } from '../../audit/index.ts';
import { shiftBookings } from '../../bookings/index.ts';
import { keepFree } from '../../slots/index.ts';
import {
  deleteFreeSlots,
  findSlotRows,
  lockSlots,
  type StoredSlot,
  shiftSlots,
  slotFailure,
} from '../../slots/rows/index.ts';
import { findTracks } from '../../tracks/rows/index.ts';
import { findClosures } from '../../tracks/state/index.ts';
import { closeShifted } from '../closings/close-shifted.ts';
import { lockLivingClosures } from '../closings/closures.store.ts';
import { closedHolds, endHolds } from '../closings/end-holds.ts';
import { findRiders, type RiderOfStop } from '../riders.store.ts';
import { askDelayed } from './ask-delayed.ts';
import { findStopMoves, type StopMove } from './delays.store.ts';
import { notifyDelayed } from './notify-delayed.ts';
import { findSlotsToday, planStop, type StopPlan } from './plan-stop.ts';
import { lockEventsOf, moveEvents, planEvents, type StoppedEvent } from './stopped-events.ts';
import { findEarlierStops, insertStop } from './stops.store.ts';

/** A stop as the desk reports it. */
export interface NewStop {
  minutes: number;
  tracks: readonly number[];
  /** The newest stop that the desk has loaded; null for none. */
  seen: number | null;
}

interface PreviewedStop extends StopPlan {
  newest: number | null;
  riders: ReadonlyMap<string, RiderOfStop>;
  events: StoppedEvent[];
}

/** Previews a stop: the affected riders and events; writes nothing. */
export async function previewStop(
  context: AppContext,
  { minutes, tracks }: Omit<NewStop, 'seen'>,
): Promise<PreviewedStop> {
  const { store, clock, config } = context;
  const now = clock.now();
  const { freeAt, newest, counting } = await findEarlierStops(
    store.db,
    tracks,
    rideDayOf(now, config.zone).start,
  );
  const moves = await findStopMoves(store.db, counting);
  const slotsOf = new Map<number, StoredSlot[]>();
  for (const track of tracks)
    slotsOf.set(track, await findSlotsToday(store.db, track, { now, zone: config.zone }));
  const closures = await findClosures(store.db, now, null);
  const plan = planStop(slotsOf, { now, zone: config.zone, minutes, stoppedUntil: freeAt, moves, closures });
  const riders = plan.shifted.flatMap(({ slot }) => slot.rider ?? []);
  return {
    ...plan,
    newest,
    riders: await findRiders(store.db, riders),
    events: await planEvents(store.db, plan),
  };
}

/**
 * Stops tracks. Upcoming slots move later with their bookings, until a gap is long enough (`domain/closures/delay`).
 * Riders are notified after a pause.
 * @returns its id, and how many rides it moved @throws CHANGED_SINCE if another desk has stopped one of the tracks meanwhile
 */
export async function stopCable(
  context: AppContext,
  actor: Actor,
  stop: NewStop,
): Promise<{ id: number; rides: number }> {
  const limit = (await context.parkSettings.read()).closures.delayUpTo;
  try {
    return await inTransaction(context, actor, async (transaction) => {
      const { minutes, tracks, seen } = stop;
      const { db, now, zone } = transaction;
      await lockLivingClosures(transaction);
      const events = await lockEventsToday(transaction, tracks);
      const slotsOf = await lockSlotsToday(transaction, tracks);
      const { freeAt, newest, counting } = await findEarlierStops(db, tracks, rideDayOf(now, zone).start);
      const moves = await findStopMoves(db, counting);
      enforce(decideStopping({ actor, tracks: await statusesOf(transaction, tracks), seen, newest }));
      const closures = await findClosures(db, now, null);
      const plan = planStop(slotsOf, { now, zone, minutes, stoppedUntil: freeAt, moves, closures });
      const id = await carryOut(transaction, { minutes, plan, events });
      await endHolds(transaction, lostHolds(plan, closures));
      await askMoved(transaction, id, { plan, moves, limit });
      return { id, rides: plan.shifted.filter(({ slot }) => slot.booking !== null).length };
    });
  } catch (error) {
    throw slotFailure(error);
  }
}

/** Holds whose new times end after closing or overlap a closure. */
function lostHolds({ shifted, pastEnd }: StopPlan, closures: readonly Closure[]): StoredSlot[] {
  const slots = shifted.map(({ slot, to }) => ({ ...slot, start: to }));
  const pastSlots = slots.filter(({ id, heldUntil }) => heldUntil !== null && pastEnd.has(id));
  return [...new Set([...pastSlots, ...closedHolds(slots, closures)])];
}

/** Locks the events of today's slots. @returns their ids */
async function lockEventsToday(
  transaction: TransactionContext,
  tracks: readonly number[],
): Promise<ReadonlySet<number>> {
  const slots = [];
  for (const track of tracks) slots.push(...(await findSlotsToday(transaction.db, track, transaction)));
  return await lockEventsOf(transaction, slots);
}

/** Locks today's slots, then their tracks, so that no slot is added or deleted meanwhile (`db/locks.ts`). */
async function lockSlotsToday(
  transaction: TransactionContext,
  tracks: readonly number[],
): Promise<Map<number, StoredSlot[]>> {
  const { db, engine } = transaction;
  const read = async () => {
    const found = [];
    for (const track of tracks) found.push(...(await findSlotsToday(db, track, transaction)));
    return found.map(({ id }) => id);
  };
  await lockSlots(db, engine, await read());
  await lockTracks(db, engine, tracks);
  // Read again: slots may have been added before the tracks were locked.
  const slots = await lockSlots(db, engine, await read());
  const byTrack = Map.groupBy(slots.values(), (slot) => slot.track);
  return new Map(tracks.map((track) => [track, byTrack.get(track) ?? []]));
}

async function statusesOf({ db }: TransactionContext, tracks: readonly number[]) {
  const statuses = new Map((await findTracks(db)).map(({ id, status }) => [id, status]));
  return tracks.map((track) => statuses.get(track) ?? null);
}

async function askMoved(
  transaction: TransactionContext,
  stop: number,
  { plan, moves, limit }: { plan: StopPlan; moves: readonly StopMove[]; limit: number },
): Promise<void> {
  await askDelayed(transaction, {
    slots: plan.shifted.map(({ slot, to }) => ({ ...slot, start: to })),
    moves: [...moves, ...(await findStopMoves(transaction.db, [stop]))],
    lastEnds: plan.lastEnds,
    limit,
  });
}

async function carryOut(
  transaction: TransactionContext,
  { minutes, plan, events }: { minutes: number; plan: StopPlan; events: ReadonlySet<number> },
): Promise<number> {
  const { db } = transaction;
  const { tracks, shifted, swallowed } = plan;
  const targets = new Map(shifted.map(({ slot, to }) => [slot.id, to]));
  const changed = [...shifted.map(({ slot }) => slot), ...swallowed];
  const rows = await findSlotRows(
    db,
    changed.map(({ id }) => id),
  );
  const stop = await insertStop(transaction, {
    minutes,
    tracks,
    events: await moveEvents(transaction, await planEvents(db, plan), events),
    slots: rows.map((slot) => ({ slot, to: targets.get(slot.id) ?? null })),
  });
  await deleteFreeSlots(
    db,
    swallowed.map(({ id }) => id),
  );
  const shifts = shifted.map(({ slot, to }) => ({
    id: slot.id,
    booking: slot.booking,
    byMs: to.epochMilliseconds - slot.start.epochMilliseconds,
  }));
  await shiftSlots(db, shifts);
  await shiftBookings(
    transaction,
    shifts.flatMap(({ booking, byMs }) => (booking === null ? [] : [{ booking, byMs }])),
  );
  // Prevents the season's plan from creating slots at the former times.
  await keepFree(db, changed);
  await notifyDelayed(transaction, stop, shifted);
  await closeShifted(transaction, shifted);
  await writeAudit(transaction, {
    action: 'cable.stop',
    subjectId: stop,
    after: {
      minutes,
      tracks: tracks.map(({ track }) => track),
      moved: shifted.map(({ slot }) => slot.id),
      swallowed: swallowed.map(({ id }) => id),
    },
  });
  return stop;
}
