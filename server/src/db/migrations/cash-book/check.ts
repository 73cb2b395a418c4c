import { type Kysely, type RawBuilder, sql } from 'kysely';
import { dayOf } from './days.ts';

/** A difference between the book and the old tables. */
interface Difference {
  day: string | null;
  method: string;
  vat: string | null;
  cents: number;
}

const mostTold = 5;

/**
 * Compares the book with 0.2.0's takings per day, method and rate of VAT. The only daily differences are voids, refunds and late money. 0.2.0
 * removed a voided payment from its original day, counted online refunds at their decision, and ignored late money. @throws Error that names
 * the days
 */
export async function checkCashBook(db: Kysely<never>): Promise<void> {
  const inAll = await differences(db, sql`cast(null as text)`, () => sql`cast(null as text)`);
  const byDay = await differences(db, sql`day`, dayOf);
  const found = [...inAll, ...byDay];
  if (found.length === 0) return;
  const summary = found
    .slice(0, mostTold)
    .map(({ day, method, vat, cents }) => `${day ?? 'in all'}, ${method}, VAT ${vat ?? 'unknown'}: ${cents}`);
  throw new Error(
    `The cash book does not add up to the payments of before, by so many grosze: ${summary.join('; ')}.`,
  );
}

async function differences(
  db: Kysely<never>,
  ofEntry: RawBuilder<unknown>,
  day: (column: string) => RawBuilder<unknown>,
): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    select day, method, vat, sum(cents) as cents from (
      ${takingsOfBefore(day)}
      union all ${changes(day)}
      union all select ${ofEntry} as day, method, vat_rate as vat, -amount_cents as cents from cash_entry
    ) as held
    group by day, method, vat having sum(cents) <> 0 order by day, method, vat`.execute(db);
  return rows;
}

/** Whether a payment is valid, or its ride was forfeited and the money stays. */
const stands = sql`not exists (
  select 1 from payment_void where payment_void.payment_id = payment.id and payment_void.kept = 0)`;
const isVoided = sql`payment_void.kept = 0 and payment.method <> 'pass'`;

/** The sums of 0.2.0: valid payments, less refunds for passes; and valid payments for slots. */
function takingsOfBefore(day: (column: string) => RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select ${day('payment.created_at')} as day, method, vat_rate as vat, amount_cents as cents from payment
    where method <> 'pass' and ${stands}
    union all
    select ${day('pass_entry.created_at')}, payment.method, payment.vat_rate, -pass_entry.money_back_cents
    from pass_entry join payment on payment.pass_id = pass_entry.pass_id
    where pass_entry.reason = 'void' and pass_entry.money_back_cents > 0 and payment.method <> 'pass'
    union all
    select ${day('refund.created_at')}, payment.method, payment.vat_rate, -refund.amount_cents
    from refund join payment on payment.id = refund.payment_id
    where refund.state <> 'refused' and payment.slot_id is not null and payment.method <> 'pass' and ${stands}`;
}

/** The part of the sums that the book counts differently. */
function changes(day: (column: string) => RawBuilder<unknown>): RawBuilder<unknown> {
  const left = 'coalesce(refund.ended_at, refund.created_at)';
  return sql`
    -- A voided payment came on its day,
    select ${day('payment.created_at')} as day, payment.method as method, payment.vat_rate as vat, payment.amount_cents as cents
    from payment join payment_void on payment_void.payment_id = payment.id where ${isVoided}
    -- and left on the day of the voiding, where the desk had taken it.
    union all
    select ${day('payment_void.created_at')}, payment.method, payment.vat_rate, -payment.amount_cents
    from payment join payment_void on payment_void.payment_id = payment.id where ${isVoided} and payment.method <> 'online'
    -- What was to go back online is not yet gone when it is decided,
    union all
    select ${day('refund.created_at')}, payment.method, payment.vat_rate, refund.amount_cents
    from refund join payment on payment.id = refund.payment_id
    where refund.state <> 'refused' and payment.slot_id is not null and payment.method <> 'pass' and ${stands}
    union all
    select ${day('pass_entry.created_at')}, payment.method, payment.vat_rate, pass_entry.money_back_cents
    from pass_entry join payment on payment.pass_id = pass_entry.pass_id
    where pass_entry.reason = 'void' and pass_entry.money_back_cents > 0 and payment.method = 'online'
    -- but once the provider has accepted it.
    union all
    select ${day(left)}, payment.method, payment.vat_rate, -refund.amount_cents
    from refund join payment on payment.id = refund.payment_id
    where refund.state in ('sent', 'done') and payment.method <> 'pass'
    -- Late money came, too.
    union all
    select ${day('coalesce(checkout.paid_at, refund.created_at)')}, 'online', item.vat_rate, refund.amount_cents
    from refund join checkout on checkout.id = refund.checkout_id
    left join checkout_item as item on item.refund_id = refund.id where refund.payment_id is null
    union all
    select ${day(left)}, 'online', item.vat_rate, -refund.amount_cents
    from refund left join checkout_item as item on item.refund_id = refund.id
    where refund.payment_id is null and refund.state in ('sent', 'done')`;
}
