import * as z from 'zod/mini';

/** A slot in the API (SPEC.md §3): `price` in PLN, `duration` in minutes, `asset` is the track. */
export const slotRow = z.object({
  id: z.int(),
  startTime: z.string(),
  duration: z.int(),
  price: z.number(),
  asset: z.int(),
  bookedBy: z.nullable(z.string()),
  payment: z.nullable(z.int()),
  event: z.nullable(z.int()),
});
export const slotRows = z.array(slotRow);
export type SlotRow = z.infer<typeof slotRow>;

/** Only where the query names it, and only for the holder and the staff. */
export const heldSlotFields = z.object({
  hold_until: z.nullable(z.string()),
  /** When the rider was checked in. */
  arrived_at: z.nullable(z.string()),
});
/** A rider who did not come: who marked it and when. */
export const noShowRow = z.object({
  id: z.int(),
  slot: z.int(),
  date_created: z.string(),
  user_created: z.string(),
});

/** Bookings and cancellations; `late`: a cancellation inside the free limit of its day. */
export const historyRow = z.object({
  id: z.int(),
  /** `book`; any other value means cancelled (SPEC.md §3). */
  actionType: z.string(),
  date_created: z.string(),
  slotId: z.int(),
  /** The rider whose booking it is. */
  userId: z.string(),
  /** The account that did it: the rider, or a member of the staff. */
  actorId: z.string(),
  late: z.boolean(),
});
export type HistoryRow = z.infer<typeof historyRow>;
