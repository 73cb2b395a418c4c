import { sql } from 'kysely';
import { closedSums } from './closed-sums.ts';
import { type Invariant, invariant } from './invariant.ts';

interface Sum {
  id: number;
  sum: number | string;
}

/** The cash book against its payments, refunds and passes (docs/decisions/092). */
export const cashBookInvariants: Invariant[] = [
  invariant(
    'payment-is-in-the-cash-book',
    () => sql<{ id: number; amount_cents: number; sum: number | string }>`
      select payment.id, payment.amount_cents, coalesce(sum(entry.amount_cents), 0) as sum from payment
      left join bill on bill.id = payment.bill_id
      left join cash_entry as entry on entry.payment_id = payment.id and entry.kind = 'sale' and entry.note is null
        and (entry.method = payment.method or bill.provider is null and bill.id is not null and entry.method <> 'online')
        and coalesce(entry.vat_rate, '') = coalesce(payment.vat_rate, '')
      where payment.method <> 'pass' group by payment.id, payment.amount_cents, bill.id, bill.provider
      having count(entry.id) not between 1 and case when bill.id is null or bill.provider is not null then 1 else 2 end
        or coalesce(sum(entry.amount_cents), 0) <> payment.amount_cents`,
    ({ id, amount_cents, sum }) =>
      `Payment ${id} is of ${amount_cents} grosze, but the cash book has ${sum} of it.`,
  ),
  invariant(
    'bill-of-the-desk-is-in-the-cash-book',
    () => sql<Sum & { bill: string; amount_cents: number }>`
      select bill.id as bill, bill.amount_cents, coalesce(sum(entry.amount_cents), 0) as sum from bill
      join bill_line on bill_line.bill_id = bill.id
      left join cash_entry as entry on entry.kind = 'sale' and entry.note is null
        and (entry.payment_id = bill_line.payment_id or entry.bill_line_id = bill_line.id)
      where bill.provider is null group by bill.id, bill.amount_cents
      having coalesce(sum(entry.amount_cents), 0) <> bill.amount_cents`,
    ({ bill, amount_cents, sum }) =>
      `Bill ${bill} of the desk is of ${amount_cents} grosze, but the cash book has ${sum} of it.`,
  ),
  invariant(
    'corrected-sale-came-anew',
    // Each correction reverses one sale and enters one, so a sold thing is paid once or not at all.
    () => sql<Sum & { of: string }>`
      select case when entry.payment_id is null then 'Bill line' else 'Payment' end as of,
        coalesce(entry.payment_id, entry.bill_line_id) as id, sum(entry.amount_cents) as sum
      from cash_entry as entry
      left join payment on payment.id = entry.payment_id
      left join bill_line on bill_line.id = entry.bill_line_id
      where entry.kind in ('sale', 'reversal')
      group by entry.payment_id, entry.bill_line_id, payment.amount_cents, bill_line.amount_cents
      having max(case when entry.kind = 'sale' and entry.note is not null then 1 else 0 end) = 1
        and sum(entry.amount_cents) not in (0, coalesce(payment.amount_cents, bill_line.amount_cents, 0))`,
    ({ of, id, sum }) => `${of} ${id} was corrected, but ${sum} grosze of it stand.`,
  ),
  invariant(
    'cash-entry-is-of-money',
    () => sql<{ id: number }>`
      select cash_entry.id from cash_entry left join payment on payment.id = cash_entry.payment_id
      left join bill_line on bill_line.id = cash_entry.bill_line_id
      where (cash_entry.payment_id is null) = (cash_entry.bill_line_id is null)
        or payment.method = 'pass' or cash_entry.method = 'pass'
        or (cash_entry.kind in ('sale', 'reversal') and cash_entry.payment_id is null and bill_line.item is null)
        or (cash_entry.kind = 'late' and cash_entry.bill_line_id is null)
        or (cash_entry.kind = 'failed_back' and cash_entry.refund_id is null)
        or (cash_entry.kind = 'reversal') <> (cash_entry.reverses is not null)`,
    ({ id }) => `Entry ${id} of the cash book is of no money that the park knows.`,
  ),
  invariant(
    'voided-payment-has-left-the-till',
    () => sql<Sum & { stays: number }>`
      select payment.id, sum(entry.amount_cents) as sum,
        case when payment_void.kept = 0 then 0 else payment.amount_cents end as stays
      from payment join cash_entry as entry on entry.payment_id = payment.id
      left join payment_void on payment_void.payment_id = payment.id
      where payment.method not in ('online', 'pass') and payment.pass_id is null
      group by payment.id, payment.amount_cents, payment_void.kept
      having sum(entry.amount_cents) <> case when payment_void.kept = 0 then 0 else payment.amount_cents end`,
    ({ id, sum, stays }) => `Of payment ${id} the till should have ${stays} grosze, but it has ${sum}.`,
  ),
  invariant(
    'money-back-is-at-most-what-came',
    () => sql<Sum & { of: string }>`
      select 'Payment' as of, payment_id as id, sum(amount_cents) as sum from cash_entry
      where payment_id is not null group by payment_id having sum(amount_cents) < 0
      union all
      select 'Bill line', bill_line_id, sum(amount_cents) from cash_entry
      where bill_line_id is not null group by bill_line_id having sum(amount_cents) < 0`,
    ({ of, id, sum }) => `${of} ${id} has given back more than came: ${sum} grosze are left.`,
  ),
  invariant(
    'refund-left-the-cash-book-once',
    () => sql<{ id: string; state: string; sum: number | string }>`
      select refund.id, refund.state, coalesce(sum(entry.amount_cents), 0) as sum from refund
      left join cash_entry as entry on entry.refund_id = refund.id
      group by refund.id, refund.state, refund.amount_cents
      having coalesce(sum(entry.amount_cents), 0)
        <> case when refund.state in ('sent', 'done') then -refund.amount_cents else 0 end`,
    ({ id, state, sum }) => `Refund ${id} is ${state}, but the cash book has ${sum} grosze of it.`,
  ),
  invariant(
    'desk-gave-back-for-a-pass-what-its-lines-say',
    () => sql<Sum & { told: number | string }>`
      select sale.pass_id as id, sale.told, coalesce(sum(-entry.amount_cents), 0) as sum
      from (
        select payment.id, payment.pass_id, coalesce(sum(pass_entry.money_back_cents), 0) as told
        from payment join pass_entry on pass_entry.pass_id = payment.pass_id and pass_entry.reason = 'void'
        where payment.method not in ('online', 'pass') group by payment.id, payment.pass_id
      ) as sale
      left join cash_entry as entry on entry.payment_id = sale.id and entry.kind = 'back'
      group by sale.pass_id, sale.told having coalesce(sum(-entry.amount_cents), 0) <> sale.told`,
    ({ id, told, sum }) =>
      `For pass ${id} ${told} grosze went back by its lines, but ${sum} by the cash book.`,
  ),
  invariant(
    'late-money-is-in-the-cash-book',
    () => sql<{ id: number }>`
      select bill_line.id from bill_line
      left join cash_entry as entry on entry.bill_line_id = bill_line.id and entry.kind = 'late'
      where (bill_line.refund_id is not null) <> (entry.id is not null)
        or entry.amount_cents <> bill_line.amount_cents`,
    ({ id }) =>
      `Line ${id} of a bill came too late, but the cash book does not say so, or says so of another.`,
  ),
  invariant(
    'closed-day-stays-as-it-was',
    () => sql<{ id: number; day: string }>`
      select cash_entry.id, cash_entry.day from cash_entry
      join day_close on day_close.day >= cash_entry.day and day_close.created_at < cash_entry.created_at`,
    ({ id, day }) => `Entry ${id} of the cash book is of ${day}, which was closed before.`,
  ),
  closedSums,
  invariant(
    'pass-lines-say-what-rides-cost',
    () => sql<{ id: number; share: number | string; costs: number }>`
      select payment.id, sum(pass_entry.share_cents) as share,
        case when payment_void.kept = 0 then 0 else payment.amount_cents end as costs
      from pass_entry join payment on payment.id = pass_entry.payment_id
      left join payment_void on payment_void.payment_id = payment.id
      where pass_entry.reason in ('ride', 'return')
      group by payment.id, payment.amount_cents, payment_void.kept
      having coalesce(sum(pass_entry.share_cents), -1)
        <> case when payment_void.kept = 0 then 0 else payment.amount_cents end`,
    ({ id, share, costs }) => `Payment ${id} costs its pass ${costs} grosze, but its lines say ${share}.`,
  ),
];
