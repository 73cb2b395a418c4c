import type { StopsToday } from '@cablepark/contract/closures/stops.schema';
import { writeWireMs } from '@cablepark/contract/wire-time';
import type { CallLine } from '@cablepark/domain/closures/call-lines';
import {
  callOf,
  knownStartOf,
  type MessageOfStop,
  type StopCallFacts,
} from '@cablepark/domain/closures/stop-calls';
import type { Db } from '../../../db/store.ts';
import { reachOf } from '../message-states.store.ts';
import { findQuestions, type OpenQuestion } from './questions.store.ts';
import type { StopMessage } from './stop-messages.store.ts';

/** The stops reported after this moment. */
export async function findStopIds(db: Db, since: Temporal.Instant): Promise<number[]> {
  const rows = await db
    .selectFrom('stop')
    .select('id')
    .where('created_at', '>=', since.epochMilliseconds)
    .execute();
  return rows.map(({ id }) => id);
}

/** The slots of stops with their current riders, newest stop first. */
export async function findStopSlots(db: Db, stops: readonly number[]) {
  return await db
    .selectFrom('stop_slot')
    .innerJoin('stop', 'stop.id', 'stop_slot.stop_id')
    .leftJoin('slot', (join) =>
      join.onRef('slot.id', '=', 'stop_slot.slot_id').onRef('slot.booking_id', '=', 'stop_slot.booking_id'),
    )
    .leftJoin('booking', 'booking.id', 'slot.booking_id')
    .leftJoin('account', 'account.id', 'slot.booked_by')
    .select(['stop_slot.id', 'stop_slot.stop_id', 'stop_slot.slot_id', 'stop_slot.booking_id'])
    .select(['from_at', 'to_at', 'told_at'])
    .select([
      'stop.created_at',
      'stop.undone_at',
      'slot.start_at',
      'slot.end_at',
      'slot.asset_id',
      'slot.booked_by',
      'booking.state',
    ])
    .select(['account.first_name', 'account.last_name', 'account.phone'])
    .where('stop_slot.stop_id', 'in', [...stops])
    .orderBy('stop_slot.stop_id', 'desc')
    .orderBy('stop_slot.to_at')
    .execute();
}

export type StopSlotRow = Awaited<ReturnType<typeof findStopSlots>>[number];

/** What a stop told the rider of a ride. */
export interface StopLine extends CallLine {
  row: StopSlotRow;
  ride: StopsToday['calls'][number]['rides'][number];
  /** Whether the message was sent, but neither answered nor opened. */
  isUnseen: boolean;
}

interface Known {
  messages: readonly StopMessage[];
  /** By booking. */
  questions: ReadonlyMap<number, OpenQuestion>;
}

/** What the stops of these slots told the riders of rides that are not over. */
export async function findStopLines(
  db: Db,
  slots: readonly StopSlotRow[],
  messages: readonly StopMessage[],
  now: Temporal.Instant,
): Promise<StopLine[]> {
  const questions = await findQuestions(
    db,
    slots.flatMap(({ booking_id }) => booking_id ?? []),
  );
  const bookedSlots = slots.filter(({ booking_id }) => booking_id !== null);
  const rowsOf = Map.groupBy(bookedSlots, ({ booking_id }) => booking_id);
  return bookedSlots.flatMap((row): StopLine[] => {
    const context = { messages, questions };
    const ride = rideOf(row, fromOf(row, rowsOf.get(row.booking_id) ?? [], context));
    if (ride === null || ride.endMs <= now.epochMilliseconds) return [];
    const facts = factsOf(row, context);
    const decision = callOf(facts, now);
    const isUnseen = decision === 'none' && isSent(facts) && questions.get(ride.booking)?.isUnseen === true;
    return [
      {
        booking: ride.booking,
        changedMs: row.undone_at ?? row.created_at,
        isClosed: false,
        decision,
        row,
        ride: ride.shown,
        needsAnswer: facts.needsAnswer && decision === 'call',
        isUnseen,
      },
    ];
  });
}

