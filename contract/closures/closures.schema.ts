import { closureReasons } from '@cablepark/domain/closures/closure';
import { closureNoteAtMost } from '@cablepark/domain/closures/closure-rules';
import { closedRideStates, rideQuestions } from '@cablepark/domain/closures/ride-question';
import { stopTracksAtMost } from '@cablepark/domain/closures/stop-rules';
import { line } from '@cablepark/domain/text/plain-text';
import * as z from 'zod/mini';
import { moment, requestKey, rowId } from '../fields.schema.ts';
import { mailedBookingToken } from '../rides/mailed-booking.schema.ts';

const reason = z.enum(closureReasons);
/** `choose`: it cannot take place. `answer`, `confirm`: it is delayed, and without an answer it is cancelled, or stays. */
const rideQuestion = z.enum(rideQuestions);
const writtenMoment = z.iso.datetime({ offset: true });
const note = z.nullable(line(closureNoteAtMost));

/** A closure that has not ended, for everybody. */
export const closureRow = z.object({
  id: z.int(),
  assets: z.array(z.int()),
  from: moment,
  until: moment,
  /** Whether its end is not known yet: `until` is then the end of the day. */
  for_now: z.boolean(),
  reason,
  /** The park's own line, in Polish and in English. */
  note: z.nullable(z.string()),
  note_en: z.nullable(z.string()),
  date_created: moment,
});
export const closureRows = z.array(closureRow);
export type ClosureRow = z.infer<typeof closureRow>;

/** `assets` separated by commas; `from` is absent for now, `until` for an unknown end. */
export const closurePreviewQuery = z.object({
  assets: z.string().check(z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/)),
  from: z.optional(writtenMoment),
  until: z.optional(writtenMoment),
});

/** A ride that could not take place. */
const affectedRide = z.object({
  slot: z.int(),
  booking: z.int(),
  asset: z.int(),
  startTime: moment,
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** Whether the rider has an address for mails. */
  hasMail: z.boolean(),
  paid: z.enum(['nothing', 'desk', 'online', 'pass']),
  /** PLN that may go back; 0 for an unpaid one and for a pass. */
  amount: z.number(),
});

export const closurePreview = z.object({
  from: moment,
  until: moment,
  /** The earliest first. */
  rides: z.array(affectedRide),
  /** Slots that wait to be paid, and are freed. */
  holds: z.int(),
  /** PLN of all rides. */
  toGiveBack: z.number(),
  /** Whether only an Editor may close, because of the sum to refund. */
  needsEditor: z.boolean(),
});
export type ClosurePreview = z.infer<typeof closurePreview>;

export const closureBody = z.strictObject({
  assets: z.array(rowId).check(z.minLength(1), z.maxLength(stopTracksAtMost)),
  /** Null for now. */
  from: z.nullable(writtenMoment),
  /** Null for an unknown end: until the end of the day on which it begins. */
  until: z.nullable(writtenMoment),
  reason,
  note,
  note_en: note,
  /** The bookings in the preview that the desk saw. */
  seen: z.array(rowId),
  request_key: requestKey,
});
export const closureAnswer = z.object({ id: z.int(), rides: z.int() });
export const liftBody = z.strictObject({ request_key: requestKey });
/** `rides`: how many take place after all. */
export const liftAnswer = z.object({ id: z.int(), rides: z.int() });

/** A closure for the desk: also those that have ended today. */
const deskClosure = z.extend(closureRow, {
  /** The first name of the author; null if the account is deleted. */
  user_name: z.nullable(z.string()),
  lifted: z.boolean(),
  /** Rides by what became of them. */
  rides: z.record(z.enum(closedRideStates), z.int()),
  /** When its waiting messages are sent; null if none is scheduled. */
  messagesDue: z.nullable(moment),
  messages: z.int(),
  sent: z.int(),
  waiting: z.int(),
});

/** A rider whom no message reaches: staff must call. */
const closureCall = z.object({
  /** The id to tick it off. */
  id: z.int(),
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** Whether the rides take place after all. */
  lifted: z.boolean(),
  rides: z.array(z.object({ slot: z.int(), asset: z.int(), startTime: moment })),
});

