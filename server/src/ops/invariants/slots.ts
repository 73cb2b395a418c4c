import { sql } from 'kysely';
import { type Invariant, invariant } from './invariant.ts';

interface Id {
  id: number;
}

/** Slots by themselves: their time, track, event and holder (SPEC.md §3). */
export const slotInvariants: Invariant[] = [
  invariant(
    'reserved-slot-is-free',
    () => sql<Id>`select id from slot where reserved_until is not null and booking_id is not null`,
    ({ id }) => `Slot ${id} is booked, and still kept for riders who wait.`,
  ),
  invariant(
    'offered-wish-has-its-offer',
    () => sql<Id>`
      select id from standby where state = 'offered' and not exists (
        select 1 from standby_offer where standby_offer.standby_id = standby.id and standby_offer.state = 'open')`,
    ({ id }) => `The wish ${id} waits for an answer about no slot.`,
  ),
  invariant(
    'slot-lasts-its-duration',
    () => sql<Id>`
      select id from slot where end_at <= start_at or duration <= 0 or end_at <> start_at + duration * 60000`,
    ({ id }) => `Slot ${id} does not end its duration after its start.`,
  ),
  invariant(
    'slot-price-is-not-negative',
    () => sql<Id>`select id from slot where price_cents < 0`,
    ({ id }) => `Slot ${id} has a price below zero.`,
  ),
  invariant(
    'slots-do-not-overlap',
    // Places of one series share their time and count as one.
    () => sql<Id & { asset_id: number }>`
      select id, asset_id from (
        select id, asset_id, start_at, max(end_at) over (
          partition by asset_id order by start_at, id rows between unbounded preceding and 1 preceding
        ) as end_before
        from (
          select asset_id, series, start_at, end_at, min(id) as id from slot
          group by asset_id, series, start_at, end_at
        ) as place
      ) as ordered where start_at < end_before`,
    ({ id, asset_id }) => `Slot ${id} begins on track ${asset_id} before an earlier slot has ended.`,
  ),
  invariant(
    'slot-track-exists',
    () => sql<Id & { asset_id: number }>`
      select id, asset_id from slot
      where not exists (select 1 from asset where asset.id = slot.asset_id)`,
    ({ id, asset_id }) => `Slot ${id} is on track ${asset_id}, which does not exist.`,
  ),
  invariant(
    'slot-event-exists',
    () => sql<Id & { event_id: number }>`
      select id, event_id from slot
      where event_id is not null and not exists (select 1 from event where event.id = slot.event_id)`,
    ({ id, event_id }) => `Slot ${id} belongs to event ${event_id}, which does not exist.`,
  ),
  invariant(
    'slot-holder-exists',
    () => sql<Id & { booked_by: string }>`
      select id, booked_by from slot
      where booked_by is not null and not exists (select 1 from account where account.id = slot.booked_by)`,
    ({ id, booked_by }) => `Slot ${id} is held by account ${booked_by}, which does not exist.`,
  ),
  invariant(
    'erased-rider-holds-no-unpaid-ride-to-come',
    // A paid ride stays for the staff to settle, even after they have voided its payment.
    (nowMs) => sql<Id & { booked_by: string }>`
      select slot.id, slot.booked_by from slot join account on account.id = slot.booked_by
      where account.status = 'erased' and slot.start_at > ${nowMs}
        and not exists (select 1 from payment where payment.booking_id = slot.booking_id)`,
    ({ id, booked_by }) => `Slot ${id} is to come, unpaid, and held by the erased account ${booked_by}.`,
  ),
  invariant(
    'no-show-is-of-a-booked-slot',
    () => sql<Id & { slot_id: number | null }>`
      select no_show.id, booking.slot_id from no_show left join booking on booking.id = no_show.booking_id
      where booking.id is null or booking.state not in ('held', 'booked', 'missed')`,
    ({ id, slot_id }) =>
      slot_id === null
        ? `No-show ${id} is of no booking.`
        : `No-show ${id} says that a rider missed slot ${slot_id}, which they do not hold.`,
  ),
  invariant(
    'no-show-is-noted-once',
    () => sql<{ slot_id: number; times: number }>`
      select booking.slot_id, count(*) as times from no_show join booking on booking.id = no_show.booking_id
      group by booking.id, booking.slot_id having count(*) > 1`,
    ({ slot_id, times }) => `Slot ${slot_id} has ${times} no-show marks.`,
  ),
];
