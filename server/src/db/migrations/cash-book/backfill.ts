import { type Kysely, sql } from 'kysely';
import { dayOf } from './days.ts';

/**
 * Converts the money movements of 0.2.0 to entries:
 *
 * - a payment, except by pass, came in when it was taken;
 * - a voided desk payment was reversed at its void, unless its ride was forfeited;
 * - a desk refund for a pass used the method of the pass's sale;
 * - a refund left when the provider accepted it; a pending or refused one has not left. Voiding an online payment moves nothing by itself.
 * Refunds in the provider's panel were never recorded: staff enter them;
 * - money that bought nothing came late.
 */
export async function fillCashBook(db: Kysely<never>): Promise<void> {
  await sql`
    insert into cash_entry (created_at, day, amount_cents, method, vat_rate, asset_id, kind, payment_id, created_by)
    select payment.created_at, ${dayOf('payment.created_at')}, payment.amount_cents, payment.method, payment.vat_rate,
      slot.asset_id, 'sale', payment.id, payment.created_by
    from payment left join slot on slot.id = payment.slot_id
    where payment.method <> 'pass'
    order by payment.created_at, payment.id`.execute(db);
  await sql`
    insert into cash_entry (created_at, day, amount_cents, method, vat_rate, asset_id, kind, payment_id, checkout_item_id,
      refund_id, reverses, created_by, note)
    select at, ${dayOf('moved.at')}, amount, method, vat, asset, kind, payment, item, refund, reversed, person, note
    from (${voids} union all ${forPasses} union all ${refunds} union all ${late} union all ${lateRefunds}) as moved
    order by at, payment, item, kind desc, refund`.execute(db);
}

const none = sql`cast(null as integer)`;
const noText = sql`cast(null as text)`;
/** When a refund left, as far as 0.2.0 recorded it. */
const left = sql`coalesce(refund.ended_at, refund.created_at)`;
const hasLeft = sql`refund.state in ('sent', 'done')`;

const voids = sql`
  select payment_void.created_at as at, -payment.amount_cents as amount, payment.method as method, payment.vat_rate as vat,
    sale.asset_id as asset, 'reversal' as kind, payment.id as payment, ${none} as item, ${noText} as refund,
    sale.id as reversed, payment_void.created_by as person, payment_void.reason as note
  from payment_void join payment on payment.id = payment_void.payment_id
  join cash_entry as sale on sale.payment_id = payment.id and sale.kind = 'sale'
  where payment_void.kept = 0 and payment.method <> 'online'`;

const forPasses = sql`
  select pass_entry.created_at, -pass_entry.money_back_cents, payment.method, payment.vat_rate, ${none}, 'back', payment.id,
    ${none}, ${noText}, ${none}, pass_entry.created_by, pass_entry.note
  from pass_entry join payment on payment.pass_id = pass_entry.pass_id
  where pass_entry.reason = 'void' and pass_entry.money_back_cents > 0 and payment.method not in ('online', 'pass')`;

const refunds = sql`
  select ${left}, -refund.amount_cents, payment.method, payment.vat_rate, sale.asset_id, 'back', payment.id, ${none},
    refund.id, ${none}, refund.created_by, refund.reason
  from refund join payment on payment.id = refund.payment_id
  join cash_entry as sale on sale.payment_id = payment.id and sale.kind = 'sale'
  where ${hasLeft}`;

const late = sql`
  select coalesce(checkout.paid_at, refund.created_at), refund.amount_cents, 'online', item.vat_rate, item.asset_id, 'late',
    ${none}, item.id, ${noText}, ${none}, ${noText}, ${noText}
  from refund join checkout on checkout.id = refund.checkout_id
  left join checkout_item as item on item.refund_id = refund.id
  where refund.payment_id is null`;

const lateRefunds = sql`
  select ${left}, -refund.amount_cents, 'online', item.vat_rate, item.asset_id, 'back', ${none}, item.id, refund.id, ${none},
    refund.created_by, refund.reason
  from refund left join checkout_item as item on item.refund_id = refund.id
  where refund.payment_id is null and ${hasLeft}`;
