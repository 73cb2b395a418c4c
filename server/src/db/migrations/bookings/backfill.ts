import { type Kysely, sql } from 'kysely';
import { keepPassEntries, openPassEntries } from '../pass-entry-guard.ts';
import type { Engine } from '../table-facts.ts';

/**
 * Converts the bookings of 0.2.0 to rows:
 *
 * - a booking entry of the history becomes a booking with the entry's number; a move keeps the booking;
 * - it is active while its rider holds its last slot; else the next cancellation there ended it, and it lapsed where a checkout of its rider
 * for that slot expired;
 * - a holder without a history gets a booking with a new number and no creation time;
 * - so does a payment of a ride without a history: its booking has ended, and has no rider;
 * - contradictory history stays without a booking: `invariants` reports it.
 */
export async function fillBookings(db: Kysely<never>, engine: Engine): Promise<void> {
  await findWays(db);
  await insertKnown(db);
  await countOn(db, engine);
  await insertUnknown(db);
  await nameInHistory(db);
  await sql`
    update slot set booking_id = (
      select id from booking where booking.slot_id = slot.id and state in ('held', 'booked'))
    where booked_by is not null`.execute(db);
  await sql`
    update no_show set booking_id = (select slot.booking_id from slot where slot.id = no_show.slot_id)`.execute(
    db,
  );
  await nameInPayments(db);
  await insertForPayments(db);
  await countOn(db, engine);
  await openPassEntries(db, engine);
  await sql`
    update pass_entry set booking_id = (select booking_id from payment where payment.id = pass_entry.payment_id)
    where slot_id is not null`.execute(db);
  await keepPassEntries(db, engine);
  await nameInCheckouts(db);
  await sql`drop table booking_way`.execute(db);
}

/** Maps each booking entry to the first entry of its booking. */
async function findWays(db: Kysely<never>): Promise<void> {
  await sql`create table booking_way (entry integer primary key, booking integer not null)`.execute(db);
  const isMoved = sql`exists (
    select 1 from booking_history as before
    where before.id = entry.moved_from and before.id < entry.id and before.action_type = 'book'
      and before.user_id = entry.user_id)`;
  await sql`
    insert into booking_way (entry, booking)
    with recursive way(entry, booking) as (
      select entry.id, entry.id from booking_history as entry
      join account on account.id = entry.user_id
      where entry.action_type = 'book' and not ${isMoved}
      union all
      select entry.id, way.booking from way
      join booking_history as entry on entry.moved_from = way.entry
      where entry.action_type = 'book' and ${isMoved}
    ) select entry, booking from way`.execute(db);
  await sql`create index booking_way_booking on booking_way (booking)`.execute(db);
}

async function insertKnown(db: Kysely<never>): Promise<void> {
  await sql`
    insert into booking (id, slot_id, account_id, state, hold_kind, held_until, start_at, minutes, asset_id, price_cents,
      first_slot_id, moves, payment_id, made_at, made_by, placed_at, ended_at, ended_by, end_reason, late)
    select found.booking, found.slot_id, found.user_id,
      case when found.stands = 1 then (case when found.held_until is null then 'booked' else 'held' end)
        when found.lapsed = 1 then 'lapsed' else 'cancelled' end,
      case when found.held_until is null then null else 'pay' end, found.held_until,
      found.start_at, found.duration, found.asset_id, found.price_cents, found.first_slot, found.moves, found.payment_id,
      found.made_at, found.made_by, found.placed_at,
      case when found.stands = 1 then null else coalesce(ending.created_at, found.placed_at) end,
      ending.actor_id,
      case when found.stands = 1 then null when found.lapsed = 1 then 'unpaid' when ending.id is null then 'unknown'
        when ending.actor_id = found.user_id then 'rider' else 'staff' end,
      coalesce(ending.late, 0)
    from (${foundBookings}) as found
    left join booking_history as ending on ending.id = found.ending
    order by found.booking`.execute(db);
}

/** Each booking with its last slot, and the cancellation that ended it. */
const foundBookings = sql`
  select way.booking, way.moves, last.slot_id, last.user_id, first.slot_id as first_slot, first.created_at as made_at,
    first.actor_id as made_by, last.created_at as placed_at, slot.start_at, slot.duration, slot.asset_id, slot.price_cents,
    case when held.id is null then 0 else 1 end as stands,
    case when held.payment_id is null then held.hold_until end as held_until, held.payment_id,
    case when held.id is null then ending.id end as ending,
    case when held.id is null and (ending.lapsed = 1 or exists (
      select 1 from checkout_item join checkout on checkout.id = checkout_item.checkout_id
      where checkout_item.slot_id = last.slot_id and checkout.account_id = last.user_id and checkout.state = 'expired'
        and ending.actor_id = last.user_id and checkout.created_at >= last.created_at
        and checkout.expires_at <= ending.created_at and checkout.created_at <= ending.created_at
    )) then 1 else 0 end as lapsed
  from (
    select booking, max(entry) as entry, count(*) - 1 as moves from booking_way group by booking
  ) as way
  join booking_history as first on first.id = way.booking
  join booking_history as last on last.id = way.entry
  left join slot on slot.id = last.slot_id
  left join slot as held on held.id = last.slot_id and held.booked_by = last.user_id
    and not exists (
      select 1 from booking_history as later
      where later.slot_id = last.slot_id and later.action_type = 'book' and later.id > last.id)
  left join booking_history as ending on ending.id = (
    select min(cancelling.id) from booking_history as cancelling
    where cancelling.slot_id = last.slot_id and cancelling.user_id = last.user_id and cancelling.action_type = 'cancel'
      and cancelling.id > last.id)`;

