import type { Call } from '../call.ts';
import {
  billMethodCorrection,
  contactCorrection,
  correctedBill,
  correctedContact,
  methodCorrection,
  methodPreview,
  riderCorrection,
} from './corrections.schema.ts';
import { slotRow } from './slots.schema.ts';

/** Corrections of a ride by the desk (Manager): in use where GET /server/info announces `desk`. */

/** What correcting the method of this payment corrects. */
export const previewMethodCall = {
  method: 'GET',
  path: '/desk/corrections/method/:id',
  answer: methodPreview,
} as const satisfies Call;

export const correctMethodCall = {
  method: 'POST',
  path: '/desk/corrections/method',
  body: methodCorrection,
  answer: slotRow,
} as const satisfies Call;

/** Corrects the method of a bill without rides. */
export const correctBillCall = {
  method: 'POST',
  path: '/desk/corrections/bill',
  body: billMethodCorrection,
  answer: correctedBill,
} as const satisfies Call;

export const correctRiderCall = {
  method: 'POST',
  path: '/desk/corrections/rider',
  body: riderCorrection,
  answer: slotRow,
} as const satisfies Call;

export const correctContactCall = {
  method: 'POST',
  path: '/desk/corrections/contact',
  body: contactCorrection,
  answer: correctedContact,
} as const satisfies Call;
