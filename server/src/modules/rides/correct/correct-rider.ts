import type { Actor } from '@cablepark/domain/accounts/actor';
import { enforce } from '@cablepark/domain/decision';
import { decideCorrectingRider } from '@cablepark/domain/desk/corrections';
import { rideStateOf } from '@cablepark/domain/desk/desk-actions';
import { ParkError } from '@cablepark/domain/errors';
import { deskReasons } from '@cablepark/domain/payments/void-reasons';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { lockActiveAccount } from '../../accounts/locks/index.ts';
import { type Guest, insertGuest } from '../../accounts/rows/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { changeRider, findRideFacts, findSlot, hasNoShow } from '../../bookings/index.ts';
import { writeDeskAction } from '../../desk-actions/index.ts';
import { lockSlot, slotFailure } from '../../slots/rows/index.ts';
import { endPayment } from '../give-back/void-payment.ts';
import { lockPayments } from '../lock-payments.ts';

/** The right rider: an account, or a guest who gets one without a log-in. */
export type RightRider = { account: string } | Guest;

/**
 * Gives a booking to the right rider, also a paid one and after the ride. Its payment stays, but a ride of a pass goes back to the pass.
 * @throws SLOT_NOT_BOOKED, SLOT_HELD, FORBIDDEN (no such slot, paid online, or one of a party), INVALID_FOREIGN_KEY (no such rider), SLOT_TAKEN
 */
export async function correctRider(
  context: AppContext,
  actor: Actor,
  id: number,
  right: RightRider,
): Promise<void> {
  try {
    await inTransaction(context, actor, async (transaction) => {
      const { db, engine } = transaction;
      const slotBefore = await findSlot(db, id);
      const rider = await lockRiders(transaction, slotBefore?.rider ?? null, right);
      const { payments, passRides } = await lockPayments(transaction, [slotBefore?.payment ?? null]);
      const slot = await lockSlot(db, engine, id);
      const booking = slot?.booking ?? null;
      const facts = booking === null ? null : await findRideFacts(db, booking);
      const decision = decideCorrectingRider({
        slot,
        rider: rider.id,
        isRiderActive: rider.isActive,
        isBilled: facts?.isBilled ?? false,
        isOfParty: facts?.isOfParty ?? false,
      });
      if (enforce(decision) === 'unchanged' || !slot || booking === null) return;
      if (slot.rider !== slotBefore?.rider || slot.payment !== slotBefore.payment)
        throw new ParkError('CHANGED_MEANWHILE');
      const isMissing = await hasNoShow(db, booking);
      const before = rideStateOf(slot, isMissing);
      const onPass = slot.payment !== null && passRides.has(slot.payment) ? payments.get(slot.payment) : null;
      if (onPass) {
        const ending = { reason: deskReasons.corrected, isKept: false, backBy: null };
        await endPayment(transaction, onPass, { ...ending, zone: transaction.zone });
      }
      await changeRider(transaction, slot, rider.id);
      const after = { ...before, rider: rider.id, payment: onPass ? null : slot.payment };
      await writeDeskAction(transaction, { kind: 'rider', rides: [{ booking, before, after }] });
      await writeAudit(transaction, {
        action: 'slot.correct',
        subjectId: id,
        before: { rider: before.rider, payment: before.payment },
        after: { rider: after.rider, payment: after.payment },
      });
    });
  } catch (error) {
    throw slotFailure(error);
  }
}

/** Locks both riders by their ids, so that two corrections can't deadlock; a guest is new. */
async function lockRiders(
  transaction: TransactionContext,
  from: string | null,
  right: RightRider,
): Promise<{ id: string; isActive: boolean }> {
  const { db, engine } = transaction;
  if (!('account' in right)) return { id: await insertGuest(transaction, right), isActive: true };
  const to = right.account;
  let isActive = false;
  for (const id of [from, to].filter((each) => each !== null).toSorted()) {
    const account = await lockActiveAccount(db, engine, id);
    if (id === to) isActive = account !== null;
  }
  return { id: to, isActive };
}
