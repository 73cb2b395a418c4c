import type { Actor } from '@cablepark/domain/accounts/actor';
import { decideMove } from '@cablepark/domain/booking/desk-rules';
import { answerTogether, decideMovingTogether, type PartyRefusal } from '@cablepark/domain/booking/party';
import { type Decision, enforce, type Refusal } from '@cablepark/domain/decision';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { writeDeskAction } from '../../desk-actions/index.ts';
import { lockSlots, type StoredSlot, slotOf } from '../../slots/rows/index.ts';
import { findTrackState } from '../../tracks/state/index.ts';
import { refusalWithSlots } from '../refusal-with-slots.ts';
import { carryRides, lockBookings, type Move, requireUnchanged } from './moving.ts';

/**
 * Moves several bookings with their payments, all or none. A booking may take the slot that another leaves, so that two can swap.
 * @returns their slots, old and new @throws as `moveBooking`, with the refusing slots
 */
export async function moveTogether(
  context: AppContext,
  actor: Actor,
  moves: readonly Move[],
): Promise<StoredSlot[]> {
  enforce(decideMovingTogether(actor, moves));
  return await inTransaction(context, actor, async (transaction) => {
    const { db, engine } = transaction;
    const { erasedRiders, slotsBefore } = await lockBookings(
      transaction,
      moves.map(({ from }) => from),
    );
    const ids = [...new Set(moves.flatMap(({ from, to }) => [from, to]))].toSorted((a, b) => a - b);
    const slots = await lockSlots(db, engine, ids);
    enforce(await decideAll(transaction, moves, { slots, erasedRiders }), refusalWithSlots);
    requireUnchanged(slots, slotsBefore);
    const rides = await carryRides(transaction, moves, { slots, isUndo: false });
    // Writes one action for all moves, so that one tap undoes them.
    await writeDeskAction(transaction, { kind: 'moves', rides });
    return [...(await lockSlots(db, engine, ids)).values()];
  });
}

interface MovingFacts {
  slots: ReadonlyMap<number, StoredSlot>;
  erasedRiders: ReadonlySet<string>;
}

/** A slot that another of these bookings leaves counts as free. */
async function decideAll(
  { db, now }: TransactionContext,
  moves: readonly Move[],
  { slots, erasedRiders }: MovingFacts,
): Promise<Decision | PartyRefusal> {
  const leftSlots = new Set(moves.map(({ from }) => from));
  const decisions = new Map<number, Decision | Refusal>();
  for (const move of moves) {
    const from = slotOf(slots, move.from);
    const target = slotOf(slots, move.to);
    const to = leftSlots.has(target.id) ? { ...target, rider: null } : target;
    const isRiderErased = from.rider !== null && erasedRiders.has(from.rider);
    const { track: toTrack, closure: toClosure } = await findTrackState(db, to);
    decisions.set(from.id, decideMove({ from, to, now, isRiderErased, toTrack, toClosure }));
  }
  return answerTogether(decisions);
}
