import type { DeskClosures } from '@cablepark/contract/closures/closures.schema';
import { toPln } from '@cablepark/contract/money';
import { writeWireTime } from '@cablepark/contract/wire-time';
import { type ClosedRideState, closedRideStates } from '@cablepark/domain/closures/closure-rules';
import { callOf, type MessageOfStop } from '@cablepark/domain/closures/stop-calls';
import { dayOf, startOfDay } from '@cablepark/domain/time/park-time';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import { bookingLinks } from '../../bookings/index.ts';
import { withTracks } from '../../tracks/rows/index.ts';
import { tokenOf } from '../closed-ride-token.ts';
import { findMessageStates, findPushed, type MailState, progressOf } from '../message-states.store.ts';
import { isStillThere } from './closures.store.ts';
import { findOwedRides, type OwedRide } from './find-owed-rides.ts';
import { closedKey, reopenedKey } from './notify-closed.ts';
import { writeClosureRow } from './write-closure-row.ts';

type Closures = DeskClosures['closures'];
type ClosureCall = DeskClosures['calls'][number];

/** The closures that have not ended before today, what became of their rides, whom to call, and the money that waits at the desk. */
export async function readDeskClosures(context: AppContext): Promise<DeskClosures> {
  const { store, clock, config } = context;
  const { db } = store;
  const now = clock.now();
  const rows = await findShownClosures(db, startOfDay(dayOf(now, config.zone), config.zone));
  const rides = await findRides(
    db,
    rows.map(({ id }) => id),
  );
  const messages = await findMessageStates(db, keysOf(rides));
  const pushed = await findPushed(
    db,
    ['closed', 'reopened'],
    rides.flatMap(({ account_id }) => account_id ?? []),
  );
  const closures = await withTracks(db, rows);
  const { closures: limits } = await context.parkSettings.read();
  return {
    closures: closures.map((closure, index): Closures[number] => {
      const own = rides.filter(({ closure_id }) => closure_id === closure.id);
      const accounts = new Set(own.flatMap(({ account_id }) => account_id ?? []));
      const ownMessages = [...accounts].flatMap(
        (account) => messages.get(closedKey(closure.id, account)) ?? [],
      );
      const { dueMs, ...progress } = progressOf(ownMessages, now.epochMilliseconds);
      return {
        ...writeClosureRow(closure),
        user_name: rows[index]?.first_name ?? null,
        lifted: rows[index]?.lifted_at != null,
        rides: countStates(own),
        messagesDue: dueMs === null ? null : timeOf(dueMs),
        ...progress,
      };
    }),
    calls: callsOf(rides, { messages, pushed }, now),
    owed: await findOwed(context),
    manager_up_to: limits.managerUpTo,
    delay_up_to: limits.delayUpTo,
    passes_grow: limits.passesGrow,
  };
}

async function findShownClosures(db: Db, since: Temporal.Instant) {
  return await db
    .selectFrom('closure')
    .leftJoin('account', 'account.id', 'closure.created_by')
    .selectAll('closure')
    .select('account.first_name')
    .where('closure.until_at', '>=', since.epochMilliseconds)
    .where('closure.stop_id', 'is', null)
    .orderBy('closure.id', 'desc')
    .execute();
}

/** The rides of closures with their riders, the earliest first. */
async function findRides(db: Db, closures: readonly number[]) {
  if (closures.length === 0) return [];
  return await db
    .selectFrom('closure_ride')
    .innerJoin('booking', 'booking.id', 'closure_ride.booking_id')
    .leftJoin('account', 'account.id', 'booking.account_id')
    .selectAll('closure_ride')
    .select(['booking.account_id', 'booking.asset_id', isStillThere.as('is_there')])
    .select(['account.first_name', 'account.last_name', 'account.phone'])
    .where('closure_ride.closure_id', 'in', [...closures])
    .orderBy('closure_ride.start_at')
    .orderBy('closure_ride.id')
    .execute();
}

type RideRow = Awaited<ReturnType<typeof findRides>>[number];

function keysOf(rides: readonly RideRow[]): string[] {
  const keys = rides.flatMap(({ closure_id, account_id }) =>
    account_id === null ? [] : [closedKey(closure_id, account_id), reopenedKey(closure_id, account_id)],
  );
  return [...new Set(keys)];
}

function countStates(rides: readonly RideRow[]): Record<ClosedRideState, number> {
  const entries = closedRideStates.map((state): [ClosedRideState, number] => [
    state,
    rides.filter((ride) => ride.state === state).length,
  ]);
  return Object.fromEntries(entries) as Record<ClosedRideState, number>;
}

/** Riders whom no message reaches, about rides that they still expect, or no longer do. A rider of several rides is one call. */
function callsOf(
  rides: readonly RideRow[],
  { messages, pushed }: { messages: ReadonlyMap<string, MailState>; pushed: ReadonlySet<string> },
  now: Temporal.Instant,
): ClosureCall[] {
  const calls = new Map<string, ClosureCall>();
  for (const row of rides) {
    if (row.account_id === null || !row.is_there || row.start_at <= now.epochMilliseconds) continue;
    const isLifted = row.state === 'kept';
    if (!isLifted && row.state !== 'asked') continue;
    const facts = {
      needsAnswer: false,
      isUndone: isLifted,
      isTold: row.told_at !== null,
      isToldSinceUndone: row.told_at !== null && row.ended_at !== null && row.told_at > row.ended_at,
      message: stateOf(closedKey(row.closure_id, row.account_id), messages, pushed),
      undoMessage: stateOf(reopenedKey(row.closure_id, row.account_id), messages, pushed),
      firstStart: Temporal.Instant.fromEpochMilliseconds(row.start_at),
    };
    if (callOf(facts, now) !== 'call') continue;
    const key = `${row.closure_id}:${row.account_id}:${isLifted}`;
    const call = calls.get(key) ?? { id: row.id, ...contactOf(row), lifted: isLifted, rides: [] };
    call.rides.push({ slot: row.slot_id, asset: row.asset_id ?? 0, startTime: timeOf(row.start_at) });
    calls.set(key, call);
  }
  return [...calls.values()];
}

function contactOf({ first_name: first, last_name: last, phone }: RideRow) {
  return { name: [first, last].filter((part) => part !== null).join(' ') || null, phone };
}

function stateOf(
  key: string,
  messages: ReadonlyMap<string, MailState>,
  pushed: ReadonlySet<string>,
): MessageOfStop {
  if (pushed.has(key)) return 'sent';
  const message = messages.get(key);
  return message?.state === 'sent' || message?.state === 'waiting' ? message.state : 'none';
}

function timeOf(ms: number): string {
  return writeWireTime(Temporal.Instant.fromEpochMilliseconds(ms));
}

async function findOwed(context: AppContext): Promise<DeskClosures['owed']> {
  const rides = await findOwedRides(context.store.db);
  const links = await bookingLinks(
    context,
    rides.map(({ booking }) => booking),
  );
  return rides.map((ride) => ({
    ...writeOwed(ride),
    rider: ride.rider,
    name: ride.name,
    phone: ride.phone,
    isBookingOver: ride.isBookingOver,
    token: tokenOf(links.get(ride.booking)),
  }));
}

function writeOwed({ slot, track, startMs, cents }: OwedRide) {
  return { slot, asset: track, startTime: timeOf(startMs), amount: toPln(cents) };
}