/** A refund at the desk that its rider has not collected: nobody chose in time, or the ride was cancelled. */
const owedRide = z.object({
  slot: z.int(),
  asset: z.int(),
  startTime: moment,
  rider: z.string(),
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** PLN. */
  amount: z.number(),
  /** The token of the rider's link: the desk chooses for them there. */
  token: z.string(),
  /** Whether the ride was cancelled and its slot is free: only the refund is left to do. */
  isBookingOver: z.boolean(),
});

export const deskClosures = z.object({
  closures: z.array(deskClosure),
  calls: z.array(closureCall),
  owed: z.array(owedRide),
  /** Closed rides of riders who have not chosen, with the token of the rider's link, by which the desk may choose for them. */
  asked: z.array(z.object({ slot: z.int(), token: z.string() })),
  /** The sum to refund up to which a Manager may close, in PLN. */
  manager_up_to: z.int(),
  /** How many minutes a day stops may delay a ride without its rider's answer. */
  delay_up_to: z.int(),
  /** Whether passes last longer for closed days. */
  passes_grow: z.boolean(),
});
export type DeskClosures = z.infer<typeof deskClosures>;

const alternative = z.object({
  slot: z.int(),
  asset: z.int(),
  startTime: moment,
  /** Minutes. */
  duration: z.int(),
  /** PLN. */
  price: z.number(),
});

/** A ride inside a closure, behind the link of its mails. */
export const closedRide = z.object({
  state: z.enum(closedRideStates),
  question: rideQuestion,
  /** When a ride that stops delayed began at first; null for any other. */
  delayed_from: z.nullable(moment),
  first_name: z.nullable(z.string()),
  closure: closureRow,
  /** The ride as it was booked. */
  ride: z.object({ slot: z.int(), asset: z.int(), startTime: moment, duration: z.int(), price: z.number() }),
  paid: z.enum(['nothing', 'desk', 'online', 'pass']),
  /** The refund in PLN; 0 for an unpaid ride and a pass. */
  amount: z.number(),
  /** Until when its rider chooses. */
  answer_until: moment,
  /** The alternative that is held for it; null for none. */
  held: z.nullable(z.extend(alternative, { until: moment })),
  /** Free slots that are not held. */
  others: z.array(alternative),
  /** Whether a rain check may be had: a ride on a pass by code. */
  rain_check: z.boolean(),
  /** The code of the rain check; null for every other answer. */
  pass_code: z.nullable(z.string()),
  /** Its last day, `YYYY-MM-DD`. */
  pass_until: z.nullable(z.string()),
  /** The current slot of the ride, if it was moved. */
  moved_to: z.nullable(alternative),
  /** The state of the online refund; null without one. */
  refund: z.nullable(z.enum(['underWay', 'done'])),
});
export type ClosedRide = z.infer<typeof closedRide>;
/** Null for a booking that no closure and no stop affects. */
export const linkedRide = z.nullable(closedRide);

export const closedRideToken = mailedBookingToken;
/** Free slots of the ride's length on a day, for any other time. */
export const closedRidePlacesQuery = z.extend(mailedBookingToken, { day: z.iso.date() });
export const closedRidePlaces = z.array(alternative);

/**
 * What the rider chooses: the new time of a delayed ride, a slot, a rain check, or the money or the pass's ride back. `start`: the new time as the
 * rider saw it; another one is refused.
 */
export const closedRideAnswerBody = z.extend(mailedBookingToken, {
  answer: z.union([
    z.strictObject({ kind: z.literal('slot'), slot: rowId }),
    z.strictObject({ kind: z.literal('keep'), start: z.optional(writtenMoment) }),
    z.strictObject({ kind: z.literal('rainCheck') }),
    z.strictObject({ kind: z.literal('back') }),
  ]),
});

/** A rider's own closed rides that need an answer. */
export const ownClosedRide = z.object({
  slot: z.int(),
  asset: z.int(),
  startTime: moment,
  question: rideQuestion,
  /** When a ride that stops delayed began at first; null for any other. */
  delayed_from: z.nullable(moment),
  reason,
  answer_until: moment,
  /** The slot that is held for it; null for none. */
  held: z.nullable(z.int()),
  /** Opens the page of the ride. */
  token: z.string(),
});
export const ownClosedRides = z.array(ownClosedRide);
export type OwnClosedRide = z.infer<typeof ownClosedRide>;
