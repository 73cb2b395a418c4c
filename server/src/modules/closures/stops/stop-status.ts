import type { StopsToday } from '@cablepark/contract/closures/stops.schema';
import { writeWireTime } from '@cablepark/contract/wire-time';
import { callOf, type MessageOfStop, type StopCallFacts } from '@cablepark/domain/closures/stop-calls';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import { progressOf } from '../message-states.store.ts';
import { dayStartOf } from './plan-stop.ts';
import { findQuestions, type OpenQuestion } from './questions.store.ts';
import { findMessages, type StopMessage } from './stop-messages.store.ts';

/** The stops of today with the progress of their messages, and who must be called. */
export async function readStopsToday({
  store,
  clock,
  config,
}: Pick<AppContext, 'store' | 'clock' | 'config'>): Promise<StopsToday> {
  const { db } = store;
  const now = clock.now();
  const stops = await findStops(db, dayStartOf(now, config.zone));
  if (stops.length === 0) return { stops: [], calls: [], unseen: [] };
  const ids = stops.map(({ id }) => id);
  const tracks = await db.selectFrom('stop_track').selectAll().where('stop_id', 'in', ids).execute();
  const slots = await findStopSlots(db, ids);
  const messages = await findMessages(db, slots);
  const questions = await findQuestions(
    db,
    slots.flatMap(({ booking_id }) => booking_id ?? []),
  );
  const nowMs = now.epochMilliseconds;
  return {
    stops: stops.map((stop) => {
      const own = slots.filter((slot) => slot.stop_id === stop.id);
      const ownMessages = messages.filter((message) => message.stop === stop.id && !message.isUndo);
      const { dueMs, ...progress } = progressOf(ownMessages, nowMs);
      return {
        id: stop.id,
        minutes: stop.minutes,
        date_created: timeOf(stop.created_at),
        user_name: stop.first_name,
        assets: tracks.filter((track) => track.stop_id === stop.id).map((track) => track.asset_id),
        rides: own.filter(({ booking_id, to_at }) => booking_id !== null && to_at !== null).length,
        swallowed: own.filter(({ to_at }) => to_at === null).length,
        undone: stop.undone_at !== null,
        messagesDue: dueMs === null ? null : timeOf(dueMs),
        ...progress,
      };
    }),
    ...callsOf(slots, { messages, questions }, now),
  };
}

async function findStops(db: Db, since: Temporal.Instant) {
  return await db
    .selectFrom('stop')
    .leftJoin('account', 'account.id', 'stop.created_by')
    .selectAll('stop')
    .select('account.first_name')
    .where('stop.created_at', '>=', since.epochMilliseconds)
    .orderBy('stop.id', 'desc')
    .execute();
}

/** The slots of stops, those of the newest first, with their riders now. */
async function findStopSlots(db: Db, stops: readonly number[]) {
  return await db
    .selectFrom('stop_slot')
    .innerJoin('stop', 'stop.id', 'stop_slot.stop_id')
    .leftJoin('slot', (join) =>
      join.onRef('slot.id', '=', 'stop_slot.slot_id').onRef('slot.booking_id', '=', 'stop_slot.booking_id'),
    )
    .leftJoin('account', 'account.id', 'slot.booked_by')
    .select(['stop_slot.id', 'stop_id', 'slot_id', 'stop_slot.booking_id', 'from_at', 'to_at', 'told_at'])
    .select(['stop.undone_at', 'slot.start_at', 'slot.end_at', 'slot.asset_id', 'slot.booked_by'])
    .select(['account.first_name', 'account.last_name', 'account.phone'])
    .where('stop_slot.stop_id', 'in', [...stops])
    .orderBy('stop_slot.stop_id', 'desc')
    .orderBy('stop_slot.to_at')
    .execute();
}

type StopSlotRow = Awaited<ReturnType<typeof findStopSlots>>[number];

/** A rider who must be called about a stop, by their rides. */
type Call = StopsToday['calls'][number];

interface Known {
  messages: readonly StopMessage[];
  /** By booking. */
  questions: ReadonlyMap<number, OpenQuestion>;
}

