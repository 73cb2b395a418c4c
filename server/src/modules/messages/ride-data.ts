import type { Slot } from '@cablepark/domain/slots/slot';

/** A booking by its entry in the history: where it is now is looked up, it may be moved. */
export interface BookingRef {
  entry: number;
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

export interface BookedData {
  bookings: BookingRef[];
}

export interface MovedData {
  /** The entry of the booking where it went. */
  entry: number;
  from: Ride;
}

export interface CancelledRide extends Ride {
  /** The entry of the booking; null of one from before there were entries. */
  entry: number | null;
  /** Inside the free-of-charge limit. */
  late: boolean;
}

export interface CancelledData {
  byStaff: boolean;
  rides: CancelledRide[];
}

export interface NoShowData {
  ride: Ride;
}

export interface ReminderData {
  bookings: { entry: number; start: number }[];
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
