import * as z from 'zod/mini';
import { moment } from '../fields.schema.ts';
import { cancellationRow } from './cancellations.schema.ts';
import { slotRow } from './slots.schema.ts';

/** The token of the link. */
export const mailedBookingToken = z.object({ token: z.string().check(z.maxLength(200)) });

/** The refund of a cancellation. */
const mailedBack = z.pick(cancellationRow, { back: true, amount: true });
export type MailedBack = z.infer<typeof mailedBack>;

export const mailedBooking = z.union([
  z.object({
    state: z.literal('standing'),
    first_name: z.nullable(z.string()),
    slot: z.extend(slotRow, { bookedBy: z.null() }),
    /** The start before the park delayed it; null if it is at its original time. A delayed ride can be cancelled free of charge until it starts. */
    delayed_from: z.nullable(moment),
    event: z.nullable(z.object({ name: z.string(), name_en: z.nullable(z.string()) })),
    /** For a paid booking that this page can cancel; else null. */
    back: z.nullable(mailedBack),
  }),
  z.object({ state: z.enum(['cancelled', 'missed', 'over']) }),
]);
export type MailedBooking = z.infer<typeof mailedBooking>;
