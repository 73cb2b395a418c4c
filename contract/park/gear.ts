import type { Call, ListCall } from '../call.ts';
import { gearBody, gearDayQuery, gearRows } from './gear.schema.ts';

/** Gear wanted at rides: in use where GET /server/info announces `gear`, as the park marks rows of its price list. */

/** For one's own upcoming rides. */
export const listOwnGearCall = {
  method: 'GET',
  path: '/me/gear',
  answer: gearRows,
} as const satisfies ListCall;

/** Of all rides of a day (staff). */
export const listGearCall = {
  method: 'GET',
  path: '/desk/gear',
  query: gearDayQuery,
  answer: gearRows,
} as const satisfies ListCall;

/** Riders for their own rides until the start, staff for any. */
export const chooseGearCall = {
  method: 'PATCH',
  path: '/gear',
  body: gearBody,
  answer: gearRows,
} as const satisfies Call;
