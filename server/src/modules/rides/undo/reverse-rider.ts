import { ParkError } from '@cablepark/domain/errors';
import { lockActiveAccount } from '../../accounts/locks/index.ts';
import { changeRider } from '../../bookings/index.ts';
import { findPassRide, lockPassRow } from '../../passes/index.ts';
import { lockPayment } from '../../payments/index.ts';
import { lockSlot } from '../../slots/rows/index.ts';
import { payRide } from '../pay/pay-with-pass.ts';
import { newerOf } from './action-rides.ts';
import { type PrepareReversal, plainFacts } from './reversal.ts';

/** A booking returns to its former rider; where their pass had paid for it, the pass pays again. */
export const reverseRider: PrepareReversal = async (transaction, { rides }) => {
  const { db, engine, zone } = transaction;
  const [{ before, after }] = rides;
  const riders = [before.rider, after.rider].filter((each) => each !== null).toSorted();
  const activeRiders = new Set<string>();
  for (const id of riders) if (await lockActiveAccount(db, engine, id)) activeRiders.add(id);
  if (after.payment !== null) await lockPayment(db, engine, after.payment);
  const isPassBack = before.payment !== null && after.payment === null;
  const ride = isPassBack && before.payment !== null ? await findPassRide(db, before.payment) : null;
  if (ride) await lockPassRow(db, engine, ride.pass);
  const slot = await lockSlot(db, engine, after.slot);
  return {
    facts: {
      ...plainFacts,
      newer: await newerOf(transaction, rides),
      isRiderActive: before.rider !== null && activeRiders.has(before.rider),
    },
    run: async () => {
      if (!slot || before.rider === null) throw new ParkError('CHANGED_MEANWHILE');
      await changeRider(transaction, slot, before.rider);
      if (ride) await payRide(transaction, { slot: { ...slot, rider: before.rider }, pass: ride.pass, zone });
    },
  };
};
