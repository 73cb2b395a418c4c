import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { slotRow } from '../rides/slots.schema.ts';
import { voidBody } from './voids.schema.ts';

/** Voids a payment (Editor): the slot stays booked. Null where the slot of an ended booking is deleted. */
export const voidPaymentCall = {
  method: 'POST',
  path: '/desk/voids',
  body: voidBody,
  answer: z.nullable(slotRow),
} as const satisfies Call;
