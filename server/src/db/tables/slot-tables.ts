import type { BookingEnd, BookingState } from '@cablepark/domain/booking/booking-steps';
import type { HoldKind } from '@cablepark/domain/payments/checkout';
import type { TrackColour, TrackLevel, TrackStatus } from '@cablepark/domain/tracks/track';
import type { Generated } from 'kysely';
import * as z from 'zod';

/** The tables of tracks, events, slots and their bookings; `tables.ts` explains the value formats. */

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
  /** Its sort position. */
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
  /** start_at + duration: stored so that the overlap constraint and "ended" can use an index. */
  end_at: number;
  /** Minutes. */
  duration: number;
  price_cents: number;
  asset_id: number;
  event_id: number | null;
  /** The places at one time of one request share it; slots of different series never overlap. */
  series: string;
  /** 1 if the season's plan made it and nobody has edited it since. */
  planned: Generated<number>;
  /** The rider of the active booking; null with `booking_id`. */
  booked_by: Generated<string | null>;
  /** The active booking; null where the slot is free. */
  booking_id: Generated<number | null>;
  /**
   * A free slot that is reserved for riders on standby: 0 until it is handed on, then until when the first tap takes it.
   * Null for every other slot. A trigger sets it when a slot becomes free.
   */
  reserved_until: Generated<number | null>;
}

/** A rider's booking; permanent, as a move keeps the row. It changes only under its slot's lock. */
export interface BookingTable {
  id: Generated<number>;
  /** Its current or last slot. */
  slot_id: number;
  /** Null only for old bookings whose rider is unknown. */
  account_id: string | null;
  state: BookingState;
  /** The reason of its hold; null in every other state. */
  hold_kind: Generated<HoldKind | null>;
  /** The hold's deadline, milliseconds; null with `hold_kind`. */
  held_until: Generated<number | null>;
  /** The facts at the sale; null only for old bookings whose slot is deleted. */
  start_at: number | null;
  minutes: number | null;
  asset_id: number | null;
  price_cents: number | null;
  first_slot_id: number;
  /** The number of moves and undone cancellations: the sequence number of its calendar entry. */
  moves: Generated<number>;
  /** Its valid payment. */
  payment_id: Generated<number | null>;
  /** Null where it is older than the history. */
  made_at: number | null;
  made_by: string | null;
  /** When it came to its current slot. */
  placed_at: number | null;
  ended_at: Generated<number | null>;
  ended_by: Generated<string | null>;
  end_reason: Generated<BookingEnd | null>;
  /** 1 if the rider cancelled after the limit for free cancellation. */
  late: Generated<number>;
  /** The party that it belongs to. */
  party_id: Generated<number | null>;
  /** The name of the rider; null if nobody entered one, and some days after the ride. */
  person: Generated<string | null>;
  /** When the rider arrived, and who checked them in; null if nobody did. */
  arrived_at: Generated<number | null>;
  arrived_by: Generated<string | null>;
  /** JSON: the `BookedGear` that the ride needs; null for none, and once the account is erased. */
  gear: Generated<string | null>;
  /** For a hired track: the price that the slot gets back after the booking; null if its own price applies. */
  slot_price_cents: Generated<number | null>;
}

const bookedGear = z.array(
  z.object({
    /** The row of the price list, as it was when it was chosen. */
    row: z.string(),
    name: z.object({ pl: z.string(), en: z.string() }),
    count: z.int(),
  }),
);
export type BookedGear = z.infer<typeof bookedGear>[number];

export function readGear(json: string | null): BookedGear[] {
  return json === null ? [] : bookedGear.parse(JSON.parse(json));
}

/** Several bookings of one contact that belong together (docs/decisions/104). */
export interface PartyTable {
  id: Generated<number>;
  account_id: string;
  created_at: number;
  created_by: string;
}

export interface BookingHistoryTable {
  id: Generated<number>;
  action_type: 'book' | 'cancel';
  created_at: number;
  slot_id: number;
  /** The rider of the booking. */
  user_id: string;
  /** The account that acted: the rider or staff. */
  actor_id: string;
  /** 1 for a cancellation after the limit for free cancellation. */
  late: number;
  /** 1 for a hold that lapsed unpaid by its rider's fault. */
  lapsed: Generated<number>;
  /** The slot at the rider's cancellation, for undoing it (`FreedRow`, JSON); null for all else. */
  freed: string | null;
  /** Null only for contradictory entries older than the bookings table. */
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

/** A rider's absence from a booked slot. */
export interface NoShowTable {
  id: Generated<number>;
  /** Null only for contradictory marks older than the bookings table. */
  booking_id: number | null;
  created_at: number;
  created_by: string;
}
