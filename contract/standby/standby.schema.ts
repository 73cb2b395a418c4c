import { wishStates } from '@cablepark/domain/standby/wish';
import * as z from 'zod/mini';
import { moment, rowId } from '../fields.schema.ts';
import { mailedBookingToken } from '../rides/mailed-booking.schema.ts';

const writtenMoment = z.iso.datetime({ offset: true });

/** A rider's wish: any slot that begins and ends within a time of one day. */
export const wishBody = z.strictObject({
  /** Null for any track. */
  asset: z.nullable(rowId),
  from: writtenMoment,
  until: writtenMoment,
});

/** A slot that is offered to the rider now. */
export const offerRow = z.object({
  slot: z.int(),
  asset: z.int(),
  startTime: moment,
  /** Minutes. */
  duration: z.int(),
  /** PLN. */
  price: z.number(),
  until: moment,
  /** Whether the first tap among all riders on standby takes it. */
  first_tap: z.boolean(),
  /** The token of the page on which it is taken. */
  token: z.string(),
});

export const wishRow = z.object({
  id: z.int(),
  asset: z.nullable(z.int()),
  from: moment,
  until: moment,
  state: z.enum(wishStates),
  /** The number of riders whose earlier wishes may match the same slots. */
  before: z.int(),
  offers: z.array(offerRow),
});
export type WishRow = z.infer<typeof wishRow>;
export const wishRows = z.array(wishRow);

export const mailedOfferToken = mailedBookingToken;
export const mailedOfferBody = z.strictObject({
  token: mailedOfferToken.shape.token,
  answer: z.enum(['take', 'decline', 'leave']),
});

/** An open one that has to be paid first is taken by paying for it, which needs a login. */
export const mailedOffer = z.object({
  state: z.enum(['open', 'taken', 'over']),
  /** Whether its time ran out, or another rider was faster; null while it is open. */
  why: z.nullable(z.enum(['lapsed', 'gone', 'declined'])),
  slot: z.int(),
  asset: z.int(),
  startTime: moment,
  duration: z.int(),
  price: z.number(),
  until: moment,
  first_tap: z.boolean(),
  /** Whether it has to be paid online before it is booked. */
  pays_first: z.boolean(),
  /** Whether the rider still waits for other slots. */
  waits: z.boolean(),
});
export type MailedOffer = z.infer<typeof mailedOffer>;
