import { partySlotsAtMost } from '@cablepark/domain/booking/party';
import { passUnits } from '@cablepark/domain/passes/pass-kind';
import * as z from 'zod/mini';
import { requestKey, rowId } from '../fields.schema.ts';

export const moveBody = z.strictObject({ from: rowId, to: rowId, request_key: requestKey });
export const movesBody = z.strictObject({
  moves: z
    .array(z.strictObject({ from: rowId, to: rowId }))
    .check(z.minLength(1), z.maxLength(partySlotsAtMost)),
  request_key: requestKey,
});
export const movePreviewQuery = z.object({ from: z.string(), to: z.string() });

/** The effect of a move on the pass that paid for the booking. */
export const movePreviewRow = z.object({
  /** Null where no pass paid for it. */
  pass: z.nullable(z.int()),
  /** Rides or minutes that the new slot costs on top of the old one; negative if some are returned. */
  more: z.int(),
  /** The rest on the pass afterwards. */
  left: z.nullable(z.int()),
  unit: z.nullable(z.enum(passUnits)),
});
export type MovePreviewRow = z.infer<typeof movePreviewRow>;
