import type { Call } from '../call.ts';
import {
  contactCorrection,
  correctedContact,
  methodCorrection,
  riderCorrection,
} from './corrections.schema.ts';
import { slotRow } from './slots.schema.ts';

/** Corrections of a ride by the desk (Manager): in use where GET /server/info announces `desk`. */

export const correctMethodCall = {
  method: 'POST',
  path: '/desk/corrections/method',
  body: methodCorrection,
  answer: slotRow,
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
