import { isGivenBackByErasure } from '@cablepark/domain/booking/rules';
import type { Db } from '../../db/store.ts';
import { findRidesToCome } from './release-rides.store.ts';

/** How many bookings the erasure of this rider would free now. */
export async function countFreedByErasure(db: Db, rider: string, now: Temporal.Instant): Promise<number> {
  const rides = await findRidesToCome(db, rider, now.epochMilliseconds);
  return rides.filter((ride) => isGivenBackByErasure(ride, now)).length;
}