const lastNumber = sql`
  select max(id) as last from (
    select max(id) as id from booking union all select max(id) from booking_history union all select 0
  ) as numbers`;

/** No new booking gets the number of an old entry: calendars and messages still reference those. */
async function countOn(db: Kysely<never>, engine: Engine): Promise<void> {
  if (engine === 'postgres') {
    await sql`
      select setval(pg_get_serial_sequence('booking', 'id'), greatest(last, 1), last > 0)
      from (${lastNumber}) as counted`.execute(db);
    return;
  }
  await sql`delete from sqlite_sequence where name = 'booking'`.execute(db);
  await sql`
    insert into sqlite_sequence (name, seq) select 'booking', last from (${lastNumber})`.execute(db);
}

async function insertUnknown(db: Kysely<never>): Promise<void> {
  await sql`
    insert into booking (slot_id, account_id, state, hold_kind, held_until, start_at, minutes, asset_id, price_cents,
      first_slot_id, moves, payment_id)
    select id, booked_by, case when hold_until is null or payment_id is not null then 'booked' else 'held' end,
      case when payment_id is null then hold_kind end, case when payment_id is null then hold_until end,
      start_at, duration, asset_id, price_cents, id, 0, payment_id
    from slot
    where booked_by is not null and not exists (
      select 1 from booking where booking.slot_id = slot.id and booking.state in ('held', 'booked'))
    order by id`.execute(db);
}

async function nameInHistory(db: Kysely<never>): Promise<void> {
  await sql`
    update booking_history set booking_id = (select booking from booking_way where entry = booking_history.id)
    where action_type = 'book'`.execute(db);
  await sql`
    update booking_history set booking_id = (
      select booking_way.booking from booking_history as booked
      join booking_way on booking_way.entry = booked.id
      where booked.slot_id = booking_history.slot_id and booked.user_id = booking_history.user_id
        and booked.action_type = 'book' and booked.id < booking_history.id
      order by booked.id desc limit 1)
    where action_type = 'cancel'`.execute(db);
}

/** A valid payment belongs to its slot's booking; a voided one to the last booking of its slot made before the void. */
async function nameInPayments(db: Kysely<never>): Promise<void> {
  await sql`
    update payment set booking_id = coalesce(
      (select booking.id from booking where booking.payment_id = payment.id),
      (select booked.booking_id from booking_history as booked
        left join payment_void on payment_void.payment_id = payment.id
        where booked.slot_id = payment.slot_id and booked.action_type = 'book' and booked.booking_id is not null
          and (payment_void.id is null or booked.created_at <= payment_void.created_at)
        order by booked.id desc limit 1))
    where slot_id is not null`.execute(db);
}

/** Creates a booking for each payment without a known ride. */
async function insertForPayments(db: Kysely<never>): Promise<void> {
  await sql`
    create table booking_of_payment as
    select payment.id as payment, counted.last + row_number() over (order by payment.id) as booking
    from payment cross join (${lastNumber}) as counted
    where payment.slot_id is not null and payment.booking_id is null`.execute(db);
  await sql`
    insert into booking (id, slot_id, state, start_at, minutes, asset_id, price_cents, first_slot_id, ended_at, end_reason)
    select made.booking, payment.slot_id, 'cancelled', slot.start_at, slot.duration, slot.asset_id, slot.price_cents,
      payment.slot_id, coalesce(payment_void.created_at, payment.created_at), 'unknown'
    from booking_of_payment as made
    join payment on payment.id = made.payment
    left join payment_void on payment_void.payment_id = payment.id
    left join slot on slot.id = payment.slot_id
    order by made.booking`.execute(db);
  await sql`
    update payment set booking_id = (select booking from booking_of_payment where booking_of_payment.payment = payment.id)
    where slot_id is not null and booking_id is null`.execute(db);
  await sql`drop table booking_of_payment`.execute(db);
}

/** Links a line to the booking it bought, or to its rider's booking at the end of its time. */
async function nameInCheckouts(db: Kysely<never>): Promise<void> {
  await sql`
    update checkout_item set booking_id = coalesce(
      (select payment.booking_id from payment where payment.id = checkout_item.payment_id),
      (select booked.booking_id from booking_history as booked
        join checkout on checkout.id = checkout_item.checkout_id
        where booked.slot_id = checkout_item.slot_id and booked.user_id = checkout.account_id
          and booked.action_type = 'book' and booked.created_at <= coalesce(checkout.paid_at, checkout.expires_at)
        order by booked.id desc limit 1))
    where slot_id is not null`.execute(db);
}
