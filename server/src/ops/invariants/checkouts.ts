import { sql } from 'kysely';
import { type Invariant, invariant } from './invariant.ts';

const tenMinutesMs = 10 * 60_000;

/** Money that came online against what it bought and what went back, and holds against their end (docs/decisions/071). */
export const checkoutInvariants: Invariant[] = [
  invariant(
    'money-online-bought-or-goes-back',
    () => sql<{ id: string }>`
      select distinct checkout.id from checkout join checkout_item on checkout_item.checkout_id = checkout.id
      left join refund on refund.id = checkout_item.refund_id and refund.checkout_id = checkout.id
        and refund.amount_cents = checkout_item.amount_cents
      where checkout.state in ('paid', 'settled') and checkout_item.payment_id is null and refund.id is null`,
    ({ id }) => `Checkout ${id} is paid, but some of it was neither bought nor goes back.`,
  ),
  invariant(
    'voided-money-online-goes-back',
    // A refused one was sent, too: staff look after it. What the provider gave back goes back from here no more.
    () => sql<{ id: number }>`
      select payment.id from payment join payment_void on payment_void.payment_id = payment.id
      join checkout on checkout.id = payment.checkout_id
      left join (
        select payment_id, amount_cents from refund
        union all select payment_id, -amount_cents from cash_entry where kind = 'back' and refund_id is null
      ) as back on back.payment_id = payment.id
      where payment_void.kept = 0 and checkout.state <> 'returned' group by payment.id, payment.amount_cents
      having coalesce(sum(back.amount_cents), 0) < payment.amount_cents`,
    ({ id }) => `Payment ${id} was made online and voided, but its money does not go back.`,
  ),
  invariant(
    'checkout-amount-is-the-sum-of-its-items',
    () => sql<{ id: string }>`
      select checkout.id from checkout left join checkout_item on checkout_item.checkout_id = checkout.id
      group by checkout.id, checkout.amount_cents
      having checkout.amount_cents <> coalesce(sum(checkout_item.amount_cents), 0)`,
    ({ id }) => `Checkout ${id} asks for another amount than its items make.`,
  ),
  invariant(
    'checkout-buys-nothing-unpaid',
    () => sql<{ id: string }>`
      select distinct checkout.id from checkout join checkout_item on checkout_item.checkout_id = checkout.id
      where checkout.state in ('open', 'expired', 'wrong')
        and (checkout_item.payment_id is not null or checkout_item.refund_id is not null)`,
    ({ id }) => `Checkout ${id} is not paid, but something was bought with it.`,
  ),
  invariant(
    'payment-online-is-of-a-checkout',
    () => sql<{ id: number }>`
      select payment.id from payment left join checkout_item on checkout_item.payment_id = payment.id
      where (payment.method = 'online') <> (payment.checkout_id is not null)
        or (payment.checkout_id is not null
          and (checkout_item.id is null or checkout_item.checkout_id <> payment.checkout_id
            or checkout_item.amount_cents <> payment.amount_cents))`,
    ({ id }) => `Payment ${id} was made online, but no checkout bought that for so much.`,
  ),
  invariant(
    'refunds-are-at-most-what-was-paid',
    () => sql<{ id: string }>`
      select checkout.id from checkout join refund on refund.checkout_id = checkout.id
      where refund.state <> 'refused' group by checkout.id, checkout.amount_cents
      having sum(refund.amount_cents) > checkout.amount_cents`,
    ({ id }) => `Of checkout ${id} more went back than was paid.`,
  ),
  invariant(
    'hold-has-not-long-lapsed',
    (nowMs) => sql<{ id: number }>`
      select slot_id as id from booking where state = 'held' and held_until <= ${nowMs - tenMinutesMs}`,
    ({ id }) => `Slot ${id} is still held, long after its time to pay was over.`,
  ),
];
