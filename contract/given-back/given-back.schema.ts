import { givenBackReasons } from '@cablepark/domain/payments/given-back';
import * as z from 'zod/mini';
import { moment } from '../fields.schema.ts';

/** A cancelled ride of one's own that came back: to its pass, as money (PLN), or as a rain check. */
const givenBackRide = z.object({
  booking: z.int(),
  asset: z.int(),
  startTime: moment,
  duration: z.int(),
  back: z.enum(['ride', 'money', 'rainCheck']),
  /** Null for a ride of a pass and for a rain check. */
  amount: z.nullable(z.number()),
  reason: z.enum(givenBackReasons),
  /** When it was given back, or cancelled and kept until then. */
  date: moment,
});
export const givenBackRides = z.array(givenBackRide);
export type GivenBackRide = z.infer<typeof givenBackRide>;
