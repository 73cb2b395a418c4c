import { livingStates } from '@cablepark/domain/booking/booking-steps';
import type { Ride } from '@cablepark/domain/messages/message-about';
import { type AboutOf } from '@cablepark/domain/messages/message-kinds';
import { mostNamedRides } from '@cablepark/domain/messages/named-rides';
import type { Db } from '../../../db/store.ts';
import { isRideClosed, type Origin, originOf } from '../../bookings/index.ts';

import { selectMadeBookings } from './made-bookings.ts';

/** Selects bookings of a rider: by id, by a row of staff bookings, by an outing; or all bookings made in a span. */
export type BookingSelection =
  | { rider: string; bookings: readonly number[] }
  | { rider: string; madeByStaff: { first: number; last: number }; isEvent: boolean }
  | { rider: string; outing: { from: number; until: number }; placedBy: number }
  | { madeIn: AboutOf<'new-bookings'> };

/** A booking that is valid. */
export interface CurrentBooking {
  booking: number;
  /** When it got its current slot. */
  at: Temporal.Instant;
  byStaff: boolean;
  ride: Ride;
  isPaid: boolean;
  /** Whether the ride can't take place, and its rider has not chosen another. */
  isClosed: boolean;
  origin: Origin;
  /** The number of its moves. */
  moves: number;
  /** Of the event of its place. */
  eventNames: { name: string; nameEn: string | null } | null;
  riderNames: { first: string | null; last: string | null };
}

export interface CurrentBookings {
  /** The earliest. */
  bookings: CurrentBooking[];
  /** The number of all, and of the paid ones. */
  count: number;
  paid: number;
}

/**
 * Valid bookings in their current slots, with all facts for a mail, by a single query.
 * Cancelled ones are missing, moved ones have their new slot.
 */
export async function findCurrentBookings(db: Db, selection: BookingSelection): Promise<CurrentBookings> {
  if ('bookings' in selection && selection.bookings.length === 0) return { bookings: [], count: 0, paid: 0 };
  const rows = await rowsOf(db, selection);
  return {
    bookings: rows.map(bookingOf),
    count: Number(rows[0]?.total ?? 0),
    paid: Number(rows[0]?.paid ?? 0),
  };
}

async function rowsOf(db: Db, selection: BookingSelection) {
  return await selectBookings(db, selection)
    .select(['booking.id', 'account_id', 'first_slot_id', 'moves', 'made_at', 'made_by', 'placed_at'])
    .select(['booking.payment_id', 'slot.id as slot', 'slot.start_at', 'slot.duration', 'slot.asset_id'])
    .select([
      'slot.price_cents',
      'slot.event_id',
      'event.name as event_name',
      'event.name_en as event_name_en',
    ])
    .select(['account.first_name', 'account.last_name', isRideClosed.as('is_closed')])
    .select(({ fn }) => [
      fn.countAll<number | string>().over().as('total'),
      fn.count<number | string>('booking.payment_id').over().as('paid'),
    ])
    .orderBy('slot.start_at')
    .orderBy('slot.id')
    .limit(mostNamedRides)
    .execute();
}

function selectBookings(db: Db, selection: BookingSelection) {
  const query = db
    .selectFrom('booking')
    .innerJoin('slot', (join) =>
      join.onRef('slot.id', '=', 'booking.slot_id').onRef('slot.booking_id', '=', 'booking.id'),
    )
    .innerJoin('account', 'account.id', 'booking.account_id')
    .leftJoin('event', 'event.id', 'slot.event_id')
    // The staff's digest includes bookings that wait for payment.
    .where('booking.state', 'in', 'madeIn' in selection ? [...livingStates] : ['booked']);
  if ('madeIn' in selection) return query.where('booking.id', 'in', selectMadeBookings(db, selection.madeIn));
  if ('bookings' in selection)
    return (
      query
        .where('booking.id', 'in', [...selection.bookings])
        // An expression disables the index of riders: SQLite would scan all bookings of the rider.
        .where((eb) => eb.fn.coalesce('booking.account_id', eb.val('')), '=', selection.rider)
    );
  if ('outing' in selection)
    return query
      .where('booking.account_id', '=', selection.rider)
      .where('booking.start_at', '>=', selection.outing.from)
      .where('booking.start_at', '<=', selection.outing.until)
      .where('booking.placed_at', '<=', selection.placedBy);
  return query
    .where('booking.account_id', '=', selection.rider)
    .where('booking.id', '>=', selection.madeByStaff.first)
    .where('booking.id', '<=', selection.madeByStaff.last)
    .where('booking.made_by', '<>', selection.rider)
    .where('slot.event_id', selection.isEvent ? 'is not' : 'is', null);
}

function bookingOf(row: Awaited<ReturnType<typeof rowsOf>>[number]): CurrentBooking {
  return {
    booking: row.id,
    at: Temporal.Instant.fromEpochMilliseconds(row.placed_at ?? row.start_at),
    byStaff: row.made_by !== null && row.made_by !== row.account_id,
    ride: {
      slot: row.slot,
      start: row.start_at,
      minutes: row.duration,
      track: row.asset_id,
      price: row.price_cents,
      event: row.event_id,
    },
    isPaid: row.payment_id !== null,
    isClosed: row.is_closed,
    origin: originOf(row),
    moves: row.moves,
    eventNames: row.event_name === null ? null : { name: row.event_name, nameEn: row.event_name_en },
    riderNames: { first: row.first_name, last: row.last_name },
  };
}
