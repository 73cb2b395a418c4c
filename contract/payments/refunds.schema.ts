import { onlineWaysBack } from '@cablepark/domain/payments/cash-methods';
import * as z from 'zod/mini';
import { requestKey, rowId } from '../fields.schema.ts';
import { somePln } from '../money.schema.ts';
import { reason } from '../reason.schema.ts';

/** `id`: 32 hexadecimal digits. */
export const refundRow = z.object({ id: z.string() });
export type RefundRow = z.infer<typeof refundRow>;

export const refundBody = z.strictObject({
  payment: rowId,
  amount: somePln,
  reason,
  request_key: requestKey,
});
export const recordedReturnBody = z.strictObject({
  payment: rowId,
  amount: somePln,
  back_by: z._default(z.enum(onlineWaysBack), 'provider'),
  reason,
  request_key: requestKey,
});
export const refundAgainBody = z.strictObject({ reason, request_key: requestKey });
export const refundGivenBody = z.strictObject({
  back_by: z.enum(onlineWaysBack),
  reason,
  request_key: requestKey,
});
/** The answer of a call without a result. */
export const nothing = z.null();

/** How many refused refunds are sent again. */
export const refundsAgainAnswer = z.object({ sent: z.int() });
