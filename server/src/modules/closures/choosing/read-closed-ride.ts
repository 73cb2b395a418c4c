import type { ClosedRide, OwnClosedRide } from '@cablepark/contract/closures/closures.schema';
import { toPln } from '@cablepark/contract/money';
import { writeWireMs, writeWireTime } from '@cablepark/contract/wire-time';
import { decideClosedMove, hasRainCheck, isOpenRide } from '@cablepark/domain/closures/closure-rules';
import type { ClosedRideState } from '@cablepark/domain/closures/ride-question';
import { lastDayOf } from '@cablepark/domain/passes/pass-kind';
import { readDay } from '@cablepark/domain/time/day-range';
import { startOfDay } from '@cablepark/domain/time/park-time';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import { bookingLinks, findDelayedFrom, findSlot } from '../../bookings/index.ts';
import { findPayment } from '../../payments/index.ts';
import { type StoredSlot, selectSlots, toSlot } from '../../slots/rows/index.ts';
import { findTrackState } from '../../tracks/state/index.ts';
import { tokenOf } from '../closed-ride-token.ts';
import {
  findClosedRide,
  findHeldSlot,
  isNotedSince,
  type StoredClosedRide,
} from '../closings/closures.store.ts';
import { findClosedPayment } from '../closings/plan-closure.ts';
import { writeClosureRow } from '../closings/write-closure-row.ts';
import { findLinkedRide, markSeen, requireClosedRide } from './closed-ride-rows.ts';
import { alternativesFor, findFreePlaces } from './find-alternatives.ts';
import { isAllBack } from './give-rain-check.ts';
import { isSettled } from './settled-ride.ts';

const othersShown = 2;

/** The choices behind a link; null for a booking that no closure affects. @throws as `findLinkedRide` */
export async function readClosedRide(context: AppContext, token: string): Promise<ClosedRide | null> {
  const found = await findLinkedRide(context, token);
  if (!found) return null;
  const { booking, firstName, ride, closure, delayedFrom } = found;
  await markSeen(context, [ride]);
  const { db } = context.store;
  const sale = await findSale(db, ride);
  const payment = await findClosedPayment(db, {
    payment: sale.payment ?? (await findEndedPayment(db, ride)),
  });
  const isMoneyBack = await isAllBack(db, sale.payment === null ? null : await findPayment(db, sale.payment));
  const refund = await findRefund(db, booking.booking);
  const state = await shownStateOf(db, ride, sale.slot !== null);
  const isOpen = isOpenRide(state);
  const heldId = isOpen ? await findHeldSlot(db, ride) : null;
  const heldSlot = heldId === null ? null : await findSlot(db, heldId);
  return {
    state,
    question: ride.question,
    delayed_from: delayedFrom && writeWireTime(delayedFrom),
    first_name: firstName,
    closure: writeClosureRow(closure),
    ride: sale.row,
    // A ride on a paper pass brought no money that the desk could give back.
    paid: payment.paidBy === 'desk' && payment.cents === 0 ? 'nothing' : payment.paidBy,
    amount: toPln(refund?.cents ?? payment.cents),
    answer_until: writeWireMs(ride.answer_until),
    held: heldSlot?.heldUntil ? { ...writePlace(heldSlot), until: writeWireTime(heldSlot.heldUntil) } : null,
    others: isOpen && sale.slot ? await findOthers(context, sale.slot, booking.rider) : [],
    rain_check: hasRainCheck({ state, paidBy: payment.paidBy, isMoneyBack }),
    ...(await findPass(context, ride.pass_id)),
    moved_to: state === 'moved' && sale.current ? writePlace(sale.current) : null,
    refund: refund?.state ?? null,
  };
}

/** The state with what the job has yet to write. @param isThere whether the ride is on its slot */
async function shownStateOf(db: Db, ride: StoredClosedRide, isThere: boolean): Promise<ClosedRideState> {
  if (!isOpenRide(ride.state)) return ride.state;
  if (!isThere) return 'gone';
  const found = await findClosedRide(db, ride.id);
  return found && isSettled(found) ? 'kept' : ride.state;
}

async function findPass({ store, config }: AppContext, pass: number | null) {
  const row =
    pass === null
      ? undefined
      : await store.db
          .selectFrom('pass')
          .select(['code', 'ends_at'])
          .where('id', '=', pass)
          .executeTakeFirst();
  const endsMs = row?.ends_at ?? null;
  const lastDay =
    endsMs === null ? null : lastDayOf(Temporal.Instant.fromEpochMilliseconds(endsMs), config.zone);
  return { pass_code: row?.code ?? null, pass_until: lastDay?.toString() ?? null };
}

/** The booking's online refund in grosze, and whether all of it has arrived; null without a refund. */
async function findRefund(db: Db, booking: number) {
  const rows = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select(['refund.state', 'refund.amount_cents'])
    .where('payment.booking_id', '=', booking)
    .execute();
  if (rows.length === 0) return null;
  return {
    cents: rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    state: rows.every(({ state }) => state === 'done') ? ('done' as const) : ('underWay' as const),
  };
}

