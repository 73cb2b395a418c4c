import { stopMinutesAtMost, stopTracksAtMost } from '@cablepark/domain/closures/stop-rules';
import * as z from 'zod/mini';
import { moment, requestKey, rowId } from '../fields.schema.ts';

const minutes = z.int().check(z.positive(), z.lte(stopMinutesAtMost));
const assets = z.array(rowId).check(z.minLength(1), z.maxLength(stopTracksAtMost));

/** `minutes` and `assets` as in the body of a stop; `assets` with commas between them. */
export const stopPreviewQuery = z.object({
  // Up to `stopMinutesAtMost`.
  minutes: z.string().check(z.regex(/^([1-9]\d?|1\d\d|2[0-3]\d|240)$/)),
  assets: z.string().check(z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/)),
});

/** A booked slot, and its new start. */
const movedRide = z.object({
  slot: z.int(),
  asset: z.int(),
  from: moment,
  startTime: moment,
  /** The rider's account; null if it has no name. */
  name: z.nullable(z.string()),
  /** Whether the rider has an address for mails. */
  hasMail: z.boolean(),
  /** Whether it ends after the last slot of its track on this day. */
  isPastEnd: z.boolean(),
});

/** An event of which some places move or go. */
const stoppedEvent = z.object({
  id: z.int(),
  name: z.string(),
  nameEn: z.nullable(z.string()),
  from: moment,
  /** Its new start; null if its own times stay because they differ from those of its places. */
  startTime: z.nullable(moment),
});

/** A preview of a stop. */
export const stopPreview = z.object({
  /** The newest stop of today, for `seen`; null for none. */
  newest: z.nullable(z.int()),
  tracks: z.array(z.object({ asset: z.int(), freeAt: moment })),
  /** The earliest new start first. */
  rides: z.array(movedRide),
  /** The number of free slots that are swallowed. */
  swallowed: z.int(),
  events: z.array(stoppedEvent),
});
export type StopPreview = z.infer<typeof stopPreview>;

export const stopBody = z.strictObject({
  minutes,
  assets,
  /** The newest stop that the desk has seen. */
  seen: z.nullable(rowId),
  request_key: requestKey,
});
/** Its id, and how many rides it moved. The riders are in the list, not in a response that is stored. */
export const stopAnswer = z.object({ id: z.int(), rides: z.int() });

export const undoStopBody = z.strictObject({ request_key: requestKey });
export const undoStopAnswer = z.object({ id: z.int() });

const stopRow = z.object({
  id: z.int(),
  minutes: z.int(),
  date_created: moment,
  /** The first name of the author; null if the account is deleted. */
  user_name: z.nullable(z.string()),
  assets: z.array(z.int()),
  /** Rides that it moved, and free slots that it swallowed. */
  rides: z.int(),
  swallowed: z.int(),
  undone: z.boolean(),
  /** When its waiting messages are sent; null if none is scheduled. */
  messagesDue: z.nullable(moment),
  /** Of an undone stop, those that say so. */
  messages: z.int(),
  sent: z.int(),
  waiting: z.int(),
});

/** A rider whom no message reaches, or who must answer: staff must call. */
const stopCall = z.object({
  /** The id to tick it off. */
  id: z.int(),
  /** The earliest first; `from` is the time that the rider knows. */
  rides: z.array(z.object({ slot: z.int(), asset: z.int(), from: moment, startTime: moment })),
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** Whether the delay is beyond the park's limit, so that an answer is needed. */
  asks: z.boolean(),
});

/** Today's stops, newest first, and the riders to call. */
export const stopsToday = z.object({
  stops: z.array(stopRow),
  calls: z.array(stopCall),
  /** Riders who got a message and have neither answered nor opened it. */
  unseen: z.array(stopCall),
});
export type StopsToday = z.infer<typeof stopsToday>;
