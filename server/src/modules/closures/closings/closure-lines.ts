import { type CallLine } from '@cablepark/domain/closures/call-lines';
import { callOf, type MessageOfStop } from '@cablepark/domain/closures/stop-calls';
import type { Db } from '../../../db/store.ts';
import { findMessageStates, findPushed, reachOf } from '../message-states.store.ts';
import { isStillThere } from './closures.store.ts';
import { closedKey, furtherKey, reopenedKey } from './notify-closed.ts';

/** The rides of closures with their riders, earliest first. */
export async function findRides(db: Db, closures: readonly number[]) {
  if (closures.length === 0) return [];
  return await db
    .selectFrom('closure_ride')
    .innerJoin('closure', 'closure.id', 'closure_ride.closure_id')
    .innerJoin('booking', 'booking.id', 'closure_ride.booking_id')
    .leftJoin('account', 'account.id', 'booking.account_id')
    .selectAll('closure_ride')
    .select('closure.created_at as closed_at')
    .select(['booking.account_id', 'booking.asset_id', isStillThere.as('is_there')])
    .select(['account.first_name', 'account.last_name', 'account.phone'])
    .where('closure_ride.closure_id', 'in', [...closures])
    .orderBy('closure_ride.start_at')
    .orderBy('closure_ride.id')
    .execute();
}

export type RideRow = Awaited<ReturnType<typeof findRides>>[number];

/** What a closure told the rider of a ride. */
export interface ClosureLine extends CallLine {
  row: RideRow;
  isLifted: boolean;
}

type ClosureMessages = Awaited<ReturnType<typeof findClosureMessages>>;

/** The messages of closures to the riders of these rides. */
export async function findClosureMessages(db: Db, rides: readonly RideRow[]) {
  const messages = await findMessageStates(db, keysOf(rides));
  const pushed = await findPushed(
    db,
    ['closed', 'reopened'],
    rides.flatMap(({ account_id }) => account_id ?? []),
  );
  return { messages, pushed };
}

/** The lines of the call list: closed rides, and rides that take place again because their closure was lifted. */
export function closureLinesOf(
  rides: readonly RideRow[],
  messages: ClosureMessages,
  now: Temporal.Instant,
): ClosureLine[] {
  const keysOfRider = Map.groupBy(closedKeysOf(rides), ({ rider }) => rider);
  return rides.flatMap((row): ClosureLine[] => {
    const { account_id: account, closure_id: closure, state, told_at, ended_at } = row;
    if (account === null || !row.is_there || row.start_at <= now.epochMilliseconds) return [];
    const isLifted = state === 'kept';
    const isClosed = state === 'asked' || state === 'owed';
    if (!isLifted && !isClosed) return [];
    const keys = keysOfRider.get(closedKey(closure, account))?.map(({ key }) => key) ?? [];
    const message = stateOf(keys, row.booking_id, messages);
    const facts = {
      needsAnswer: false,
      isUndone: isLifted,
      isTold: told_at !== null,
      isToldSinceUndone: told_at !== null && ended_at !== null && told_at > ended_at,
      // A message that still waits when the closure is lifted is never sent.
      message: isLifted && message === 'waiting' ? 'none' : message,
      undoMessage: stateOf([reopenedKey(closure, account)], row.booking_id, messages),
      firstStart: Temporal.Instant.fromEpochMilliseconds(row.start_at),
    };
    const changedMs = (isLifted ? ended_at : null) ?? row.closed_at;
    // A rider whose choice is settled has already been notified.
    const decision = state === 'owed' ? 'none' : callOf(facts, now);
    return [{ booking: row.booking_id, changedMs, isClosed, needsAnswer: false, decision, row, isLifted }];
  });
}

/** The keys of all messages of closures to riders of closed rides. `rider` is the key of the rider's first message. */
export function closedKeysOf(rides: readonly RideRow[]): { rider: string; key: string }[] {
  const keys = rides.flatMap(({ closure_id: closure, account_id: account, booking_id: booking }) => {
    if (account === null) return [];
    const rider = closedKey(closure, account);
    return [
      { rider, key: rider },
      { rider, key: furtherKey(closure, account, booking) },
    ];
  });
  return [...new Map(keys.map((each) => [each.key, each])).values()];
}

function keysOf(rides: readonly RideRow[]): string[] {
  const reopenedKeys = rides.flatMap(({ closure_id, account_id }) =>
    account_id === null ? [] : reopenedKey(closure_id, account_id),
  );
  return [...new Set([...closedKeysOf(rides).map(({ key }) => key), ...reopenedKeys])];
}

/** The state of the messages with these keys that name the booking. */
function stateOf(
  keys: readonly string[],
  booking: number,
  { messages, pushed }: ClosureMessages,
): MessageOfStop {
  const states = keys
    .filter((key) => messages.get(key)?.bookings.has(booking))
    .map((key) => reachOf(messages.get(key), pushed.has(key)));
  if (states.includes('sent')) return 'sent';
  return states.includes('waiting') ? 'waiting' : 'none';
}

/** The closures that have not ended before `since`, and lifted ones with upcoming rides; newest first. */
export async function findShownClosures(db: Db, since: Temporal.Instant) {
  return await db
    .selectFrom('closure')
    .leftJoin('account', 'account.id', 'closure.created_by')
    .selectAll('closure')
    .select('account.first_name')
    .where((eb) =>
      eb.or([
        eb('closure.until_at', '>=', since.epochMilliseconds),
        eb.exists(
          eb
            .selectFrom('closure_ride')
            .select('closure_ride.id')
            .whereRef('closure_ride.closure_id', '=', 'closure.id')
            .where('closure_ride.state', '=', 'kept')
            .where('closure_ride.start_at', '>=', since.epochMilliseconds),
        ),
      ]),
    )
    .where('closure.stop_id', 'is', null)
    .orderBy('closure.id', 'desc')
    .execute();
}
