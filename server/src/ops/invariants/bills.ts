import { sql } from 'kysely';
import { type Invariant, invariant } from './invariant.ts';

const tenMinutesMs = 10 * 60_000;

/** Online payments against their purchases and refunds, and holds against their deadlines (docs/decisions/071). */
export const billInvariants: Invariant[] = [
  invariant(
    'money-online-bought-or-goes-back',
    () => sql<{ id: string }>`
      select distinct bill.id from bill join bill_line on bill_line.bill_id = bill.id
      left join refund on refund.id = bill_line.refund_id and refund.bill_id = bill.id
        and refund.amount_cents = bill_line.amount_cents
      where bill.state in ('paid', 'settled') and bill_line.payment_id is null and refund.id is null and bill_line.item is null`,
    ({ id }) => `Bill ${id} is paid, but some of it was neither bought nor goes back.`,
  ),
  invariant(
    'voided-money-online-goes-back',
    // A refused refund was sent, too: staff settle it. A provider's own refund leaves nothing to refund here.
    () => sql<{ id: number }>`
      select payment.id from payment join payment_void on payment_void.payment_id = payment.id
      join bill on bill.id = payment.bill_id and bill.provider is not null
      left join (
        select payment_id, amount_cents from refund
        union all select payment_id, -amount_cents from cash_entry where kind = 'back' and refund_id is null
      ) as back on back.payment_id = payment.id
      where payment_void.kept = 0 and bill.state <> 'returned' group by payment.id, payment.amount_cents
      having coalesce(sum(back.amount_cents), 0) < payment.amount_cents`,
    ({ id }) => `Payment ${id} was made online and voided, but its money does not go back.`,
  ),
  invariant(
    'bill-amount-is-the-sum-of-its-lines',
    () => sql<{ id: string }>`
      select bill.id from bill left join bill_line on bill_line.bill_id = bill.id
      group by bill.id, bill.amount_cents
      having bill.amount_cents <> coalesce(sum(bill_line.amount_cents), 0)`,
    ({ id }) => `Bill ${id} asks for another amount than its lines make.`,
  ),
  invariant(
    'bill-buys-nothing-unpaid',
    () => sql<{ id: string }>`
      select distinct bill.id from bill join bill_line on bill_line.bill_id = bill.id
      where bill.state in ('open', 'expired', 'wrong')
        and (bill_line.payment_id is not null or bill_line.refund_id is not null)`,
    ({ id }) => `Bill ${id} is not paid, but something was bought with it.`,
  ),
  invariant(
    'payment-online-is-of-a-bill',
    // At the desk a voided payment may have left its line to the one that replaced it.
    () => sql<{ id: number }>`
      select payment.id from payment left join bill_line on bill_line.payment_id = payment.id
      left join bill on bill.id = payment.bill_id
      left join payment_void on payment_void.payment_id = payment.id
      where (payment.method = 'online') <> (bill.provider is not null)
        or (payment.bill_id is not null
          and ((bill_line.id is null and (payment_void.id is null or bill.provider is not null)) or bill_line.bill_id <> payment.bill_id
            or bill_line.amount_cents <> payment.amount_cents))`,
    ({ id }) => `Payment ${id} was made online, but no bill asked for it for so much.`,
  ),
  invariant(
    'money-is-of-one-line',
    () => sql<{ first: number; last: number }>`
      select min(id) as first, max(id) as last from bill_line where payment_id is not null
      group by payment_id having count(*) > 1
      union all select min(id), max(id) from bill_line where refund_id is not null group by refund_id having count(*) > 1`,
    ({ first, last }) => `Lines of bills claim the same money: ${first}, ${last}.`,
  ),
  invariant(
    'bill-asks-for-its-payers-bookings',
    // The holders of bookings older than the bookings table may be unknown.
    () => sql<{ id: string }>`
      select distinct bill.id from bill join bill_line on bill_line.bill_id = bill.id
      join booking on booking.id = bill_line.booking_id
      where booking.account_id <> bill.account_id and bill.provider is not null`,
    ({ id }) => `Bill ${id} asks its payer for a booking of somebody else.`,
  ),
  invariant(
    'refunds-are-at-most-what-was-paid',
    () => sql<{ id: string }>`
      select bill.id from bill join refund on refund.bill_id = bill.id
      where refund.state <> 'refused' group by bill.id, bill.amount_cents
      having sum(refund.amount_cents) > bill.amount_cents`,
    ({ id }) => `Of bill ${id} more went back than was paid.`,
  ),
  invariant(
    'hold-has-not-long-lapsed',
    (nowMs) => sql<{ id: number }>`
      select slot_id as id from booking where state = 'held' and held_until <= ${nowMs - tenMinutesMs}`,
    ({ id }) => `Slot ${id} is still held, long after its time to pay was over.`,
  ),
];
