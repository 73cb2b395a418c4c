import type { Actor } from '@cablepark/domain/accounts/actor';
import { decideMove } from '@cablepark/domain/booking/desk-rules';
import { answerTogether, decideMovingTogether, type PartyRefusal } from '@cablepark/domain/booking/party';
import { type Decision, enforce, type Refusal } from '@cablepark/domain/decision';
import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { lockAccount } from '../../accounts/rows/index.ts';
import { carryBookings, findSlot } from '../../bookings/index.ts';
import { findPassRide, lockPassRow } from '../../passes/index.ts';
import { lockPayment } from '../../payments/index.ts';
import { lockSlots, type StoredSlot } from '../../slots/rows/index.ts';
import { findTrackStatus } from '../../tracks/rows/index.ts';
import { takePaymentAlong } from './move-payment.ts';

export interface Move {
  from: number;
  to: number;
}

/**
 * Moves several bookings with their payments, all of them or none. One may take the slot that another leaves, so that two change places.
 * @returns their slots, old and new @throws as `moveBooking`, with the bookings' slots that refuse
 */
export async function moveTogether(
  context: AppContext,
  actor: Actor,
  moves: readonly Move[],
): Promise<StoredSlot[]> {
  enforce(decideMovingTogether(actor, moves));
  return await inTransaction(context, actor, async (transaction) => {
    const { db, engine } = transaction;
    const erasedRiders = await lockBookings(
      transaction,
      moves.map(({ from }) => from),
    );
    const ids = [...new Set(moves.flatMap(({ from, to }) => [from, to]))].toSorted((a, b) => a - b);
    const slots = await lockSlots(db, engine, ids);
    enforce(await decideAll(transaction, moves, { slots, erasedRiders }), refusalWithSlots);
    const carriedBookings = [];
    for (const move of moves) {
      const from = slotOf(slots, move.from);
      const { rider } = from;
      if (rider === null) throw new ParkError('CHANGED_MEANWHILE');
      const to = { ...slotOf(slots, move.to), rider, booking: null, payment: null };
      const ride = { from, to, zone: context.config.zone };
      const payment = from.payment === null ? null : await takePaymentAlong(transaction, from.payment, ride);
      carriedBookings.push({ from, to, rider, payment, late: false, isUndo: false });
    }
    await carryBookings(transaction, carriedBookings);
    return [...(await lockSlots(db, engine, ids)).values()];
  });
}

/** Locks the riders' accounts, then the payments, then their passes, each by its number (`db/locks.ts`). @returns the erased riders */
async function lockBookings(
  { db, engine }: TransactionContext,
  slots: readonly number[],
): Promise<ReadonlySet<string>> {
  const bookings = [];
  for (const slot of slots) bookings.push(await findSlot(db, slot));
  const riders = [...new Set(bookings.flatMap((slot) => slot?.rider ?? []))].toSorted();
  const erasedRiders = new Set<string>();
  for (const rider of riders)
    if ((await lockAccount(db, engine, rider))?.status === 'erased') erasedRiders.add(rider);
  const payments = bookings.flatMap((slot) => slot?.payment ?? []).toSorted((a, b) => a - b);
  const passes = new Set<number>();
  for (const payment of payments) {
    await lockPayment(db, engine, payment);
    const ride = await findPassRide(db, payment);
    if (ride) passes.add(ride.pass);
  }
  for (const pass of [...passes].toSorted((a, b) => a - b)) await lockPassRow(db, engine, pass);
  return erasedRiders;
}

interface MovingFacts {
  slots: ReadonlyMap<number, StoredSlot>;
  erasedRiders: ReadonlySet<string>;
}

/** A slot that another of the bookings leaves counts as free. */
async function decideAll(
  { db, now }: TransactionContext,
  moves: readonly Move[],
  { slots, erasedRiders }: MovingFacts,
): Promise<Decision | PartyRefusal> {
  const leftSlots = new Set(moves.map(({ from }) => from));
  const decisions = new Map<number, Decision>();
  for (const move of moves) {
    const from = slotOf(slots, move.from);
    const target = slotOf(slots, move.to);
    const to = leftSlots.has(target.id) ? { ...target, rider: null } : target;
    const isRiderErased = from.rider !== null && erasedRiders.has(from.rider);
    const toTrack = await findTrackStatus(db, to.track);
    decisions.set(from.id, decideMove({ from, to, now, isRiderErased, toTrack }));
  }
  return answerTogether(decisions);
}

function slotOf(slots: ReadonlyMap<number, StoredSlot>, id: number): StoredSlot {
  const slot = slots.get(id);
  if (!slot) throw new ParkError('NOT_FOUND');
  return slot;
}

function refusalWithSlots({ code, slots }: Refusal & Partial<PartyRefusal>): ParkError {
  return new ParkError(code, { extensions: { slots: slots ?? [] } });
}
