import type { Call } from '../call.ts';
import { voidAnswer, voidBody } from './voids.schema.ts';

/** Voids a payment (Editor): the slot stays booked. Null where the slot of an ended booking is deleted. */
export const voidPaymentCall = {
  method: 'POST',
  path: '/desk/voids',
  body: voidBody,
  answer: voidAnswer,
} as const satisfies Call;
