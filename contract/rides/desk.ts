import type { Call } from '../call.ts';
import { noShowBody, walkInBody } from './desk.schema.ts';
import { slotRow } from './slots.schema.ts';

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
