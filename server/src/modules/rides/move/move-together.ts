import type { Actor } from '@cablepark/domain/accounts/actor';
import { decideMove } from '@cablepark/domain/booking/desk-rules';
import { answerTogether, decideMovingTogether, type PartyRefusal } from '@cablepark/domain/booking/party';
import { type Decision, enforce, type Refusal } from '@cablepark/domain/decision';
import { rideStateOf } from '@cablepark/domain/desk/desk-actions';
import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { lockAccount } from '../../accounts/rows/index.ts';
import { carryBookings, findSlot } from '../../bookings/index.ts';
import { writeDeskAction } from '../../desk-actions/index.ts';
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
    const { erasedRiders, slotsBefore } = await lockBookings(
      transaction,
      moves.map(({ from }) => from),
    );
    const ids = [...new Set(moves.flatMap(({ from, to }) => [from, to]))].toSorted((a, b) => a - b);
    const slots = await lockSlots(db, engine, ids);
    enforce(await decideAll(transaction, moves, { slots, erasedRiders }), refusalWithSlots);
    requireUnchanged(slots, slotsBefore);
    await carryAll(transaction, moves, { slots, isUndo: false });
    const slotsAfter = await lockSlots(db, engine, ids);
    await recordMoves(transaction, moves, { slots, slotsAfter });
    return [...slotsAfter.values()];
  });
}

/** The riders or payments changed since the read, so the current ones are not locked. */
function requireUnchanged(
  slots: ReadonlyMap<number, StoredSlot>,
  slotsBefore: readonly (StoredSlot | null)[],
): void {
  for (const before of slotsBefore) {
    const slot = before && slots.get(before.id);
    if (!slot || slot.rider !== before.rider || slot.payment !== before.payment)
      throw new ParkError('CHANGED_MEANWHILE');
  }
}

/** Carries bookings with their payments, once a rule allows it and all is locked. */
export async function carryAll(
  transaction: TransactionContext,
  moves: readonly Move[],
  { slots, isUndo }: { slots: ReadonlyMap<number, StoredSlot>; isUndo: boolean },
): Promise<void> {
  const { zone } = transaction;
  const carriedBookings = [];
  for (const move of moves) {
    const from = slotOf(slots, move.from);
    const { rider } = from;
    if (rider === null) throw new ParkError('CHANGED_MEANWHILE');
    const to = { ...slotOf(slots, move.to), rider, booking: null, payment: null };
    const payment =
      from.payment === null ? null : await takePaymentAlong(transaction, from.payment, { from, to, zone });
    carriedBookings.push({ from, to, rider, payment, late: false, isUndo });
  }
  await carryBookings(transaction, carriedBookings);
}

/** One action, so that the desk takes all moves back in one tap. */
async function recordMoves(
  transaction: TransactionContext,
  moves: readonly Move[],
  { slots, slotsAfter }: Record<'slots' | 'slotsAfter', ReadonlyMap<number, StoredSlot>>,
): Promise<void> {
  const rides = moves.flatMap(({ from, to }) => {
    const { booking } = slotOf(slots, from);
    if (booking === null) return [];
    const before = rideStateOf(slotOf(slots, from), false);
    return [{ booking, before, after: rideStateOf(slotOf(slotsAfter, to), false) }];
  });
  const [first] = rides;
  if (first) await writeDeskAction(transaction, { kind: 'moves', ...first, rides, bill: null });
}

/** Locks the riders' accounts, then the payments, then their passes, each by its number (`db/locks.ts`). */
export async function lockBookings(
  { db, engine }: TransactionContext,
  slots: readonly number[],
): Promise<LockedBookings> {
  const bookings: (StoredSlot | null)[] = [];
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
  return { erasedRiders, slotsBefore: bookings };
}

interface LockedBookings {
  erasedRiders: ReadonlySet<string>;
  /** The bookings' slots as they were read before the locks; null for one that is gone. */
  slotsBefore: readonly (StoredSlot | null)[];
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
