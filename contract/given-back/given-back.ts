import type { Call } from '../call.ts';
import { givenBackRides } from './given-back.schema.ts';

/** The rides of one's own that came back within a year, the latest first: in use where GET /server/info announces `given-back`. */
export const listGivenBackCall = {
  method: 'GET',
  path: '/me/given-back',
  answer: givenBackRides,
} as const satisfies Call;
