import { thingsBack } from '@cablepark/domain/booking/giving-back';
import { slotsTogetherAtMost } from '@cablepark/domain/park/policy';
import * as z from 'zod/mini';
import { requestKey, rowId } from '../fields.schema.ts';

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
export const undoneCancellationsBody = z.strictObject({
  slots: z.array(rowId).check(z.minLength(1), z.maxLength(slotsTogetherAtMost)),
  request_key: requestKey,
});