/** Whom staff must tell, and who has neither answered nor opened what was sent. The newest word on each ride counts. A rider of several rides is one call. */
function callsOf(
  slots: readonly StopSlotRow[],
  known: Known,
  now: Temporal.Instant,
): Pick<StopsToday, 'calls' | 'unseen'> {
  const settled = new Set<number>();
  const calls = new Map<string, Call>();
  const unseen = new Map<string, Call>();
  for (const row of slots) {
    const ride = rideOf(row);
    if (ride === null || settled.has(ride.booking) || ride.endMs <= now.epochMilliseconds) continue;
    const facts = factsOf(row, known);
    const decision = callOf(facts, now);
    if (decision !== 'earlier') settled.add(ride.booking);
    if (decision === 'call') addTo(calls, row, { ride: ride.shown, needsAnswer: facts.needsAnswer });
    else if (decision === 'none' && isSent(facts) && known.questions.get(ride.booking)?.isUnseen)
      addTo(unseen, row, { ride: ride.shown, needsAnswer: false });
  }
  return { calls: inOrder(calls), unseen: inOrder(unseen) };
}

/** While it waits to leave, nobody can have opened it. */
function isSent({ isUndone, message, undoMessage }: StopCallFacts): boolean {
  return (isUndone ? undoMessage : message) === 'sent';
}

function addTo(
  calls: Map<string, Call>,
  row: StopSlotRow,
  { ride, needsAnswer }: { ride: Call['rides'][number]; needsAnswer: boolean },
): void {
  const key = `${row.stop_id}:${row.booked_by}`;
  const call = calls.get(key) ?? { id: row.id, rides: [], name: nameOf(row), phone: row.phone, asks: false };
  call.rides.push(ride);
  call.asks ||= needsAnswer;
  calls.set(key, call);
}

function inOrder(calls: ReadonlyMap<string, Call>): Call[] {
  for (const { rides } of calls.values()) rides.sort((a, b) => a.startTime.localeCompare(b.startTime));
  const startOf = ({ rides }: Call) => rides[0]?.startTime ?? '';
  return [...calls.values()].toSorted((a, b) => startOf(a).localeCompare(startOf(b)) || a.id - b.id);
}

/** A living ride of a stop; null for a swallowed slot, and for one whose booking has ended or moved to another slot. */
function rideOf(row: StopSlotRow) {
  const { booking_id: booking, start_at: startMs, end_at: endMs, asset_id: asset, to_at: toMs } = row;
  if (booking === null || startMs === null || endMs === null || asset === null || toMs === null) return null;
  const from = timeOf(row.undone_at === null ? row.from_at : toMs);
  return { booking, endMs, shown: { slot: row.slot_id, asset, from, startTime: timeOf(startMs) } };
}

function factsOf(row: StopSlotRow, { messages, questions }: Known): StopCallFacts {
  const { told_at: toldAt, undone_at: undoneAt } = row;
  return {
    needsAnswer: row.booking_id !== null && questions.get(row.booking_id)?.needsAnswer === true,
    isUndone: undoneAt !== null,
    isTold: toldAt !== null,
    isToldSinceUndone: toldAt !== null && undoneAt !== null && toldAt > undoneAt,
    message: messageOf(row, messages, false),
    undoMessage: undoMessageOf(row, messages),
    firstStart: Temporal.Instant.fromEpochMilliseconds(row.from_at),
  };
}

/** A message about the stop that leaves after its undoing names the time of the moment: it tells of both. */
function undoMessageOf(row: StopSlotRow, messages: readonly StopMessage[]): MessageOfStop {
  const undoMessage = messageOf(row, messages, true);
  if (undoMessage !== 'none' || row.undone_at === null) return undoMessage;
  const message = findMessageTo(row, messages, false);
  if (message?.state === 'waiting') return 'waiting';
  const isLater = message?.endedMs != null && message.endedMs >= row.undone_at;
  return message?.state === 'sent' && isLater ? 'sent' : 'none';
}

function nameOf({ first_name: first, last_name: last }: StopSlotRow): string | null {
  return [first, last].filter((part) => part !== null).join(' ') || null;
}

function messageOf(row: StopSlotRow, messages: readonly StopMessage[], isUndo: boolean): MessageOfStop {
  const message = findMessageTo(row, messages, isUndo);
  if (message?.isPushed) return 'sent';
  return message?.state === 'sent' || message?.state === 'waiting' ? message.state : 'none';
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

function timeOf(ms: number): string {
  return writeWireTime(Temporal.Instant.fromEpochMilliseconds(ms));
}
