import type { Closure } from '@cablepark/domain/closures/closure';
import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import { type LinkedBooking, readBookingToken } from '../../bookings/index.ts';
import { withTracks } from '../../tracks/rows/index.ts';
import type { StoredClosedRide } from '../closings/closures.store.ts';

/** A ride of a closure behind its link. */
export interface LinkedClosedRide {
  booking: LinkedBooking;
  firstName: string | null;
  ride: StoredClosedRide;
  closure: Closure;
}

/** The newest closed ride of a booking's link. @throws FORBIDDEN for an invalid token, a deleted account, and a ride that no closure affects */
export async function requireClosedRide(context: AppContext, token: string): Promise<LinkedClosedRide> {
  const { db } = context.store;
  const booking = await readBookingToken(context, token);
  if (!booking) throw new ParkError('NOT_FOUND');
  const account = await db
    .selectFrom('account')
    .select('first_name')
    .where('id', '=', booking.rider)
    .where('status', '=', 'active')
    .executeTakeFirst();
  const ride = await findRideOf(db, booking.booking);
  const closure = ride && (await readClosure(db, ride.closure_id));
  if (!account || !ride || !closure) throw new ParkError('NOT_FOUND');
  return { booking, firstName: account.first_name, ride, closure };
}

async function findRideOf(db: Db, booking: number): Promise<StoredClosedRide | null> {
  const row = await db
    .selectFrom('closure_ride')
    .selectAll()
    .where('booking_id', '=', booking)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

export async function readClosure(db: Db, id: number): Promise<Closure | null> {
  const rows = await db.selectFrom('closure').selectAll().where('id', '=', id).execute();
  return (await withTracks(db, rows))[0] ?? null;
}
