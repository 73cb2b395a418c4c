import { noteMaxLength } from '@cablepark/domain/accounts/rider-notes';
import { roles } from '@cablepark/domain/accounts/roles';
import { bookingEnds } from '@cablepark/domain/booking/booking-steps';
import { messageKinds } from '@cablepark/domain/messages/message-kinds';
import { messageStates } from '@cablepark/domain/messages/message-states';
import { lines } from '@cablepark/domain/text/plain-text';
import * as z from 'zod/mini';
import { moment, requestKey } from '../fields.schema.ts';

const text = z.nullable(z.string());

/** A note of the staff; `author` is null once erased. */
export const riderNoteRow = z.object({
  id: z.int(),
  text: z.string(),
  date_created: moment,
  author: text,
  canDelete: z.boolean(),
});
export type RiderNoteRow = z.infer<typeof riderNoteRow>;

/** A booking that ended before its ride; `asset` is the track. */
const endedRow = z.object({
  id: z.int(),
  startTime: z.nullable(moment),
  asset: z.nullable(z.int()),
  ended: z.nullable(moment),
  reason: z.nullable(z.enum(bookingEnds)),
  /** A cancellation inside the free limit of its day. */
  late: z.boolean(),
});

/** A ride that a closure or a stop ended and whose money the desk owes to the rider; `amount` in PLN. */
const owedRow = z.object({
  payment: z.int(),
  amount: z.number(),
  startTime: moment,
  asset: z.int(),
});

/** A mail, or a notice to a device, and what became of it. */
const toldRow = z.object({
  id: z.int(),
  kind: z.enum(messageKinds),
  isPush: z.boolean(),
  state: z.enum(messageStates),
  /** The time of its next attempt, or when it was sent, given up or dropped. */
  date: moment,
  failure: text,
});

/** What staff know of a rider, beside the bookings and passes that have lists of their own. */
export const riderCard = z.object({
  id: z.string(),
  first_name: text,
  last_name: text,
  email: text,
  /** The phone (SPEC.md §3). */
  description: text,
  role: z.enum(roles),
  status: z.enum(['active', 'blocked']),
  date_created: moment,
  /** Whether a mail server has rejected the address for good. */
  isRefused: z.boolean(),
  counts: z.object({
    /** Past rides, without no-shows. */
    rides: z.int(),
    noShows: z.int(),
    cancelled: z.int(),
    lateCancelled: z.int(),
    /** Holds that ran out unpaid by the rider's fault. */
    lapsed: z.int(),
  }),
  /** Of all bookings, without slots that are only held; `amount` in PLN. */
  unpaid: z.object({ count: z.int(), amount: z.number() }),
  ended: z.array(endedRow),
  owed: z.array(owedRow),
  notes: z.array(riderNoteRow),
  messages: z.array(toldRow),
});
export type RiderCardRow = z.infer<typeof riderCard>;

export const riderNoteBody = z.strictObject({
  rider: z.uuid(),
  text: lines(noteMaxLength),
  request_key: requestKey,
});
