import { readWireTime } from '@cablepark/domain/park-time';
import { longestSlotMinutes } from '@cablepark/domain/policy';
import * as z from 'zod';

const rowId = z.int().positive().max(2_147_483_647);
export const wireTime = z
  .string()
  .max(40)
  .refine((text) => readWireTime(text) !== null, 'regex');
const price = z.number().positive().max(1_000_000);
const duration = z.int().positive().max(longestSlotMinutes);

/** PATCH /items/Slot/{id}. Keys that are not known stay, so that the service can refuse them as not permitted (403). */
export const slotPatch = z.looseObject({
  bookedBy: z.uuid().nullable().optional(),
  payment: rowId.nullable().optional(),
  startTime: wireTime.optional(),
  duration: duration.optional(),
  price: price.optional(),
  asset: rowId.optional(),
  event: rowId.nullable().optional(),
});
export type SlotPatch = z.infer<typeof slotPatch>;

export const editableFields = ['startTime', 'duration', 'price', 'asset', 'event'] as const;
