import type { Slot } from '@cablepark/domain/slots/slot';

/** A booking by id: its slot is read later, because it may move. */
export interface BookingRef {
  booking: number;
}

/** A slot at the time of its booking: it may be sold again or deleted before the message is sent. */
export interface Ride {
  slot: number;
  /** Milliseconds. */
  start: number;
  minutes: number;
  track: number;
  /** Grosze. */
  price: number;
  event: number | null;
}

/** Outbox rows outlive upgrades: older ones name all their rides and lack the optional fields. */
export interface BookedData {
  byStaff?: boolean;
  bookings: BookingRef[];
  /** Staff bookings after the first named one up to this id belong to it, too; those without a name are counted. */
  countedTo?: number;
}

export interface MovedData {
  /** Absent in earlier versions: then staff moved it. */
  byStaff?: boolean;
  booking: number;
  from: Ride;
}

export interface CancelledRide extends Ride {
  /** Null if unknown. */
  booking: number | null;
  /** Inside the free-of-charge limit. */
  late: boolean;
}

export interface CancelledData {
  byStaff: boolean;
  rides: CancelledRide[];
  /** The number of further rides, without their money. */
  counted?: number;
}

export interface NoShowData {
  ride: Ride;
}

export interface ReminderData {
  bookings: (BookingRef & { start: number })[];
  /**
   * The rest of the outing: rides that start after the named ones until `until`, and got their slot by `at`, both in milliseconds.
   * A booking keeps its id when it moves, so ids can't tell this.
   */
  rest?: { until: number; at: number };
}

/** The span of new bookings, in milliseconds. */
export interface DigestData {
  from: number;
  until: number;
}

/** The first day that had slots, `2027-04-24`. */
export interface SeasonData {
  firstDay: string;
}

/** A pass, and its end in the notice, in milliseconds. */
export interface PassData {
  pass: number;
  ends: number | null;
}

/** An online payment. */
export interface PaidData {
  checkout: string;
}

export function rideOf({ id, start, minutes, track, price, event }: Slot): Ride {
  return { slot: id, start: start.epochMilliseconds, minutes, track, price, event };
}
