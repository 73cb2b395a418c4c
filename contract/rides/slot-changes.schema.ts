import { longestSlotMinutes } from '@cablepark/domain/park/policy';
import * as z from 'zod/mini';
import { moment, rowId } from '../fields.schema.ts';
import { somePln } from '../money.schema.ts';
import { wireTime } from '../wire-time.schema.ts';

/** PLN. Less than a grosz would be stored as zero (SPEC.md §5: a price is more than 0). */
const price = somePln;
const duration = z.int().check(z.positive(), z.lte(longestSlotMinutes));

/** Enough for a fortnight of both tracks in one request; a season comes in several. */
export const mostRowsAtOnce = 1500;

/** Unknown keys pass, so that the handler refuses them (403). */
export const slotPatch = z
  .looseObject({
    bookedBy: z.optional(z.nullable(z.uuid())),
    payment: z.optional(z.nullable(rowId)),
    /** An extension: pays for the booking. */
    pass: z.optional(rowId),
    startTime: z.optional(wireTime),
    duration: z.optional(duration),
    price: z.optional(price),
    asset: z.optional(rowId),
    event: z.optional(z.nullable(rowId)),
  })
  .check(
    z.refine(({ pass, bookedBy }) => pass === undefined || typeof bookedBy === 'string', {
      message: 'together',
      path: ['pass'],
    }),
  );
export type SlotPatch = z.infer<typeof slotPatch>;

export const editableFields = ['startTime', 'duration', 'price', 'asset', 'event'] as const;

/** A new slot is free, whatever the body says: riders come through booking. */
const newSlot = z.strictObject({
  startTime: wireTime,
  duration,
  price,
  asset: rowId,
  event: z.optional(z.nullable(rowId)),
  bookedBy: z.optional(z.null()),
  payment: z.optional(z.null()),
});
export type NewSlot = z.infer<typeof newSlot>;
export const newSlots = z.union([z.array(newSlot).check(z.maxLength(mostRowsAtOnce)), newSlot]);

const slotIds = z.array(rowId).check(z.maxLength(mostRowsAtOnce));
/** An array, or the official client's form. */
export const slotDeletion = z.union([slotIds, z.object({ keys: slotIds })]);
export const slotBulkPatch = z.strictObject({ keys: slotIds, data: slotPatch });

const actionType = z.enum(['create', 'delete']);

/** A staff note about a range of slots (SPEC.md §3); the server sets author and time. */
export const newSlotEdit = z.strictObject({ start: wireTime, end: wireTime, actionType, asset: rowId });
export type NewSlotEdit = z.infer<typeof newSlotEdit>;

export const slotEditRow = z.object({
  id: z.int(),
  start: moment,
  end: moment,
  actionType,
  asset: z.int(),
  date_created: moment,
  user_created: z.nullable(z.string()),
});
