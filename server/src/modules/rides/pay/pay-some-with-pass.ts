import type { Actor } from '@cablepark/domain/accounts/actor';
import { may } from '@cablepark/domain/accounts/permissions';
import { inRidingOrder } from '@cablepark/domain/booking/party';
import { type Decision, enforce } from '@cablepark/domain/decision';
import { asPaid, type RideState } from '@cablepark/domain/desk/desk-actions';
import { ParkError } from '@cablepark/domain/errors';
import { decidePayingForSome } from '@cablepark/domain/passes/covered-rides';
import { passRefusals } from '@cablepark/domain/passes/pass-refusals';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { findUnpaidState } from '../../bookings/index.ts';
import { type ActionRide, writeDeskAction } from '../../desk-actions/index.ts';
import { lockPass, lockPassRow } from '../../passes/index.ts';
import { lockSlots, type StoredSlot } from '../../slots/rows/index.ts';
import { unbookedError } from './pay-slot.ts';
import { decideRide, payRide } from './pay-with-pass.ts';

/** A ride that the pass does not pay for. */
interface LeftRide {
  slot: number;
  code: (typeof passRefusals)[number];
}

interface PaidForSome {
  /** All requested slots, as they are after the payment. */
  slots: readonly StoredSlot[];
  left: readonly LeftRide[];
}

/**
 * Pays with a pass for as many of these rides as it can, in riding order; the others stay unpaid.
 * @throws as `payRide` if it pays for none, and for any refusal that has another cause than the pass
 */
export async function paySomeWithPass(
  context: AppContext,
  actor: Actor,
  request: { slots: readonly number[]; pass: number },
): Promise<PaidForSome> {
  const { zone } = context.config;
  return await inTransaction(context, actor, async (transaction) => {
    const { db, engine } = transaction;
    await lockPassRow(db, engine, request.pass);
    const ids = [...new Set(request.slots)].toSorted((a, b) => a - b);
    const slots = [...(await lockSlots(db, engine, ids)).values()].toSorted(inRidingOrder);
    if (slots.length < ids.length)
      throw new ParkError('INVALID_FOREIGN_KEY', { extensions: { field: 'slots' } });
    const decisions: Decision[] = [];
    const paidRides: ActionRide[] = [];
    for (const slot of slots) {
      // Read the pass again: the previous ride has reduced its balance.
      const pass = await lockPass(db, engine, request.pass);
      const ride = { slot, pass: request.pass, zone };
      const decision = await decideRide(transaction, pass, ride);
      decisions.push(decision);
      if (decision !== 'ok') continue;
      const before = await findUnpaidState(db, slot);
      paidRides.push(...actionOf(slot, before, await payRide(transaction, ride)));
    }
    // A refusal that has another cause than the pass rolls back all payments.
    enforce(decidePayingForSome(decisions), unbookedError);
    if (may(actor.role, 'payment.create'))
      await writeDeskAction(transaction, { kind: 'payment', rides: paidRides });
    const left = slots.flatMap(({ id }, index): LeftRide[] => {
      const code = passRefusals.find((refusal) => refusal === decisions[index]);
      return code === undefined ? [] : [{ slot: id, code }];
    });
    return { slots: [...(await lockSlots(db, engine, ids)).values()], left };
  });
}

function actionOf({ booking }: StoredSlot, before: RideState, payment: number): ActionRide[] {
  return booking === null ? [] : [{ booking, before, after: asPaid(before, payment) }];
}
