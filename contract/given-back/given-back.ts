import type { Call } from '../call.ts';
import { givenBackRides } from './given-back.schema.ts';

/** A rider's own rides with a refund within a year, latest first; available if GET /server/info announces `given-back`. */
export const listGivenBackCall = {
  method: 'GET',
  path: '/me/given-back',
  answer: givenBackRides,
} as const satisfies Call;
