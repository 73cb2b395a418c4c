import { sql } from 'kysely';
import { type Invariant, invariant } from './invariant.ts';

interface PassRow {
  id: number;
}

interface EntryRow {
  id: number;
  pass_id: number;
}

/** Passes against their entries, and entries against their payments (docs/decisions/068). */
export const passInvariants: Invariant[] = [
  invariant(
    'pass-balance-is-the-sum-of-its-entries',
    () => sql<PassRow & { balance: number; sum: number | string }>`
      select pass.id, pass.balance, coalesce(sum(pass_entry.delta), 0) as sum from pass
      left join pass_entry on pass_entry.pass_id = pass.id
      group by pass.id, pass.balance having pass.balance <> coalesce(sum(pass_entry.delta), 0)`,
    ({ id, balance, sum }) => `Pass ${id} has ${balance} left, but its entries make ${sum}.`,
  ),
  invariant(
    'pass-balance-is-not-negative',
    () => sql<PassRow>`select id from pass where balance < 0`,
    ({ id }) => `Pass ${id} has less than nothing left.`,
  ),
  invariant(
    'voided-pass-has-nothing-left',
    () => sql<PassRow & { balance: number }>`
      select id, balance from pass where voided_at is not null and balance <> 0`,
    ({ id, balance }) => `Pass ${id} is voided, but has ${balance} left.`,
  ),
  invariant(
    'pass-ride-takes-what-its-slot-costs',
    // The kind is JSON without spaces.
    () => sql<{ id: number; pass_id: number; taken: number | string; costs: number }>`
      select payment.id, pass.id as pass_id, -sum(pass_entry.delta) as taken,
        case when pass.kind like '%"unit":"minutes"%' then booking.minutes else 1 end as costs
      from pass_entry join payment on payment.id = pass_entry.payment_id
      join pass on pass.id = pass_entry.pass_id join booking on booking.payment_id = payment.id
      where pass_entry.reason in ('ride', 'return')
      group by payment.id, pass.id, pass.kind, booking.minutes
      having -sum(pass_entry.delta)
        <> case when pass.kind like '%"unit":"minutes"%' then booking.minutes else 1 end`,
    ({ id, pass_id, taken, costs }) =>
      `Payment ${id} took ${taken} of pass ${pass_id}, but its slot costs ${costs}.`,
  ),
  invariant(
    'pass-is-bought-once',
    () => sql<PassRow & { times: number }>`
      select pass.id, count(payment.id) as times from pass
      left join pass_entry on pass_entry.pass_id = pass.id and pass_entry.reason = 'buy'
      left join payment on payment.id = pass_entry.payment_id and payment.pass_id = pass.id
      group by pass.id, pass.kind
      having count(payment.id) <> case when pass.kind like '%"row":"rain-check"%' then 0 else 1 end`,
    ({ id, times }) => `Pass ${id} was bought ${times} times.`,
  ),
  invariant(
    'pass-entry-is-of-a-pass',
    () => sql<EntryRow>`
      select id, pass_id from pass_entry where not exists (select 1 from pass where pass.id = pass_entry.pass_id)`,
    ({ id, pass_id }) => `Pass entry ${id} is of pass ${pass_id}, which does not exist.`,
  ),
  invariant(
    'pass-ride-is-paid-while-it-is-taken',
    () => sql<{ id: number; taken: number | string; stands: number }>`
      select payment.id, -sum(pass_entry.delta) as taken,
        case when payment_void.id is null or payment_void.kept = 1 then 1 else 0 end as stands
      from pass_entry join payment on payment.id = pass_entry.payment_id
      left join payment_void on payment_void.payment_id = payment.id
      where pass_entry.reason in ('ride', 'return')
      group by payment.id, payment_void.id, payment_void.kept
      having (sum(pass_entry.delta) < 0) <> (payment_void.id is null or payment_void.kept = 1)
        or sum(pass_entry.delta) > 0`,
    ({ id, taken, stands }) =>
      `Payment ${id} ${stands === 1 ? 'stands' : 'is voided'}, but ${taken} of its pass are taken for it.`,
  ),
  invariant(
    'pass-ride-names-a-payment-by-pass',
    () => sql<EntryRow>`
      select pass_entry.id, pass_entry.pass_id from pass_entry
      left join payment on payment.id = pass_entry.payment_id
      where pass_entry.reason in ('ride', 'return') and (payment.id is null or payment.method <> 'pass')`,
    ({ id, pass_id }) => `Entry ${id} of pass ${pass_id} is a ride without a payment by pass.`,
  ),
  invariant(
    'pass-people-exist',
    () => sql<{ of: string; id: number; person: string }>`
      select of, id, person from (
        select 'Pass' as of, id, account_id as person from pass
        union all select 'Pass entry', id, created_by from pass_entry
        union all select 'Share', id, account_id from pass_member
      ) as named
      where person is not null and not exists (select 1 from account where account.id = named.person)`,
    ({ of, id, person }) => `${of} ${id} names account ${person}, which does not exist.`,
  ),
  invariant(
    'payment-is-for-one-thing',
    () => sql<PassRow>`
      select payment.id from payment left join pass on pass.id = payment.pass_id
      where (payment.booking_id is null) = (payment.pass_id is null) or (payment.pass_id is not null and pass.id is null)`,
    ({ id }) => `Payment ${id} is for neither a slot nor a pass, or for both.`,
  ),
  invariant(
    'withdrawn-pass-is-voided',
    () => sql<{ id: number; pass_id: number }>`
      select withdrawal.id, withdrawal.pass_id from withdrawal
      where withdrawal.pass_id is not null and not exists (
        select 1 from pass join pass_entry on pass_entry.pass_id = pass.id
        where pass.id = withdrawal.pass_id and pass.voided_at = withdrawal.created_at
          and pass_entry.reason = 'void' and pass_entry.money_back_cents = withdrawal.money_back_cents)`,
    ({ id, pass_id }) => `Withdrawal ${id} is from pass ${pass_id}, which did not end with it.`,
  ),
];
