import { ParkError } from '@cablepark/domain/errors';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { findRideFacts } from '../../bookings/index.ts';
import type { ActionRide } from '../../desk-actions/index.ts';
import { findPassRide } from '../../passes/index.ts';
import { giveToRider, type LockedTogether, lockTogether } from '../correct/rides-together.ts';
import { payRide } from '../pay/pay-with-pass.ts';
import { newerOf } from './action-rides.ts';
import { type PrepareReversal, plainFacts } from './reversal.ts';

/** Returns bookings to their former rider. If that rider's pass had paid, it pays again. */
export const reverseRider: PrepareReversal = async (transaction, { rides, bills }) => {
  const { zone } = transaction;
  const [{ before, after }] = rides;
  const to = before.rider;
  if (to === null) throw new ParkError('CHANGED_MEANWHILE');
  const passOf = await findPassesBack(transaction, rides);
  const together = await lockTogether(transaction, after.slot, { to, passes: [...passOf.values()] });
  const isSame = haveSameSlots(together, rides);
  return {
    facts: {
      ...plainFacts,
      // The party has got another ride since, which would stay with the new rider.
      newer: (await newerOf(transaction, rides)) ?? (isSame ? null : 'rider'),
      place: (await isAnyAsked(transaction, rides)) ? 'closed' : 'none',
      isRiderActive: together.isRiderActive,
    },
    run: async () => {
      await giveToRider(transaction, withBills(together, bills), to);
      for (const slot of together.slots) {
        const pass = slot && passOf.get(slot.id);
        if (pass) await payRide(transaction, { slot: { ...slot, rider: to }, pass, zone });
      }
    },
  };
};

/** Keeps only the bills whose payer the correction changed. @param bills undefined if the action stored none: then all bills */
function withBills(together: LockedTogether, bills: readonly string[] | undefined): LockedTogether {
  return { ...together, bills: together.bills.filter((bill) => bills?.includes(bill) ?? true) };
}

/** The passes to which the correction returned a ride, by slot. */
async function findPassesBack(
  { db }: TransactionContext,
  rides: readonly ActionRide[],
): Promise<ReadonlyMap<number, number>> {
  const passOf = new Map<number, number>();
  for (const { before, after } of rides) {
    if (before.payment === null || after.payment !== null) continue;
    const ride = await findPassRide(db, before.payment);
    if (ride) passOf.set(after.slot, ride.pass);
  }
  return passOf;
}

/** Whether the current rider has an open question about one of the rides, because it was closed or delayed since. */
async function isAnyAsked({ db }: TransactionContext, rides: readonly ActionRide[]): Promise<boolean> {
  for (const { booking } of rides) if ((await findRideFacts(db, booking)).isAsked) return true;
  return false;
}

function haveSameSlots({ slots }: LockedTogether, rides: readonly ActionRide[]): boolean {
  const ids = new Set(slots.flatMap((slot) => slot?.id ?? []));
  return ids.size === rides.length && rides.every(({ after }) => ids.has(after.slot));
}
