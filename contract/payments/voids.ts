import type { Call } from '../call.ts';
import { slotRow } from '../rides/slots.schema.ts';
import { voidBody } from './voids.schema.ts';

/** Voids a payment (Editor): the slot stays booked. */
export const voidPaymentCall = {
  method: 'POST',
  path: '/desk/voids',
  body: voidBody,
  answer: slotRow,
} as const satisfies Call;
