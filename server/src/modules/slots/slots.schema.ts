import { readWireTime, requireWireTime } from '@cablepark/contract/wire-time';
import { longestSlotMinutes } from '@cablepark/domain/park/policy';
import { isPlannable } from '@cablepark/domain/time/park-time';
import * as z from 'zod';
import { somePln } from '../../http/money.schema.ts';

export const rowId = z.int().positive().max(2_147_483_647);
/** A time that slots and events may be made for. */
export const wireTime = z
  .string()
  .max(40)
  .refine((text) => readWireTime(text) !== null, 'regex')
  .refine((text) => isPlannable(requireWireTime(text)), {
    error: 'range',
    when: ({ issues }) => issues.length === 0,
  })
  .meta({ format: 'date-time' });
/** PLN. Less than a grosz would be kept as nothing (SPEC.md §5: a price is more than 0). */
const price = somePln;
const duration = z.int().positive().max(longestSlotMinutes);

/** Enough for a fortnight of both tracks in one request; a season comes in several. */
export const mostRowsAtOnce = 1500;

/** PATCH /items/Slot/{id}. Keys that are not known stay, so that they can be refused as not permitted (403). */
export const slotPatch = z
  .looseObject({
    bookedBy: z.uuid().nullable().optional(),
    payment: rowId.nullable().optional(),
    /** Of ours: pays for what is booked. */
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

/** POST /items/Slot. A new slot is free: whoever holds it later comes through booking, whatever the body says. */
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
/** DELETE with an array, or as the official client sends it. */
export const slotDeletion = z.union([slotIds, z.object({ keys: slotIds })]);
export const slotBulkPatch = z.strictObject({ keys: slotIds, data: slotPatch });

/** POST /items/SlotEdit: what staff did with a range of slots (SPEC.md §3); who and when are the server's to say. */
export const newSlotEdit = z.strictObject({
  start: wireTime,
  end: wireTime,
  actionType: z.enum(['create', 'delete']),
  asset: rowId,
});
export type NewSlotEdit = z.infer<typeof newSlotEdit>;
