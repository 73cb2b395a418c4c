import { sql } from 'kysely';
import { type Invariant, invariant } from './invariant.ts';

interface Link {
  id: number;
  slot_id: number;
}

interface PaidSlot {
  id: number;
  payment_id: number;
}

/** Payments and the slots they pay for (SPEC.md §4). */
export const paymentInvariants: Invariant[] = [
  invariant(
    'paid-slot-is-booked',
    () => sql<PaidSlot>`
      select id, payment_id from slot where payment_id is not null and booked_by is null`,
    ({ id, payment_id }) => `Slot ${id} is paid by payment ${payment_id}, but nobody holds it.`,
  ),
  invariant(
    'slot-payment-exists',
    () => sql<PaidSlot>`
      select id, payment_id from slot
      where payment_id is not null and not exists (select 1 from payment where payment.id = slot.payment_id)`,
    ({ id, payment_id }) => `Slot ${id} is paid by payment ${payment_id}, which does not exist.`,
  ),
  invariant(
    'slot-payment-is-its-own',
    () => sql<PaidSlot & { slot_id: number }>`
      select slot.id, slot.payment_id, payment.slot_id from slot join payment on payment.id = slot.payment_id
      where payment.slot_id <> slot.id`,
    ({ id, payment_id, slot_id }) =>
      `Slot ${id} is paid by payment ${payment_id}, which was taken for slot ${slot_id}.`,
  ),
  invariant(
    'slot-payment-is-not-voided',
    () => sql<PaidSlot>`
      select slot.id, slot.payment_id from slot join payment_void on payment_void.payment_id = slot.payment_id`,
    ({ id, payment_id }) => `Slot ${id} is paid by payment ${payment_id}, which is voided.`,
  ),
  invariant(
    'payment-is-known-to-its-slot',
    () => sql<Link & { found: number | null }>`
      select payment.id, payment.slot_id, slot.id as found from payment left join slot on slot.id = payment.slot_id
      where payment.slot_id is not null and (slot.payment_id is null or slot.payment_id <> payment.id)
        and not exists (select 1 from payment_void where payment_void.payment_id = payment.id)`,
    ({ id, slot_id, found }) =>
      found === null
        ? `Payment ${id} is for slot ${slot_id}, which does not exist.`
        : `Payment ${id} is for slot ${slot_id}, which does not know it.`,
  ),
  invariant(
    'slot-is-paid-once',
    () => sql<{ slot_id: number; times: number }>`
      select slot_id, count(*) as times from payment
      where slot_id is not null and not exists (select 1 from payment_void where payment_void.payment_id = payment.id)
      group by slot_id having count(*) > 1`,
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
