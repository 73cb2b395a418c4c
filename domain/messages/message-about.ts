import * as z from 'zod/mini';
import { languages } from '../time/language.ts';

/*
 * The facts that an outbox row stores about its event. Rows outlive upgrades: older ones lack the optional fields.
 * Times are in milliseconds, money is in grosze.
 */

/** A slot at the time of its booking: it may be sold again or deleted before the message is sent. */
const ride = {
  slot: z.int(),
  start: z.int(),
  minutes: z.int(),
  track: z.int(),
  price: z.int(),
  event: z.nullable(z.int()),
};
export const aboutRide = z.object({ ride: z.object(ride) });
export type Ride = z.infer<typeof aboutRide>['ride'];

const byStaff = z.optional(z.boolean());

/** Bookings by id: their slots are read later, because they may move. */
export const aboutBooked = z.object({
  /** Older rows lack it, and name all their rides. */
  byStaff,
  bookings: z.array(z.object({ booking: z.int() })),
  /** Staff bookings after the first named one up to this id belong to it, too; those without a name are counted. */
  countedTo: z.optional(z.int()),
});

const movedRide = { booking: z.int(), from: z.object(ride) };
export const aboutMoved = z.object({
  /** Older rows lack it: then staff moved it. */
  byStaff,
  ...movedRide,
  /** Further moves at the same time. */
  more: z.optional(z.array(z.object(movedRide))),
});

/** Rides that a stop moved, each at the time that the rider knows. */
export const aboutDelayed = z.object({
  byStaff: z.boolean(),
  rides: z.array(z.object({ booking: z.int(), from: z.object(ride) })),
});

/** Rides inside a closure, as they were booked. */
export const aboutClosed = z.object({
  byStaff: z.boolean(),
  closure: z.int(),
  rides: z.array(z.object({ booking: z.int(), from: z.object(ride) })),
});

/** A booking that moved, and its slot before. */
export interface NamedMove {
  booking: number;
  from: Ride;
}

/** All moves that a message names. */
export function movesOf({
  booking,
  from,
  more = [],
}: z.infer<typeof aboutMoved>): [NamedMove, ...NamedMove[]] {
  return [{ booking, from }, ...more];
}

/** The facts of a message about these moves. */
export function aboutMoves(
  [first, ...more]: readonly [NamedMove, ...NamedMove[]],
  isByStaff: boolean,
): z.infer<typeof aboutMoved> {
  return { byStaff: isByStaff, ...first, ...(more.length > 0 && { more }) };
}

/** A slot that is offered to a rider who waits. */
export const aboutOffer = z.object({ offer: z.int(), ride: z.object(ride) });

const cancelledRide = z.object({
  ...ride,
  /** Null if unknown. */
  booking: z.nullable(z.int()),
  /** Cancelled after the limit for free cancellation. */
  late: z.boolean(),
});
export type CancelledRide = z.infer<typeof cancelledRide>;

export const aboutCancelled = z.object({
  byStaff: z.boolean(),
  rides: z.array(cancelledRide),
  /** The number of further rides, without their money. */
  counted: z.optional(z.int()),
});

export const aboutReminder = z.object({
  bookings: z.array(z.object({ booking: z.int(), start: z.int() })),
  /**
   * The rest of the outing: rides that start after the named ones until `until`, and got their slot by `at`.
   * A booking keeps its id when it moves, so ids can't tell this.
   */
  rest: z.optional(z.object({ until: z.int(), at: z.int() })),
});

/** The span of new bookings. */
export const aboutDigest = z.object({ from: z.int(), until: z.int() });

/** A pass, and its end at the time of the notice. */
export const aboutPass = z.object({ pass: z.int(), ends: z.nullable(z.int()) });

/** The declaration as it was, and the language of its receipt. Amounts are in PLN, times as on the API. */
export const aboutWithdrawal = z.object({
  row: z.object({
    contract: z.nullable(z.object({ pl: z.string(), en: z.string() })),
    concluded: z.string(),
    name: z.nullable(z.string()),
    email: z.nullable(z.string()),
    amount: z.number(),
    taken: z.number(),
    unit: z.nullable(z.enum(['rides', 'minutes'])),
    freed: z.int(),
    date_created: z.nullable(z.string()),
  }),
  language: z.nullable(z.enum(languages)),
});

export const aboutAccount = z.object({
  /** The secret of the link. */
  token: z.optional(z.string()),
  /** The page of the site for a reset. */
  page: z.optional(z.string()),
  hasNewPassword: z.optional(z.boolean()),
  /** Whether the change ended a calendar or the link of a pass. */
  hasEndedLinks: z.optional(z.boolean()),
  /** Instead of the account's own. */
  language: z.optional(z.nullable(z.enum(languages))),
});

/** A group's enquiry, and which of its facts the mail is about: the number of an offer, or its new end in milliseconds. */
export const aboutGroup = z.object({ enquiry: z.int(), fact: z.string(), language: z.enum(languages) });

/** A test mail: its kind, its language, and the park's sentence as typed. */
export const aboutSample = z.object({
  kind: z.string(),
  language: z.enum(languages),
  sentence: z.nullable(z.string()),
});
