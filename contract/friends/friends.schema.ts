import { placeStates } from '@cablepark/domain/friends/friends-link';
import * as z from 'zod/mini';
import { moment, rowId } from '../fields.schema.ts';
import { mailedBookingToken } from '../rides/mailed-booking.schema.ts';

const slotIds = z.array(rowId).check(z.minLength(1), z.maxLength(60));

/** Slots that the rider holds for friends. */
export const newFriendsLink = z.strictObject({
  slots: slotIds,
  /** A slot that the rider books for themselves in the same step; null for none. */
  own: z.nullable(rowId),
  /** When slots that nobody took are free again. */
  until: z.iso.datetime({ offset: true }),
});

/** The slot of a link, as it is held or as the friend has it now. */
const placeFacts = {
  slot: z.int(),
  asset: z.int(),
  startTime: moment,
  /** Minutes. */
  duration: z.int(),
  /** PLN. */
  price: z.number(),
};

export const friendsLinkRow = z.object({
  id: z.int(),
  token: z.string(),
  until: moment,
  places: z.array(
    z.object({
      ...placeFacts,
      state: z.enum(placeStates),
      /** The first name of the friend who has it; null if nobody has, or without a name. */
      friend: z.nullable(z.string()),
    }),
  ),
});
export type FriendsLinkRow = z.infer<typeof friendsLinkRow>;

/** A rider's own links whose slots are not over, newest first. */
export const ownFriendsLinks = z.object({
  links: z.array(friendsLinkRow),
  /** Whether the address is proved, which making a link requires. */
  proved: z.boolean(),
  /** Until when lapsed slots keep the rider from another link; null for none. */
  paused_until: z.nullable(moment),
});
export type OwnFriendsLinks = z.infer<typeof ownFriendsLinks>;

export const takeBackBody = z.strictObject({
  /** One slot of the link; null for all that nobody has taken. */
  slot: z.nullable(rowId),
});

export const friendsToken = mailedBookingToken;

export const claimBody = z.strictObject({ token: friendsToken.shape.token, slot: rowId });

/** What anybody with the link sees. */
export const friendsLink = z.object({
  /** The first name of the link's owner; null if it doesn't look like a name. */
  first_name: z.nullable(z.string()),
  until: moment,
  /** Whether a slot must be paid before it is booked, for the logged-in rider, or for any. */
  pays_first: z.boolean(),
  /** Whether the link belongs to the logged-in rider. */
  is_own: z.boolean(),
  places: z.array(
    z.object({ ...placeFacts, state: z.enum(['open', 'yours', 'taken', 'lapsed', 'withdrawn']) }),
  ),
});
export type FriendsLink = z.infer<typeof friendsLink>;
