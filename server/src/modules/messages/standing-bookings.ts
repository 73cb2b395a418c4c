import { mostRidesTold } from '@cablepark/domain/messages/rides-told';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { SlotTable } from '../../db/slot-tables.ts';
import type { Db } from '../../db/store.ts';

/** Entries of the history that began bookings or moved them: these, those that staff made in a row, or those by which a rider holds an outing. */
export type Entries =
  | { entries: readonly number[] }
  | { rider: string; madeByStaff: { first: number; last: number }; isEvent: boolean }
  | { rider: string; outing: { from: number; until: number }; last: number };

/** A booking that stands. */
export interface StandingBooking {
  /** Its newest entry, and when it was made or moved for the last time. */
  entry: number;
  at: Temporal.Instant;
  rider: string;
  byStaff: boolean;
  slot: Selectable<SlotTable>;
  /** Where it began, and how often it was moved since. */
  origin: { slot: number; entry: number };
  moves: number;
  /** Of the event whose place it is. */
  eventNames: { name: string; nameEn: string | null } | null;
  riderNames: { first: string | null; last: string | null };
}

export interface StandingBookings {
  /** The earliest. */
  bookings: StandingBooking[];
  /** How many there are, and how many of them are paid. */
  count: number;
  paid: number;
}

interface Row extends Selectable<SlotTable> {
  entry: number;
  entry_at: number;
  actor: string;
  rider: string;
  total: number | string;
  paid: number | string;
  origin_entry: number;
  origin_slot: number;
  moves: number;
  event_name: string | null;
  event_name_en: string | null;
  first_name: string | null;
  last_name: string | null;
}

/**
 * Where bookings are now, with all that a mail says of them, by one query however many there are: what was cancelled is left out, what
 * was moved is found where it is. A rider may hold a slot by a later booking than the one asked about: then that one is over.
 */
export async function findStandingBookings(
  db: Db,
  asked: Entries,
  { rider = null, most = mostRidesTold }: { rider?: string | null; most?: number } = {},
): Promise<StandingBookings> {
  if ('entries' in asked && asked.entries.length === 0) return { bookings: [], count: 0, paid: 0 };
  const { rows } = await sql<Row>`
    with recursive followed(id) as (
      ${firstOf(asked)}
      union
      select next.id from followed join booking_history as next on next.moved_from = followed.id
    ), standing as (
      select booked.id as entry, booked.created_at as entry_at, booked.actor_id as actor, booked.user_id as rider,
        booked.slot_id as held, count(*) over () as total, count(slot.payment_id) over () as paid
      from followed
      -- Joined in this order: by their rider alone there may be thousands.
      cross join booking_history as booked
      cross join slot
      where booked.id = followed.id and booked.action_type = 'book'
        and slot.id = booked.slot_id and slot.booked_by = booked.user_id
        ${rider === null ? sql`` : sql`and booked.user_id = ${rider}`}
        and not exists (
          select 1 from booking_history as later
          where later.slot_id = booked.slot_id and later.user_id = booked.user_id
            and later.action_type = 'book' and later.id > booked.id)
      order by slot.start_at, slot.id
      limit ${most}
    ), way(entry, id, moves) as (
      select entry, entry, 0 from standing
      union all
      select way.entry, moved.moved_from, way.moves + 1
      from way join booking_history as moved on moved.id = way.id and moved.moved_from < moved.id
    )
    select slot.*, standing.entry, standing.entry_at, standing.actor, standing.rider, standing.total, standing.paid,
      origin.id as origin_entry, origin.slot_id as origin_slot, way.moves,
      event.name as event_name, event.name_en as event_name_en, account.first_name, account.last_name
    from standing
    cross join way
    cross join booking_history as origin
    cross join slot
    left join event on event.id = slot.event_id
    left join account on account.id = standing.rider
    where way.entry = standing.entry and slot.id = standing.held
      and origin.id = way.id and origin.moved_from is null
    order by slot.start_at, slot.id`.execute(db);
  const [first] = rows;
  return {
    bookings: rows.map(bookingOf),
    count: Number(first?.total ?? 0),
    paid: Number(first?.paid ?? 0),
  };
}

function firstOf(asked: Entries): RawBuilder<unknown> {
  if ('entries' in asked) return sql`select id from booking_history where id in (${sql.join(asked.entries)})`;
  if ('madeByStaff' in asked)
    return sql`
      select made.id from booking_history as made join slot on slot.id = made.slot_id
      where made.id between ${asked.madeByStaff.first} and ${asked.madeByStaff.last}
        and made.user_id = ${asked.rider} and made.actor_id <> ${asked.rider}
        and made.action_type = 'book' and made.moved_from is null
        and slot.event_id is ${asked.isEvent ? sql`not null` : sql`null`}`;
  return sql`
    select max(made.id) from slot
    join booking_history as made on made.slot_id = slot.id and made.user_id = slot.booked_by and made.action_type = 'book'
    where slot.booked_by = ${asked.rider} and slot.start_at between ${asked.outing.from} and ${asked.outing.until}
      and slot.hold_until is null
    group by slot.id
    having max(made.id) <= ${asked.last}`;
}

function bookingOf(row: Row): StandingBooking {
  const {
    entry,
    entry_at,
    actor,
    rider,
    total: _total,
    paid: _paid,
    origin_entry,
    origin_slot,
    moves,
    ...rest
  } = row;
  const { event_name, event_name_en, first_name, last_name, ...slot } = rest;
  return {
    entry,
    at: Temporal.Instant.fromEpochMilliseconds(entry_at),
    rider,
    byStaff: actor !== rider,
    slot,
    origin: { slot: origin_slot, entry: origin_entry },
    moves,
    eventNames: event_name === null ? null : { name: event_name, nameEn: event_name_en },
    riderNames: { first: first_name, last: last_name },
  };
}
