import { type CallLine } from '@cablepark/domain/closures/call-lines';
import { callOf, type MessageOfStop } from '@cablepark/domain/closures/stop-calls';
import type { Db } from '../../../db/store.ts';
import { findMessageStates, findPushed, type MailState } from '../message-states.store.ts';
import { isStillThere } from './closures.store.ts';
import { closedKey, reopenedKey } from './notify-closed.ts';

/** The rides of closures with their riders, the earliest first. */
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

/** What a closure said of a ride. */
export interface ClosureLine extends CallLine {
  row: RideRow;
  isLifted: boolean;
}

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

/** What closures said of these rides, as far as their riders still expect them, or no longer do. */
export function closureLinesOf(
  rides: readonly RideRow[],
  { messages, pushed }: Awaited<ReturnType<typeof findClosureMessages>>,
  now: Temporal.Instant,
): ClosureLine[] {
  return rides.flatMap((row): ClosureLine[] => {
    const { account_id: account, closure_id: closure, state, told_at, ended_at } = row;
    if (account === null || !row.is_there || row.start_at <= now.epochMilliseconds) return [];
    const isLifted = state === 'kept';
    const isClosed = state === 'asked' || state === 'owed';
    if (!isLifted && !isClosed) return [];
    const facts = {
      needsAnswer: false,
      isUndone: isLifted,
      isTold: told_at !== null,
      isToldSinceUndone: told_at !== null && ended_at !== null && told_at > ended_at,
      message: stateOf(closedKey(closure, account), messages, pushed),
      undoMessage: stateOf(reopenedKey(closure, account), messages, pushed),
      firstStart: Temporal.Instant.fromEpochMilliseconds(row.start_at),
    };
    const changedMs = (isLifted ? ended_at : null) ?? row.closed_at;
    // Who chose in time, or did not, has been told.
    const decision = state === 'owed' ? 'none' : callOf(facts, now);
    return [{ booking: row.booking_id, changedMs, isClosed, needsAnswer: false, decision, row, isLifted }];
  });
}

function keysOf(rides: readonly RideRow[]): string[] {
  const keys = rides.flatMap(({ closure_id, account_id }) =>
    account_id === null ? [] : [closedKey(closure_id, account_id), reopenedKey(closure_id, account_id)],
  );
  return [...new Set(keys)];
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

/** The closures that have not ended before `since`, the newest first. */
export async function findShownClosures(db: Db, since: Temporal.Instant) {
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
