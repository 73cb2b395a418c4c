import { paidWays, thingsBack } from '@cablepark/domain/booking/giving-back';
import { partySlotsAtMost } from '@cablepark/domain/booking/party';
import { paymentMethods, slotsTogetherAtMost } from '@cablepark/domain/park/policy';
import { voidWays } from '@cablepark/domain/payments/cash-entry';
import * as z from 'zod/mini';
import { requestKey, rowId } from '../fields.schema.ts';
import { reason } from '../reason.schema.ts';

/** The refund or its preview: a ride to its pass, money the way it was paid online, or nothing. */
export const cancellationRow = z.object({
  slot: z.int(),
  back: z.enum(thingsBack),
  /** PLN, for money; also null where the provider has refunded some of it itself, so that staff check it. */
  amount: z.nullable(z.number()),
  /** Whether the time of free cancelling is over. */
  late: z.boolean(),
});
export type CancellationRow = z.infer<typeof cancellationRow>;

export const cancellationQuery = z.object({ slot: z.string() });
export const cancellationBody = z.strictObject({ slot: rowId, request_key: requestKey });
/** For several rides; omits those that may not be cancelled. */
export const cancellationRows = z.array(cancellationRow);
/** Slots by their numbers: `4,5,6`. */
export const cancellationsQuery = z.object({ slots: z.string().check(z.maxLength(200)) });
/** `back` is what the rider was shown; the call is refused as a whole if one has changed since. */
export const cancellationsBody = z.strictObject({
  rides: z
    .array(z.strictObject({ slot: rowId, back: z.enum(thingsBack) }))
    .check(z.minLength(1), z.maxLength(slotsTogetherAtMost)),
  request_key: requestKey,
});
export const undoneCancellationsBody = z.strictObject({
  slots: z.array(rowId).check(z.minLength(1), z.maxLength(slotsTogetherAtMost)),
  request_key: requestKey,
});

/** Slots by their numbers: `4,5,6`. */
export const deskCancellationQuery = z.object({ slots: z.string().check(z.maxLength(700)) });

/** What becomes of a ride's money if the desk cancels it. */
export const deskCancellationRow = z.object({
  slot: z.int(),
  /** Both are sent with the cancellation: it is refused where they have changed. */
  rider: z.string(),
  payment: z.nullable(z.int()),
  /** `desk`: money of the till, also for a voided pass, and a paper pass, which brought none. */
  paid: z.enum(paidWays),
  method: z.nullable(z.enum(paymentMethods)),
  /** The refund in PLN; null if nothing was paid, a ride returns to its pass, or staff must check how much is left. */
  amount: z.nullable(z.number()),
  /** Whether one tap brings the ride back with its payment. */
  undoable: z.boolean(),
});
export const deskCancellationRows = z.array(deskCancellationRow);
export type DeskCancellationRow = z.infer<typeof deskCancellationRow>;

/** `back_by` is the refund method for desk money, as in a void; `reason` is required if anything was paid. */
export const cancelTogetherBody = z.strictObject({
  rides: z
    .array(z.strictObject({ slot: rowId, rider: z.uuid(), payment: z.nullable(rowId) }))
    .check(z.minLength(1), z.maxLength(partySlotsAtMost)),
  reason: z.optional(reason),
  back_by: z.optional(z.enum(voidWays)),
  request_key: requestKey,
});
