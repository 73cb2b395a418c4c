import type { StopsToday } from '@cablepark/contract/closures/stops.schema';
import { writeWireMs } from '@cablepark/contract/wire-time';
import { fullName } from '@cablepark/domain/accounts/contact';
import { rideDayOf } from '@cablepark/domain/closures/ride-day';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import { findLivingLines } from '../living-lines.ts';
import { progressOf } from '../message-states.store.ts';
import { findStopLines, findStopSlots, type StopLine } from './stop-lines.ts';
import { findMessages } from './stop-messages.store.ts';

/** Today's stops with the progress of their messages, and the riders to call. */
export async function readStopsToday({
  store,
  clock,
  config,
}: Pick<AppContext, 'store' | 'clock' | 'config'>): Promise<StopsToday> {
  const { db } = store;
  const now = clock.now();
  const stops = await findStops(db, rideDayOf(now, config.zone).start);
  if (stops.length === 0) return { stops: [], calls: [], unseen: [] };
  const ids = stops.map(({ id }) => id);
  const tracks = await db.selectFrom('stop_track').selectAll().where('stop_id', 'in', ids).execute();
  const slots = await findStopSlots(db, ids);
  const messages = await findMessages(db, slots);
  const lines = await findStopLines(db, slots, messages, now);
  const nowMs = now.epochMilliseconds;
  return {
    stops: stops.map((stop) => {
      const own = slots.filter((slot) => slot.stop_id === stop.id);
      const isUndone = stop.undone_at !== null;
      const ownMessages = messages.filter(
        (message) => message.stop === stop.id && message.isUndo === isUndone,
      );
      const { dueMs, ...progress } = progressOf(ownMessages, nowMs);
      return {
        id: stop.id,
        minutes: stop.minutes,
        date_created: writeWireMs(stop.created_at),
        user_name: stop.first_name,
        assets: tracks.filter((track) => track.stop_id === stop.id).map((track) => track.asset_id),
        rides: own.filter(({ booking_id, to_at }) => booking_id !== null && to_at !== null).length,
        swallowed: own.filter(({ to_at }) => to_at === null).length,
        undone: isUndone,
        messagesDue: dueMs === null ? null : writeWireMs(dueMs),
        ...progress,
      };
    }),
    ...callsOf((await findLivingLines({ store, clock, config }, { stops: lines })).stops),
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

/** A rider who must be called about a stop, by their rides. */
type Call = StopsToday['calls'][number];

/** The riders to call, and those who have neither answered nor opened the message. Each rider is one call. */
function callsOf(lines: readonly StopLine[]): Pick<StopsToday, 'calls' | 'unseen'> {
  const calls = new Map<string, Call>();
  const unseen = new Map<string, Call>();
  for (const line of lines)
    if (line.decision === 'call') addTo(calls, line);
    else if (line.isUnseen) addTo(unseen, line);
  return { calls: inOrder(calls), unseen: inOrder(unseen) };
}

function addTo(calls: Map<string, Call>, { row, ride, needsAnswer }: StopLine): void {
  const key = `${row.stop_id}:${row.booked_by}`;
  const call = calls.get(key) ?? {
    id: row.id,
    rides: [],
    name: fullName(row.first_name, row.last_name),
    phone: row.phone,
    asks: false,
  };
  call.rides.push(ride);
  call.asks ||= needsAnswer;
  calls.set(key, call);
}

function inOrder(calls: ReadonlyMap<string, Call>): Call[] {
  for (const { rides } of calls.values()) rides.sort((a, b) => a.startTime.localeCompare(b.startTime));
  const startOf = ({ rides }: Call) => rides[0]?.startTime ?? '';
  return [...calls.values()].toSorted((a, b) => startOf(a).localeCompare(startOf(b)) || a.id - b.id);
}