async function findOthers(context: AppContext, slot: StoredSlot, rider: string) {
  const places = await findFreePlaces(context, [slot.start], { withReserved: false });
  const others = await alternativesFor(context, places, { ride: slot, rider });
  return others.slice(0, othersShown).map(writePlace);
}

/** The ended payment of a cancelled ride, because the booking itself has none any more. */
async function findEndedPayment(
  db: Db,
  { booking_id, state, ended_at }: StoredClosedRide,
): Promise<number | null> {
  if (ended_at === null || (state !== 'back' && state !== 'lapsed')) return null;
  const row = await db
    .selectFrom('payment')
    .innerJoin('payment_void', 'payment_void.payment_id', 'payment.id')
    .select('payment.id')
    .where('payment.booking_id', '=', booking_id)
    .where('payment_void.created_at', '=', ended_at)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The slot that a ride was booked for, its payment, and its current slot. */
async function findSale(db: Db, { booking_id, slot_id, start_at }: StoredClosedRide) {
  const row = await db
    .selectFrom('booking')
    .select(['minutes', 'asset_id', 'price_cents', 'payment_id', 'slot_id', 'state'])
    .where('id', '=', booking_id)
    .executeTakeFirstOrThrow();
  const first = await findSlot(db, slot_id);
  const isLiving = row.state === 'booked';
  return {
    slot: isLiving && row.slot_id === slot_id && first?.booking === booking_id ? first : null,
    current: isLiving ? await findSlot(db, row.slot_id) : null,
    payment: row.payment_id,
    row: {
      slot: slot_id,
      asset: first?.track ?? row.asset_id ?? 0,
      startTime: writeWireMs(start_at),
      duration: first?.minutes ?? row.minutes ?? 0,
      price: toPln(first?.price ?? row.price_cents ?? 0),
    },
  };
}

function writePlace({ id, track, start, minutes, price }: StoredSlot) {
  return {
    slot: id,
    asset: track,
    startTime: writeWireTime(start),
    duration: minutes,
    price: toPln(price),
  };
}

/**
 * The free slots of the ride's length on a day that its rider may choose. @param day `YYYY-MM-DD` in the park's zone @throws as `requireClosedRide`
 */
export async function listClosedRidePlaces(context: AppContext, token: string, day: string) {
  const { ride } = await requireClosedRide(context, token);
  const { store, clock, config } = context;
  const sale = await findSale(store.db, ride);
  const date = readDay(day);
  if (sale.slot === null || date === null) return [];
  const rows = await selectSlots(store.db)
    .where('slot.booking_id', 'is', null)
    .where('slot.reserved_until', 'is', null)
    .where('slot.event_id', 'is', null)
    .where('slot.duration', '=', sale.slot.minutes)
    .where('slot.start_at', '>=', startOfDay(date, config.zone).epochMilliseconds)
    .where('slot.start_at', '<', startOfDay(date.add({ days: 1 }), config.zone).epochMilliseconds)
    .orderBy('slot.start_at')
    .orderBy('slot.asset_id')
    .execute();
  const facts = {
    state: ride.state,
    from: sale.slot,
    now: clock.now(),
    isHeldForIt: false,
    isRiderActive: true,
  };
  const places = [];
  for (const to of rows.map(toSlot)) {
    const { track: toTrack, closure: toClosure } = await findTrackState(store.db, to);
    if (decideClosedMove({ ...facts, to, toTrack, toClosure }) === 'ok') places.push(writePlace(to));
  }
  return places;
}

/** A rider's closed rides that wait for an answer, earliest first. */
export async function listOwnClosedRides(context: AppContext, rider: string): Promise<OwnClosedRide[]> {
  const { db } = context.store;
  const rows = await db
    .selectFrom('closure_ride')
    .innerJoin('booking', 'booking.id', 'closure_ride.booking_id')
    .innerJoin('closure', 'closure.id', 'closure_ride.closure_id')
    .innerJoin('slot', (join) =>
      join.onRef('slot.id', '=', 'closure_ride.slot_id').onRef('slot.booking_id', '=', 'booking.id'),
    )
    .selectAll('closure_ride')
    .select(['closure.reason', 'closure.stop_id', 'slot.asset_id'])
    .where('booking.account_id', '=', rider)
    .where('closure_ride.state', 'in', ['asked', 'owed'])
    .where((eb) => eb.not(isNotedSince))
    .orderBy('closure_ride.start_at')
    .orderBy('closure_ride.id')
    .execute();
  const links = await bookingLinks(
    context,
    rows.map(({ booking_id }) => booking_id),
  );
  const rides: OwnClosedRide[] = [];
  for (const row of rows) {
    const start = Temporal.Instant.fromEpochMilliseconds(row.start_at);
    const delayedFrom =
      row.stop_id === null ? null : await findDelayedFrom(db, { booking: row.booking_id, start });
    rides.push({
      slot: row.slot_id,
      asset: row.asset_id,
      startTime: writeWireTime(start),
      question: row.question,
      delayed_from: delayedFrom && writeWireTime(delayedFrom),
      reason: row.reason,
      answer_until: writeWireMs(row.answer_until),
      held: await findHeldSlot(db, row),
      token: tokenOf(links.get(row.booking_id)),
    });
  }
  await markSeen(context, rows);
  return rides;
}
