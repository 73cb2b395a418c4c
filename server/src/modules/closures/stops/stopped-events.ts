import { ParkError } from '@cablepark/domain/errors';
import { followPlaces, returnTimes } from '@cablepark/domain/events/event-times';
import type { AnnouncedEvent } from '@cablepark/domain/events/events';
import type { Span } from '@cablepark/domain/slots/slot';
import type { Db } from '../../../db/store.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { findEvents, findPlacesOf, lockEventRows, setEventTimes } from '../../events/index.ts';
import type { StoredSlot } from '../../slots/rows/index.ts';
import type { StopPlan } from './plan-stop.ts';

type EventTimes = Pick<AnnouncedEvent, 'start' | 'end'>;

/** An event with places that a stop moves or drops; `to` is null if its own times stay. */
export interface StoppedEvent {
  event: AnnouncedEvent;
  to: EventTimes | null;
}

/** The former times of an event, in epoch milliseconds, stored to undo a stop. */
interface KeptMove {
  event: number;
  from: [start: number, end: number | null];
  to: [start: number, end: number | null];
}

/** What a stop does to events; nothing is written. */
export async function planEvents(
  db: Db,
  { shifted, swallowed }: Pick<StopPlan, 'shifted' | 'swallowed'>,
): Promise<StoppedEvent[]> {
  const changed = [...shifted.map(({ slot }) => slot), ...swallowed];
  const ids = [...eventsOf(changed)];
  if (ids.length === 0) return [];
  const placesByEvent = Map.groupBy(await findPlacesOf(db, ids), ({ event }) => event);
  const targets = new Map(shifted.map(({ slot, to }) => [slot.id, to]));
  const gone = new Set(swallowed.map(({ id }) => id));
  const events = await findEvents(db, ids);
  return events.map((event) => {
    const before = placesByEvent.get(event.id) ?? [];
    const after: Span[] = before
      .filter(({ id }) => !gone.has(id))
      .map(({ id, start, minutes }) => ({ start: targets.get(id) ?? start, minutes }));
    return { event, to: followPlaces(event, before, after) };
  });
}

/** Locks the events of these slots, before the slots themselves (`db/locks.ts`). @returns their ids */
export async function lockEventsOf(
  { db, engine }: TransactionContext,
  slots: readonly StoredSlot[],
): Promise<ReadonlySet<number>> {
  const ids = eventsOf(slots);
  await lockEventRows(db, engine, ids);
  return ids;
}

/**
 * Sets the new times of the events of a stop.
 * @param locked the events that are locked @throws CHANGED_MEANWHILE if a slot has joined another event before it was locked
 * @returns the former times, to undo the stop
 */
export async function moveEvents(
  transaction: TransactionContext,
  stoppedEvents: readonly StoppedEvent[],
  locked: ReadonlySet<number>,
): Promise<string> {
  if (stoppedEvents.some(({ event }) => !locked.has(event.id))) throw new ParkError('CHANGED_MEANWHILE');
  const moves: KeptMove[] = [];
  for (const { event, to } of stoppedEvents) {
    if (to === null) continue;
    await setEventTimes(transaction, event, to);
    moves.push({ event: event.id, from: msOf(event), to: msOf(to) });
  }
  return JSON.stringify(moves);
}

/** Locks the events that a stop moved and the events of its dropped slots, before all slots. */
export async function lockMovedEvents(
  { db, engine }: TransactionContext,
  eventMoves: string,
  swallowedOf: Iterable<number>,
): Promise<void> {
  await lockEventRows(
    db,
    engine,
    new Set([...readMoves(eventMoves).map(({ event }) => event), ...swallowedOf]),
  );
}

/** Restores the former times of locked events, unless somebody has changed them since. */
export async function moveEventsBack(transaction: TransactionContext, eventMoves: string): Promise<void> {
  const moves = new Map(readMoves(eventMoves).map((move) => [move.event, move]));
  if (moves.size === 0) return;
  for (const event of await findEvents(transaction.db, [...moves.keys()])) {
    const move = moves.get(event.id);
    if (!move) continue;
    await setEventTimes(
      transaction,
      event,
      returnTimes(event, { from: timesOf(move.from), to: timesOf(move.to) }),
    );
  }
}

function eventsOf(slots: readonly StoredSlot[]): Set<number> {
  return new Set(slots.flatMap(({ event }) => event ?? []));
}

function readMoves(eventMoves: string): KeptMove[] {
  return JSON.parse(eventMoves) as KeptMove[];
}

function msOf({ start, end }: EventTimes): [number, number | null] {
  return [start.epochMilliseconds, end?.epochMilliseconds ?? null];
}

function timesOf([start, end]: [number, number | null]): EventTimes {
  return {
    start: Temporal.Instant.fromEpochMilliseconds(start),
    end: end === null ? null : Temporal.Instant.fromEpochMilliseconds(end),
  };
}
