import {
  decideBookingAgain,
  decideHoldingAgain,
  decideMoreRides,
  decideMovedRide,
  type RideLimitRefusal,
} from '@cablepark/domain/booking/ride-limits';
import { enforce, type Refusal } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import type { RideLimits } from '@cablepark/domain/park/policy';
import type { Slot } from '@cablepark/domain/slots/slot';
import { dayOf } from '@cablepark/domain/time/park-time';
import type { TransactionContext } from '../../db/transaction-context.ts';
import { countRides, findFilledBudgets, findLapses } from './rider-limits.store.ts';

/** The park's ride limits, and the time zone of its days. */
export interface BookingLimits {
  limits: RideLimits;
  zone: string;
}

/** The locked account of a rider who books for themselves. */
export interface BookingAccount {
  id: string;
  email: string | null;
  proved_email: string | null;
}

interface LimitCheck extends BookingLimits {
  slot: Slot;
  account: BookingAccount;
  isHeld: boolean;
}

/**
 * Checks a rider's own booking against the limits: upcoming rides, lapsed holds, bookings per period.
 * @throws RIDE_LIMIT, HOLD_AGAIN_LATER, REQUESTS_EXCEEDED
 */
export async function requireRoom(
  { db, actor, now }: TransactionContext,
  { slot, account, isHeld, limits, zone }: LimitCheck,
): Promise<void> {
  const { id, email, proved_email } = account;
  const ridesHeld = await countRides(db, id, slot, { now, zone });
  const isEmailProved = email !== null && proved_email === email;
  enforce(decideMoreRides({ actor, isEmailProved, held: ridesHeld, limits }), limitError(isEmailProved));
  if (isHeld) {
    const lapses = await findLapses(db, slot.id, id);
    enforce(decideHoldingAgain(lapses, now), ({ code, until }) =>
      code === 'HOLD_AGAIN_LATER'
        ? new ParkError(code, { extensions: { slot: slot.id, until: until?.toString() } })
        : undefined,
    );
  }
  await requireBudget({ db, actor, now }, id);
}

/**
 * Checks a rider who moves a ride against the limits: rides on the new day, bookings per period.
 * @throws RIDE_LIMIT, REQUESTS_EXCEEDED
 */
export async function requireRoomToMove(
  { db, actor, now }: TransactionContext,
  { from, slot, account, limits, zone }: Omit<LimitCheck, 'isHeld'> & { from: Slot },
): Promise<void> {
  const { id, email, proved_email } = account;
  const ridesHeld = await countRides(db, id, slot, { now, zone });
  const isEmailProved = email !== null && proved_email === email;
  const isSameDay = dayOf(from.start, zone).equals(dayOf(slot.start, zone));
  const decision = decideMovedRide({ actor, isEmailProved, held: ridesHeld, limits, isSameDay });
  enforce(decision, limitError(isEmailProved));
  await requireBudget({ db, actor, now }, id);
}

function limitError(isEmailProved: boolean) {
  return ({ code, limit, per }: Refusal & Partial<RideLimitRefusal>): ParkError | undefined =>
    code === 'RIDE_LIMIT'
      ? new ParkError(code, { extensions: { limit, per, email_proved: isEmailProved } })
      : undefined;
}

async function requireBudget(
  { db, actor, now }: Pick<TransactionContext, 'db' | 'actor' | 'now'>,
  rider: string,
): Promise<void> {
  const filledBudgets = await findFilledBudgets(db, rider, now);
  enforce(decideBookingAgain(actor, filledBudgets, now), ({ code, limit, until }) => {
    if (code !== 'REQUESTS_EXCEEDED' || !until) return undefined;
    const retryAfter = Math.ceil(now.until(until).total('seconds'));
    return new ParkError(code, { extensions: { limit, reset: until.toString() }, retryAfter });
  });
}
