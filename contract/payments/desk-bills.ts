import type { Call, ListCall } from '../call.ts';
import { billItemRows, deskBillAnswer, deskBillBody, itemReturnBody } from './desk-bills.schema.ts';

/** Takes one payment for several rides and things of the price list: in use where GET /server/info announces `bills`. */
export const payBillCall = {
  method: 'POST',
  path: '/desk/bills',
  body: deskBillBody,
  answer: deskBillAnswer,
} as const satisfies Call;

/** What the price list sold on the bill of this line (Manager). */
export const listBillItemsCall = {
  method: 'GET',
  path: '/desk/bill-items/:id',
  answer: billItemRows,
} as const satisfies ListCall;

/** Gives the money of such lines back at any time, with a reason (Editor). */
export const returnItemsCall = {
  method: 'POST',
  path: '/desk/item-returns',
  body: itemReturnBody,
  answer: billItemRows,
} as const satisfies Call;
