import { givenBackReasons } from '@cablepark/domain/payments/given-back';
import * as z from 'zod/mini';
import { moment } from '../fields.schema.ts';

/** A rider's own cancelled ride with a refund: to its pass, as money (PLN), or as a rain check. */
const givenBackRide = z.object({
  booking: z.int(),
  asset: z.int(),
  startTime: moment,
  duration: z.int(),
  back: z.enum(['ride', 'money', 'rainCheck']),
  /** Null for a ride of a pass and for a rain check. */
  amount: z.nullable(z.number()),
  reason: z.enum(givenBackReasons),
  /** When it was refunded. A ride that was cancelled late may be refunded later. */
  date: moment,
});
export const givenBackRides = z.array(givenBackRide);
export type GivenBackRide = z.infer<typeof givenBackRide>;
