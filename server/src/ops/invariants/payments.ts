import { sql } from 'kysely';
import { type Invariant, invariant } from './invariant.ts';

interface PaidSlot {
  id: number;
  payment_id: number;
}

/** Payments and their bookings, and so their slots (SPEC.md §4). */
export const paymentInvariants: Invariant[] = [
  invariant(
    'paid-slot-is-booked',
    () => sql<PaidSlot>`
      select slot_id as id, payment_id from booking where payment_id is not null and state not in ('booked', 'missed')
        and not (state = 'cancelled' and end_reason = 'closed' and exists (
          select 1 from closure_ride where closure_ride.booking_id = booking.id and closure_ride.state = 'back'))`,
    ({ id, payment_id }) => `Slot ${id} is paid by payment ${payment_id}, but nobody holds it.`,
  ),
  invariant(
    'slot-payment-exists',
    () => sql<PaidSlot>`
      select slot_id as id, payment_id from booking
      where payment_id is not null and not exists (select 1 from payment where payment.id = booking.payment_id)`,
    ({ id, payment_id }) => `Slot ${id} is paid by payment ${payment_id}, which does not exist.`,
  ),
  invariant(
    'slot-payment-is-its-own',
    () => sql<PaidSlot & { other: number | null }>`
      select booking.slot_id as id, booking.payment_id, other.slot_id as other from booking
      join payment on payment.id = booking.payment_id
      left join booking as other on other.id = payment.booking_id
      where payment.booking_id is null or payment.booking_id <> booking.id`,
    ({ id, payment_id, other }) =>
      `Slot ${id} is paid by payment ${payment_id}, which was taken for ${other === null ? 'no slot' : `slot ${other}`}.`,
  ),
  invariant(
    'slot-payment-is-not-voided',
    () => sql<PaidSlot>`
      select booking.slot_id as id, booking.payment_id from booking
      join payment_void on payment_void.payment_id = booking.payment_id`,
    ({ id, payment_id }) => `Slot ${id} is paid by payment ${payment_id}, which is voided.`,
  ),
  invariant(
    'payment-is-known-to-its-slot',
    () => sql<{ id: number; booking_id: number; slot_id: number | null }>`
      select payment.id, payment.booking_id, booking.slot_id from payment
      left join booking on booking.id = payment.booking_id
      where payment.booking_id is not null and (booking.payment_id is null or booking.payment_id <> payment.id)
        and not exists (select 1 from payment_void where payment_void.payment_id = payment.id)`,
    ({ id, booking_id, slot_id }) =>
      slot_id === null
        ? `Payment ${id} is for booking ${booking_id}, which does not exist.`
        : `Payment ${id} is for slot ${slot_id}, which does not know it.`,
  ),
  invariant(
    'slot-is-paid-once',
    () => sql<{ slot_id: number; times: number }>`
      select booking.slot_id, count(*) as times from payment join booking on booking.id = payment.booking_id
      where not exists (select 1 from payment_void where payment_void.payment_id = payment.id)
      group by booking.id, booking.slot_id having count(*) > 1`,
    ({ slot_id, times }) => `Slot ${slot_id} has ${times} payments that are not voided.`,
  ),
  invariant(
    'payment-is-not-negative',
    () => sql<{ id: number }>`select id from payment where amount_cents < 0`,
    ({ id }) => `Payment ${id} is of less than nothing.`,
  ),
  invariant(
    'voided-payment-says-who-and-why',
    () => sql<{ payment_id: number }>`
      select payment_id from payment_void where created_by is null or reason = ''`,
    ({ payment_id }) =>
      `Payment ${payment_id} is voided by half: its person and its reason do not go together.`,
  ),
  invariant(
    'payment-is-voided-once-after-it-was-taken',
    () => sql<{ payment_id: number; times: number }>`
      select payment_void.payment_id, count(*) as times from payment_void
      left join payment on payment.id = payment_void.payment_id
      group by payment_void.payment_id
      having count(*) > 1 or count(payment.id) = 0 or min(payment_void.created_at) < max(payment.created_at)`,
    ({ payment_id, times }) =>
      `Payment ${payment_id} is voided ${times} times, before it was taken, or does not exist.`,
  ),
  invariant(
    'payment-people-exist',
    () => sql<{ id: number; person: string }>`
      select payment.id, person.id as person from payment
      join (
        select id as payment_id, created_by as id from payment
        union select payment_id, created_by from payment_void
      ) as person on person.payment_id = payment.id
      where person.id is not null and not exists (select 1 from account where account.id = person.id)`,
    ({ id, person }) => `Payment ${id} names account ${person}, which does not exist.`,
  ),
];
