import type { Call } from '../call.ts';
import { deskBillAnswer, deskBillBody } from './desk-bills.schema.ts';

/** Takes one payment for several rides and things of the price list: in use where GET /server/info announces `bills`. */
export const payBillCall = {
  method: 'POST',
  path: '/desk/bills',
  body: deskBillBody,
  answer: deskBillAnswer,
} as const satisfies Call;
