import * as z from 'zod/mini';
import { rowId } from '../fields.schema.ts';
import { slotRows } from './slots.schema.ts';

const text = z.nullable(z.string());

export const riderHoldingRows = z.array(
  z.object({
    id: z.string(),
    first_name: text,
    last_name: text,
    email: text,
    description: text,
    /** Rides that have not begun; those of them without payment; and those on a short hold for online payment. */
    coming: z.int(),
    unpaid: z.int(),
    held: z.int(),
  }),
);
export type RiderHoldingRow = z.infer<typeof riderHoldingRows>[number];

export const unpaidRidesQuery = z.object({ rider: z.uuid() });
export const unpaidRidesRow = z.object({ rider: z.string(), slots: slotRows });

/** More than any rider can hold. */
const slotsAtMost = 5000;
export const freeingBody = z.strictObject({
  rider: z.uuid(),
  slots: z.array(rowId).check(z.minLength(1), z.maxLength(slotsAtMost)),
});

/** The freed rides, and the others: paid, begun or another rider's now. */
export const freedRidesRow = z.object({ freed: z.array(z.int()), kept: z.array(z.int()) });
export type FreedRidesRow = z.infer<typeof freedRidesRow>;
