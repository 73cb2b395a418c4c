import type { Actor } from '@cablepark/domain/accounts/actor';
import { decideMove } from '@cablepark/domain/booking/desk-rules';
import { enforce } from '@cablepark/domain/decision';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { writeDeskAction } from '../../desk-actions/index.ts';
import { lockSlots, slotOf } from '../../slots/rows/index.ts';
import { findTrackState } from '../../tracks/state/index.ts';
import { carryRides, lockBookings, type Move, requireUnchanged } from './moving.ts';

/**
 * Moves a booking with its payment to a free slot in one transaction, also while an online payment is open.
 * The history gets a cancellation and a booking. A pass that paid for the old slot pays for the new one.
 * @throws as `takePaymentAlong` for a pass, SLOT_NOT_BOOKED, SLOT_TAKEN, TOO_LATE, TRACK_CLOSED (its new track is retired), INVALID_FOREIGN_KEY (an
 * erased rider's), FORBIDDEN (no such slot).
 */
export async function moveBooking(context: AppContext, actor: Actor, move: Move): Promise<void> {
  await inTransaction(context, actor, async (transaction) => {
    const { db, engine, now } = transaction;
    const { erasedRiders, slotsBefore } = await lockBookings(transaction, [move.from]);
    const slots = await lockSlots(db, engine, [move.from, move.to]);
    const [from, to] = [slotOf(slots, move.from), slotOf(slots, move.to)];
    const isRiderErased = from.rider !== null && erasedRiders.has(from.rider);
    const { track: toTrack, closure: toClosure } = await findTrackState(db, to);
    if (enforce(decideMove({ from, to, now, isRiderErased, toTrack, toClosure })) === 'unchanged') return;
    requireUnchanged(slots, slotsBefore);
    const rides = await carryRides(transaction, [move], { slots, isUndo: false });
    await writeDeskAction(transaction, { kind: 'move', rides });
  });
}
