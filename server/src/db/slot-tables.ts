import type { BookingEnd, BookingState } from '@cablepark/domain/booking/booking-steps';
import type { HoldKind } from '@cablepark/domain/payments/checkout';
import type { TrackColour, TrackLevel, TrackStatus } from '@cablepark/domain/tracks/track';
import type { Generated } from 'kysely';

/** The tables of tracks, events, slots and their bookings; `tables.ts` says how values are kept. */

/** A track. */
export interface AssetTable {
  id: Generated<number>;
  name: string;
  /** English beside the Polish of `name` and `description`; null where the park wrote none. */
  name_en: string | null;
  description: string | null;
  description_en: string | null;
  /** Metres. */
  length: number | null;
  level: TrackLevel | null;
  colour: Generated<TrackColour>;
  status: Generated<TrackStatus>;
  /** Its place among the others. */
  sort: Generated<number>;
  /** JSON by `obstacles` of `domain/tracks/track.schema.ts`. */
  obstacles: Generated<string>;
}

export interface EventTable {
  id: Generated<number>;
  name: string;
  description: string | null;
  /** English beside the Polish of `name` and `description`; null where the park wrote none. */
  name_en: string | null;
  description_en: string | null;
  url: string | null;
  image: string | null;
  start_at: number;
  end_at: number | null;
  asset_id: number | null;
}

export interface SlotTable {
  id: Generated<number>;
  start_at: number;
  /** start_at + duration: kept beside it so that the overlap constraint and "ended" can use an index. */
  end_at: number;
  /** Minutes. */
  duration: number;
  price_cents: number;
  asset_id: number;
  event_id: number | null;
  /** The places of one time, made together, share it; slots of different series never overlap. */
  series: string;
  /** 1 if the season's plan made it and no hand has touched it since. */
  planned: Generated<number>;
  /** The rider of the booking that stands; null with `booking_id`. */
  booked_by: Generated<string | null>;
  /** The booking that stands; null where nobody holds it. */
  booking_id: Generated<number | null>;
}

/** A rider's booking, for good: a move keeps the row. It changes only while its slot is locked. */
export interface BookingTable {
  id: Generated<number>;
  /** Where it is, or was last. */
  slot_id: number;
  /** Null only of one that ended before bookings were kept, and whose rider nobody knows. */
  account_id: string | null;
  state: BookingState;
  /** Why it is held with an end; null in every other state. */
  hold_kind: Generated<HoldKind | null>;
  /** Until when, milliseconds; null with `hold_kind`. */
  held_until: Generated<number | null>;
  /** What was sold; null only of one that ended before this was kept, and whose slot is gone. */
  start_at: number | null;
  minutes: number | null;
  asset_id: number | null;
  price_cents: number | null;
  first_slot_id: number;
  /** How often it was moved, or had back after it was cancelled: calendars count by it. */
  moves: Generated<number>;
  /** The payment that stands for it. */
  payment_id: Generated<number | null>;
  /** Null where it was made before there was a history. */
  made_at: number | null;
  made_by: string | null;
  /** Since when it is where it is. */
  placed_at: number | null;
  ended_at: Generated<number | null>;
  ended_by: Generated<string | null>;
  end_reason: Generated<BookingEnd | null>;
  /** 1 where it was cancelled inside the free-of-charge limit. */
  late: Generated<number>;
}

export interface BookingHistoryTable {
  id: Generated<number>;
  action_type: 'book' | 'cancel';
  created_at: number;
  slot_id: number;
  /** The rider whose booking it is. */
  user_id: string;
  /** Who did it: the rider or the staff. */
  actor_id: string;
  /** 1 for a cancelling inside the free-of-charge limit. */
  late: number;
  /** 1 for the end of a hold whose time ran out unpaid by its rider's doing. */
  lapsed: Generated<number>;
  /** The slot as a rider freed it who can undo that (`FreedRow`, JSON); null for all else. */
  freed: string | null;
  /** Null only of contradictory entries from before there were bookings. */
  booking_id: Generated<number | null>;
}

export interface SlotEditTable {
  id: Generated<number>;
  start_at: number;
  end_at: number;
  action_type: 'create' | 'delete';
  asset_id: number;
  created_at: number;
  user_created: string | null;
}

/** A rider who did not come to a slot that they have booked. */
export interface NoShowTable {
  id: Generated<number>;
  /** Null only of contradictory marks from before there were bookings. */
  booking_id: number | null;
  created_at: number;
  created_by: string;
}
