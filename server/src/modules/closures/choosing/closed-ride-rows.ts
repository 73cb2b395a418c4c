import type { Closure } from '@cablepark/domain/closures/closure';
import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import { findDelayedFrom, type LinkedBooking, readBookingToken } from '../../bookings/index.ts';
import { withTracks } from '../../tracks/state/index.ts';
import type { StoredClosedRide } from '../closings/closures.store.ts';

/** The closed ride that a link leads to. */
export interface LinkedClosedRide {
  booking: LinkedBooking;
  firstName: string | null;
  ride: StoredClosedRide;
  closure: Closure;
  /** The original start of a ride that stops delayed; null for a closed ride. */
  delayedFrom: Temporal.Instant | null;
}

/** The newest closed ride of a booking's link. @throws FORBIDDEN for an invalid token, a deleted account, and a ride that no closure affects */
export async function requireClosedRide(context: AppContext, token: string): Promise<LinkedClosedRide> {
  const found = await findLinkedRide(context, token);
  if (!found) throw new ParkError('NOT_FOUND');
  return found;
}

/** As `requireClosedRide`, but null for a booking that no closure affects. @throws FORBIDDEN for an invalid token, and a deleted account */
export async function findLinkedRide(context: AppContext, token: string): Promise<LinkedClosedRide | null> {
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
  const found = ride && (await readClosure(db, ride.closure_id));
  if (!account) throw new ParkError('NOT_FOUND');
  if (!ride || !found) return null;
  const { closure, isOfStop } = found;
  const start = Temporal.Instant.fromEpochMilliseconds(ride.start_at);
  const delayedFrom = isOfStop ? await findDelayedFrom(db, { booking: booking.booking, start }) : null;
  return { booking, firstName: account.first_name, ride, closure, delayedFrom };
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

async function readClosure(db: Db, id: number): Promise<{ closure: Closure; isOfStop: boolean } | null> {
  const rows = await db.selectFrom('closure').selectAll().where('id', '=', id).execute();
  const closure = (await withTracks(db, rows))[0];
  return closure ? { closure, isOfStop: rows[0]?.stop_id != null } : null;
}

/** Records that riders have opened the questions about these rides, for staff to see. A read-only database must not break the page. */
export async function markSeen({ store, clock, log }: AppContext, rides: readonly Seen[]): Promise<void> {
  const unseen = rides.filter(({ seen_at }) => seen_at === null).map(({ id }) => id);
  if (unseen.length === 0) return;
  try {
    await store.db
      .updateTable('closure_ride')
      .set({ seen_at: clock.now().epochMilliseconds })
      .where('id', 'in', unseen)
      .where('seen_at', 'is', null)
      .execute();
  } catch (err) {
    log.warn({ err, rides: unseen }, 'opened questions could not be noted');
  }
}

type Seen = Pick<StoredClosedRide, 'id' | 'seen_at'>;
