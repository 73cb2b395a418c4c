import {
  decideBookingAgain,
  decideHoldingAgain,
  decideMoreRides,
} from '@cablepark/domain/booking/ride-limits';
import { enforce } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import { policyOf } from '@cablepark/domain/park/content';
import type { RideLimits } from '@cablepark/domain/park/policy';
import type { Slot } from '@cablepark/domain/slots/slot';
import type { AppContext } from '../../context.ts';
import type { TransactionContext } from '../../db/transaction.ts';
import { countRides, findBookedLately, findLapses } from './rider-limits.store.ts';

/** The park's limits of rides, and the zone by which its days are counted. */
export interface BookingLimits {
  limits: RideLimits;
  zone: string;
}

/** Not from inside a transaction (`remembered.ts`). */
export async function readBookingLimits({
  content,
  config,
}: Pick<AppContext, 'content' | 'config'>): Promise<BookingLimits> {
  return { limits: policyOf(await content.read()), zone: config.zone };
}

interface Asked extends BookingLimits {
  slot: Slot;
  /** The account of who books for themselves, locked. */
  account: { id: string; email: string | null; proved_email: string | null };
  isHeld: boolean;
}

/**
 * Holds a rider who books for themselves to the limits: rides to come, holds that lapsed, bookings within a time.
 * @throws RIDE_LIMIT, HOLD_AGAIN_LATER, REQUESTS_EXCEEDED
 */
export async function requireRoom(
  { db, actor, now }: TransactionContext,
  { slot, account, isHeld, limits, zone }: Asked,
): Promise<void> {
  const { id, email, proved_email } = account;
  const held = await countRides(db, id, slot, { now, zone });
  const isEmailProved = email !== null && proved_email === email;
  enforce(decideMoreRides({ actor, isEmailProved, held, limits }), ({ code, limit, per }) =>
    code === 'RIDE_LIMIT'
      ? new ParkError(code, { extensions: { limit, per, email_proved: isEmailProved } })
      : undefined,
  );
  if (isHeld) {
    const lapses = await findLapses(db, slot.id, id);
    enforce(decideHoldingAgain(lapses, now), ({ code, until }) =>
      code === 'HOLD_AGAIN_LATER'
        ? new ParkError(code, { extensions: { slot: slot.id, until: until?.toString() } })
        : undefined,
    );
  }
  const lately = await findBookedLately(db, id, now);
  enforce(decideBookingAgain(actor, lately, now), ({ code, limit, until }) => {
    if (code !== 'REQUESTS_EXCEEDED' || !until) return undefined;
    const retryAfter = Math.ceil(now.until(until).total('seconds'));
    return new ParkError(code, { extensions: { limit, reset: until.toString() }, retryAfter });
  });
}