/** A message that still waits cannot have been opened. */
function isSent({ isUndone, message, undoMessage }: StopCallFacts): boolean {
  return (isUndone ? undoMessage : message) === 'sent';
}

/** An active ride of a stop; null for a dropped slot, a hold, and a booking that has ended or moved to another slot. */
function rideOf(row: StopSlotRow, fromMs: number) {
  const { booking_id: booking, start_at: startMs, end_at: endMs, asset_id: asset, to_at: toMs } = row;
  if (booking === null || startMs === null || endMs === null || asset === null || toMs === null) return null;
  if (row.state === 'held') return null;
  const [from, startTime] = [writeWireMs(fromMs), writeWireMs(startMs)];
  return { booking, endMs, shown: { slot: row.slot_id, asset, from, startTime } };
}

/** The start that the rider knows of. @param rows of the ride's booking, newest stop first */
function fromOf(row: StopSlotRow, rows: readonly StopSlotRow[], { messages }: Known): number {
  const { stop_id, slot_id, undone_at, from_at: from, to_at } = row;
  if (undone_at !== null) return to_at ?? from;
  const earlier = rows
    .filter((each) => each.stop_id < stop_id && each.slot_id === slot_id && each.undone_at === null)
    .map((each) => ({
      from: each.from_at,
      isHeard: each.told_at !== null || messageOf(each, messages, false) === 'sent',
    }));
  return knownStartOf([{ from, isHeard: false }, ...earlier]);
}

function factsOf(row: StopSlotRow, { messages, questions }: Known): StopCallFacts {
  const { told_at: toldAt, undone_at: undoneAt } = row;
  return {
    needsAnswer: row.booking_id !== null && questions.get(row.booking_id)?.needsAnswer === true,
    isUndone: undoneAt !== null,
    isTold: toldAt !== null,
    isToldSinceUndone: toldAt !== null && undoneAt !== null && toldAt > undoneAt,
    message: ownOrJoined(row, messages),
    undoMessage: undoMessageOf(row, messages),
    firstStart: Temporal.Instant.fromEpochMilliseconds(row.from_at),
  };
}

/** The state of the message about the stop. A waiting message may have become a part of the next stop's message. */
function ownOrJoined(row: StopSlotRow, messages: readonly StopMessage[]): MessageOfStop {
  const own = messageOf(row, messages, false);
  const { stop_id: stop, booked_by: account, booking_id: booking } = row;
  if (own !== 'none' || booking === null || row.undone_at !== null) return own;
  const joined = messages.find(
    (each) => each.stop > stop && each.account === account && !each.isUndo && each.bookings.has(booking),
  );
  return reachOf(joined, joined?.isPushed === true);
}

/** The state of the undo message. A message about the stop that is sent after its undoing has the current time and serves for both. */
function undoMessageOf(row: StopSlotRow, messages: readonly StopMessage[]): MessageOfStop {
  const undoMessage = messageOf(row, messages, true);
  if (undoMessage !== 'none' || row.undone_at === null) return undoMessage;
  const message = findMessageTo(row, messages, false);
  if (message?.state === 'waiting') return 'waiting';
  const isLater = message?.endedMs != null && message.endedMs >= row.undone_at;
  return message?.state === 'sent' && isLater ? 'sent' : 'none';
}

function messageOf(row: StopSlotRow, messages: readonly StopMessage[], isUndo: boolean): MessageOfStop {
  const message = findMessageTo(row, messages, isUndo);
  return reachOf(message, message?.isPushed === true);
}

function findMessageTo(
  row: StopSlotRow,
  messages: readonly StopMessage[],
  isUndo: boolean,
): StopMessage | undefined {
  return messages.find(
    (each) => each.stop === row.stop_id && each.account === row.booked_by && each.isUndo === isUndo,
  );
}
