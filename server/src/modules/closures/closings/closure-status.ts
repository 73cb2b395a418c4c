import type { DeskClosures } from '@cablepark/contract/closures/closures.schema';
import { toPln } from '@cablepark/contract/money';
import { writeWireMs } from '@cablepark/contract/wire-time';
import { fullName } from '@cablepark/domain/accounts/contact';
import { type ClosedRideState, closedRideStates } from '@cablepark/domain/closures/ride-question';
import { dayOf, startOfDay } from '@cablepark/domain/time/park-time';
import type { AppContext } from '../../../context.ts';
import { bookingLinks, isRideClosed } from '../../bookings/index.ts';
import { withTracks } from '../../tracks/state/index.ts';
import { tokenOf } from '../closed-ride-token.ts';
import { findLivingLines } from '../living-lines.ts';
import { progressOf } from '../message-states.store.ts';
import {
  type ClosureLine,
  closedKeysOf,
  closureLinesOf,
  findClosureMessages,
  findRides,
  findShownClosures,
  type RideRow,
} from './closure-lines.ts';
import { isNotedSince, isOpen, isStillThere } from './closures.store.ts';
import { findOwedRides, type OwedRide } from './find-owed-rides.ts';
import { writeClosureRow } from './write-closure-row.ts';

type Closures = DeskClosures['closures'];
type ClosureCall = DeskClosures['calls'][number];

/** Closures that have not ended before today, with their rides, the riders to call, and the money that waits at the desk. */
export async function readDeskClosures(context: AppContext): Promise<DeskClosures> {
  const { store, clock, config } = context;
  const { db } = store;
  const now = clock.now();
  const today = startOfDay(dayOf(now, config.zone), config.zone);
  const rows = await findShownClosures(db, today);
  const rides = await findRides(
    db,
    rows.map(({ id }) => id),
  );
  const messageStates = await findClosureMessages(db, rides);
  const lines = closureLinesOf(rides, messageStates, now);
  const ofToday = rows.filter(({ until_at }) => until_at >= today.epochMilliseconds);
  const closures = await withTracks(db, ofToday);
  const { closures: limits } = await context.parkSettings.read();
  return {
    closures: closures.map((closure, index): Closures[number] => {
      const own = rides.filter(({ closure_id }) => closure_id === closure.id);
      const ownMessages = closedKeysOf(own).flatMap(({ key }) => messageStates.messages.get(key) ?? []);
      const { dueMs, ...progress } = progressOf(ownMessages, now.epochMilliseconds);
      return {
        ...writeClosureRow(closure),
        user_name: ofToday[index]?.first_name ?? null,
        lifted: ofToday[index]?.lifted_at != null,
        rides: countStates(own),
        messagesDue: dueMs === null ? null : writeWireMs(dueMs),
        ...progress,
      };
    }),
    calls: callsOf((await findLivingLines(context, { closures: lines })).closures),
    owed: await findOwed(context),
    asked: await findAsked(context),
    manager_up_to: limits.managerUpTo,
    delay_up_to: limits.delayUpTo,
    passes_grow: limits.passesGrow,
  };
}

function countStates(rides: readonly RideRow[]): Record<ClosedRideState, number> {
  const entries = closedRideStates.map((state): [ClosedRideState, number] => [
    state,
    rides.filter((ride) => ride.state === state).length,
  ]);
  return Object.fromEntries(entries) as Record<ClosedRideState, number>;
}

/** The calls to riders whom no message reaches, one for each rider. */
function callsOf(lines: readonly ClosureLine[]): ClosureCall[] {
  const calls = new Map<string, ClosureCall>();
  for (const { row, isLifted, decision } of lines) {
    if (decision !== 'call') continue;
    const key = `${row.closure_id}:${row.account_id}:${isLifted}`;
    const call = calls.get(key) ?? { id: row.id, ...contactOf(row), lifted: isLifted, rides: [] };
    call.rides.push({ slot: row.slot_id, asset: row.asset_id ?? 0, startTime: writeWireMs(row.start_at) });
    calls.set(key, call);
  }
  return [...calls.values()];
}

function contactOf({ first_name: first, last_name: last, phone }: RideRow) {
  return { name: fullName(first, last), phone };
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

async function findAsked(context: AppContext): Promise<DeskClosures['asked']> {
  const rows = await context.store.db
    .selectFrom('closure_ride')
    .innerJoin('booking', 'booking.id', 'closure_ride.booking_id')
    .select(['closure_ride.slot_id', 'booking_id'])
    .where(isOpen)
    .where(isStillThere)
    .where(isRideClosed)
    .where((eb) => eb.not(isNotedSince))
    .orderBy('closure_ride.start_at')
    .orderBy('closure_ride.id')
    .execute();
  const links = await bookingLinks(
    context,
    rows.map(({ booking_id }) => booking_id),
  );
  return rows.map(({ slot_id, booking_id }) => ({ slot: slot_id, token: tokenOf(links.get(booking_id)) }));
}

function writeOwed({ slot, track, startMs, cents }: OwedRide) {
  return { slot, asset: track, startTime: writeWireMs(startMs), amount: toPln(cents) };
}
