import type { Actor } from '@cablepark/domain/accounts/actor';
import { type Decision, enforce, type Refusal } from '@cablepark/domain/decision';
import { decideCorrectingRider } from '@cablepark/domain/desk/corrections';
import { rideStateOf } from '@cablepark/domain/desk/desk-actions';
import { ParkError } from '@cablepark/domain/errors';
import { deskReasons } from '@cablepark/domain/payments/void-reasons';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { type Guest, insertGuest } from '../../accounts/rows/index.ts';
import { writeAudit } from '../../audit/index.ts';
import { findRideFacts, hasNoShow } from '../../bookings/index.ts';
import { type ActionRide, writeDeskAction } from '../../desk-actions/index.ts';
import { findVoidedSale } from '../../passes/index.ts';
import { type StoredSlot, slotFailure } from '../../slots/rows/index.ts';
import { endPayment } from '../give-back/void-payment.ts';
import { giveToRider, type LockedTogether, lockTogether } from './rides-together.ts';

/** The correct rider: an account, or a guest who gets an account without a log-in. */
export type RightRider = { account: string } | Guest;

/**
 * Gives a booking to the correct rider, also a paid one and after the ride. A party changes its contact with all its rides.
 * Payments stay, but a ride paid with a pass goes back to the pass.
 * @throws SLOT_NOT_BOOKED, SLOT_HELD, FORBIDDEN (no such slot, paid online or by a voided pass, or of a group that enquired), INVALID_FOREIGN_KEY (no
 * such rider), CLOSED (its rider has an open question about it), SLOT_TAKEN
 */
export async function correctRider(
  context: AppContext,
  actor: Actor,
  id: number,
  right: RightRider,
): Promise<void> {
  try {
    await inTransaction(context, actor, async (transaction) => {
      const to = 'account' in right ? right.account : await insertGuest(transaction, right);
      const together = await lockTogether(transaction, id, { to });
      enforce(await decideAll(transaction.db, together, to));
      const slots = together.slots.flatMap((slot) => (slot === null || slot.rider === to ? [] : [slot]));
      const rides: ActionRide[] = [];
      for (const slot of slots) rides.push(await prepareRide(transaction, slot, { together, to }));
      if (rides.length === 0) return;
      const bills = await giveToRider(transaction, together, to);
      await writeDeskAction(transaction, { kind: 'rider', rides, bills });
      for (const { before, after } of rides)
        await writeAudit(transaction, {
          action: 'slot.correct',
          subjectId: after.slot,
          before: { rider: before.rider, payment: before.payment },
          after: { rider: after.rider, payment: after.payment },
        });
    });
  } catch (error) {
    throw slotFailure(error);
  }
}

/** Returns one decision for all rides: the first refusal. */
async function decideAll(
  db: Db,
  { slots, passRides, isRiderActive }: LockedTogether,
  rider: string,
): Promise<Decision | Refusal> {
  let answer: Decision | Refusal = 'unchanged';
  for (const slot of slots) {
    const booking = slot?.booking ?? null;
    const facts = booking === null ? noFacts : await findRideFacts(db, booking);
    const pass = passRides.get(slot?.payment ?? 0)?.pass ?? null;
    const isPassVoided = pass !== null && (await findVoidedSale(db, pass)) !== null;
    const decision = decideCorrectingRider({ slot, rider, isRiderActive, isPassVoided, ...facts });
    if (decision !== 'ok' && decision !== 'unchanged') return decision;
    if (decision === 'ok') answer = decision;
  }
  return answer;
}

const noFacts = { isBilledOnline: false, isOfEnquiry: false, isAsked: false };

/** Ends the ride's payment by a pass, because the pass belongs to the wrong rider. @returns the ride before and after */
async function prepareRide(
  transaction: TransactionContext,
  slot: StoredSlot,
  { together: { payments, passRides }, to }: { together: LockedTogether; to: string },
): Promise<ActionRide> {
  const { booking, payment: id } = slot;
  if (booking === null) throw new ParkError('CHANGED_MEANWHILE');
  const before = rideStateOf(slot, await hasNoShow(transaction.db, booking));
  const onPass = id !== null && passRides.has(id) ? payments.get(id) : null;
  if (onPass) {
    const ending = { reason: deskReasons.corrected, isKept: false, backBy: null };
    await endPayment(transaction, onPass, { ...ending, zone: transaction.zone });
  }
  return { booking, before, after: { ...before, rider: to, payment: onPass ? null : id } };
}
