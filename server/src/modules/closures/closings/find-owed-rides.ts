import { fullName } from '@cablepark/domain/accounts/contact';
import { sql } from 'kysely';
import { isNotOnPaper } from '../../../db/paper-passes.ts';
import type { Db } from '../../../db/store.ts';
import { isStillThere } from './closures.store.ts';

/** A ride whose rider can collect a refund at the desk. */
export interface OwedRide {
  slot: number;
  booking: number;
  payment: number;
  /** In grosze. */
  cents: number;
  startMs: number;
  track: number;
  rider: string;
  name: string | null;
  phone: string | null;
  /** Whether its rider cancelled it and its slot is free. If not, the booking stays until the money is refunded. */
  isBookingOver: boolean;
}

/** A delayed ride that its rider cancelled. The ended booking keeps its payment until the desk refunds it. */
const isGivenBack = sql<boolean>`(closure_ride.state = 'back' and booking.state = 'cancelled')`;

/** The rides with a refund that waits at the desk, earliest first. @param rider null for the rides of everybody */
export async function findOwedRides(db: Db, rider: string | null = null): Promise<OwedRide[]> {
  const rows = await db
    .selectFrom('closure_ride')
    .innerJoin('booking', 'booking.id', 'closure_ride.booking_id')
    .innerJoin('payment', 'payment.id', 'booking.payment_id')
    .innerJoin('account', 'account.id', 'booking.account_id')
    .select(['closure_ride.slot_id', 'closure_ride.booking_id', 'closure_ride.start_at', 'booking.asset_id'])
    .select(['account.id as rider', 'account.first_name', 'account.last_name', 'account.phone'])
    .select([
      'payment.id as payment',
      'payment.amount_cents',
      sql<number>`case when ${isGivenBack} then 1 else 0 end`.as('is_given_back'),
    ])
    .where((eb) => eb.or([eb.and([eb('closure_ride.state', '=', 'owed'), isStillThere]), isGivenBack]))
    .where(isNotOnPaper)
    .$if(rider !== null, (query) => query.where('booking.account_id', '=', rider))
    .orderBy('closure_ride.start_at')
    .orderBy('closure_ride.id')
    .execute();
  return rows.map((row) => ({
    slot: row.slot_id,
    booking: row.booking_id,
    payment: row.payment,
    cents: row.amount_cents,
    startMs: row.start_at,
    track: row.asset_id ?? 0,
    rider: row.rider,
    name: fullName(row.first_name, row.last_name),
    phone: row.phone,
    isBookingOver: row.is_given_back === 1,
  }));
}
