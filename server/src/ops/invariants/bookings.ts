import { sql } from 'kysely';
import { type Invariant, invariant } from './invariant.ts';

interface Id {
  id: number;
}

/** Bookings against their slots, the history, and their payments (docs/decisions/096). */
export const bookingInvariants: Invariant[] = [
  invariant(
    'slot-points-at-its-living-booking',
    () => sql<Id & { booking: number | null }>`
      select slot.id, booking.id as booking from slot
      left join booking on booking.id = slot.booking_id and booking.slot_id = slot.id
        and booking.account_id = slot.booked_by and booking.state in ('held', 'booked')
      where (slot.booked_by is null) <> (slot.booking_id is null)
        or (slot.booking_id is not null and booking.id is null)`,
    ({ id }) => `Slot ${id} and the booking that it points at do not agree.`,
  ),
  invariant(
    'living-booking-has-its-slot',
    () => sql<Id & { slot_id: number }>`
      select booking.id, booking.slot_id from booking left join slot on slot.booking_id = booking.id
      where booking.state in ('held', 'booked') and slot.id is null`,
    ({ id, slot_id }) => `Booking ${id} stands, but slot ${slot_id} does not point at it.`,
  ),
  invariant(
    'living-booking-is-as-its-slot',
    () => sql<Id>`
      select booking.id from booking join slot on slot.booking_id = booking.id
      where booking.start_at <> slot.start_at or booking.minutes <> slot.duration
        or booking.asset_id <> slot.asset_id or booking.price_cents <> slot.price_cents`,
    ({ id }) => `Booking ${id} says another time, track or price than its slot.`,
  ),
  invariant(
    'booking-is-in-the-history',
    // A booking older than the history has no booking entry.
    () => sql<Id & { state: string }>`
      select booking.id, booking.state from booking
      left join (select booking_id, max(id) as id from booking_history group by booking_id) as latest
        on latest.booking_id = booking.id
      left join booking_history as last on last.id = latest.id
      where booking.made_at is not null and coalesce(booking.end_reason, '') <> 'unknown' and (
        last.id is null or last.slot_id <> booking.slot_id or last.user_id <> booking.account_id
        or (last.action_type = 'book') <> (booking.state in ('held', 'booked')))`,
    ({ id, state }) => `Booking ${id} is ${state}, but the history says otherwise.`,
  ),
  invariant(
    'party-has-one-contact',
    () => sql<Id & { party_id: number }>`
      select booking.id, booking.party_id from booking join party on party.id = booking.party_id
      where booking.account_id <> party.account_id and booking.state in ('held', 'booked')`,
    ({ id, party_id }) => `Booking ${id} is of party ${party_id}, but of another rider than its contact.`,
  ),
  invariant(
    'payment-is-of-its-booking',
    () => sql<Id & { booking_id: number }>`
      select payment.id, payment.booking_id from payment join booking on booking.id = payment.booking_id
      where not exists (select 1 from payment_void where payment_void.payment_id = payment.id)
        and (booking.payment_id is null or booking.payment_id <> payment.id)`,
    ({ id, booking_id }) => `Payment ${id} is for booking ${booking_id}, which does not know it.`,
  ),
  invariant(
    'booking-is-paid-by-its-own-payment',
    () => sql<Id & { payment_id: number }>`
      select booking.id, booking.payment_id from booking left join payment on payment.id = booking.payment_id
      where booking.payment_id is not null and (
        payment.id is null or payment.booking_id is null or payment.booking_id <> booking.id
        or exists (select 1 from payment_void where payment_void.payment_id = payment.id))`,
    ({ id, payment_id }) =>
      `Booking ${id} is paid by payment ${payment_id}, which is not its own, or is voided.`,
  ),
];
