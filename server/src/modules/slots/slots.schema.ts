import { readWireTime, requireWireTime } from '@cablepark/contract/wire-time';
import { longestSlotMinutes } from '@cablepark/domain/park/policy';
import { isPlannable } from '@cablepark/domain/time/park-time';
import * as z from 'zod';
import { somePln } from '../../http/money.schema.ts';

export const rowId = z.int().positive().max(2_147_483_647);
/** A time for slots and events. */
export const wireTime = z
  .string()
  .max(40)
  .refine((text) => readWireTime(text) !== null, 'regex')
  .refine((text) => isPlannable(requireWireTime(text)), {
    error: 'range',
    when: ({ issues }) => issues.length === 0,
  })
  .meta({ format: 'date-time' });
/** PLN. Less than a grosz would be stored as zero (SPEC.md §5: a price is more than 0). */
const price = somePln;
const duration = z.int().positive().max(longestSlotMinutes);

/** Enough for a fortnight of both tracks in one request; a season comes in several. */
export const mostRowsAtOnce = 1500;

/** PATCH /items/Slot/{id}. Unknown keys pass, so that the handler refuses them (403). */
export const slotPatch = z
  .looseObject({
    bookedBy: z.uuid().nullable().optional(),
    payment: rowId.nullable().optional(),
    /** An extension: pays for the booking. */
    pass: rowId.optional(),
    startTime: wireTime.optional(),
    duration: duration.optional(),
    price: price.optional(),
    asset: rowId.optional(),
    event: rowId.nullable().optional(),
  })
  .refine(({ pass, bookedBy }) => pass === undefined || typeof bookedBy === 'string', {
    message: 'together',
    path: ['pass'],
  });
export type SlotPatch = z.infer<typeof slotPatch>;

export const editableFields = ['startTime', 'duration', 'price', 'asset', 'event'] as const;

/** POST /items/Slot. A new slot is free, whatever the body says: riders come through booking. */
const newSlot = z.strictObject({
  startTime: wireTime,
  duration,
  price,
  asset: rowId,
  event: rowId.nullable().optional(),
  bookedBy: z.null().optional(),
  payment: z.null().optional(),
});
export type NewSlot = z.infer<typeof newSlot>;
export const newSlots = z.union([z.array(newSlot).max(mostRowsAtOnce), newSlot]);

const slotIds = z.array(rowId).max(mostRowsAtOnce);
/** DELETE with an array, or in the official client's form. */
export const slotDeletion = z.union([slotIds, z.object({ keys: slotIds })]);
export const slotBulkPatch = z.strictObject({ keys: slotIds, data: slotPatch });

/** POST /items/SlotEdit: a staff note about a range of slots (SPEC.md §3); the server sets author and time. */
export const newSlotEdit = z.strictObject({
  start: wireTime,
  end: wireTime,
  actionType: z.enum(['create', 'delete']),
  asset: rowId,
});
export type NewSlotEdit = z.infer<typeof newSlotEdit>;
