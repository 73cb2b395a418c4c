import type { Call } from '../call.ts';
import {
  freedRidesRow,
  freeingBody,
  riderHoldingRows,
  unpaidRidesQuery,
  unpaidRidesRow,
} from './held-rides.schema.ts';

/** A rider's held rides, for the staff: in use where `held-rides` is announced. */

/** Riders with many future rides. */
export const listRidersHoldingCall = {
  method: 'GET',
  path: '/desk/riders',
  answer: riderHoldingRows,
} as const satisfies Call;

/** Their unpaid future rides. */
export const listUnpaidRidesCall = {
  method: 'GET',
  path: '/desk/unpaid-rides',
  query: unpaidRidesQuery,
  answer: unpaidRidesRow,
} as const satisfies Call;

/** Frees the rides of the request. */
export const freeUnpaidRidesCall = {
  method: 'POST',
  path: '/desk/unpaid-rides',
  body: freeingBody,
  answer: freedRidesRow,
} as const satisfies Call;
