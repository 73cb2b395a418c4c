import type { Slot } from '@cablepark/domain/slots/slot';

/** A booking by its id: where it is now is looked up, it may be moved. */
export interface BookingRef {
  booking: number;
}

/** A slot as it was when somebody held it: it may be sold anew or deleted by the time it is told of. */
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

/** Rows of the outbox outlive an upgrade: what was written before messages had an end names all its rides and has none of the optional fields. */
export interface BookedData {
  byStaff?: boolean;
  bookings: BookingRef[];
  /** Those that the staff made after the first named up to this one belong to it, too; so many are named, the others counted. */
  countedTo?: number;
}

export interface MovedData {
  /** Whoever moved it in earlier versions was of the staff. */
  byStaff?: boolean;
  booking: number;
  from: Ride;
}

export interface CancelledRide extends Ride {
  /** Null of one that nobody knows. */
  booking: number | null;
  /** Inside the free-of-charge limit. */
  late: boolean;
}

export interface CancelledData {
  byStaff: boolean;
  rides: CancelledRide[];
  /** So many more, of which no money is told. */
  counted?: number;
}

export interface NoShowData {
  ride: Ride;
}

export interface ReminderData {
  bookings: (BookingRef & { start: number })[];
  /**
   * The rest of the outing: what starts after those that are named, until then, and was placed there by this moment, both in milliseconds. A booking
   * keeps its number when it is moved, so that the number says nothing of that.
   */
  rest?: { until: number; at: number };
}

/** Since when, and until when, in milliseconds, bookings are new. */
export interface DigestData {
  from: number;
  until: number;
}

/** The first day that had slots, `2027-04-24`. */
export interface SeasonData {
  firstDay: string;
}

/** A pass, and the end of which is told, in milliseconds. */
export interface PassData {
  pass: number;
  ends: number | null;
}

/** What was paid online. */
export interface PaidData {
  checkout: string;
}

export function rideOf({ id, start, minutes, track, price, event }: Slot): Ride {
  return { slot: id, start: start.epochMilliseconds, minutes, track, price, event };
}
