import type { Call } from '../call.ts';
import { arrivalBody, arrivalsBody, freeMissedBody, noShowBody, walkInBody } from './desk.schema.ts';
import { slotRow, slotRows } from './slots.schema.ts';

/** The desk's own calls: in use where GET /server/info announces `desk`. */

/** Books a slot for a guest without an account. */
export const bookWalkInCall = {
  method: 'POST',
  path: '/desk/walk-ins',
  body: walkInBody,
  answer: slotRow,
} as const satisfies Call;

/** Marks a rider as missing, or removes the mark. */
export const markNoShowCall = {
  method: 'POST',
  path: '/desk/no-shows',
  body: noShowBody,
  answer: slotRow,
} as const satisfies Call;

/** Checks a rider in, or takes it back; in use where `check-in` is announced. */
export const markArrivalCall = {
  method: 'POST',
  path: '/desk/arrivals',
  body: arrivalBody,
  answer: slotRow,
} as const satisfies Call;

/** Marks several riders; a rider who is already checked in stays so. */
export const markArrivalsCall = {
  method: 'POST',
  path: '/desk/arrivals/together',
  body: arrivalsBody,
  answer: slotRows,
} as const satisfies Call;

/** Frees the rest of a slot whose rider is marked as missing. */
export const freeMissedCall = {
  method: 'POST',
  path: '/desk/missed',
  body: freeMissedBody,
  answer: slotRow,
} as const satisfies Call;
