import { linkHolder } from '@cablepark/domain/booking/mailed-link';
import { answerUntilOf, heldUntilOf } from '@cablepark/domain/closures/closure-rules';
import { stopPauseSeconds } from '@cablepark/domain/closures/stop-rules';
import { ParkError } from '@cablepark/domain/errors';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import { bookSlot, findSlot } from '../../bookings/index.ts';
import { lockUnsentOf } from '../../outbox/index.ts';
import type { StoredSlot } from '../../slots/rows/index.ts';
import { isAsked } from '../closings/closures.store.ts';
import { namedIn } from '../message-states.store.ts';
import { alternativesFor, type FreePlaces, findFreePlaces } from './find-alternatives.ts';

const ridesAtOnce = 100;
/** Another rider may take an alternative in the same second, so try the next one. */
const triesAtMost = 3;

/** Holds an alternative for each closed ride that has none yet, in one transaction each. It only reads if there are none. */
export async function seekAlternatives(context: AppContext): Promise<void> {
  const rides = await findUnsought(context.store.db);
  if (rides.length === 0) return;
  const starts = rides.map(({ start_at }) => Temporal.Instant.fromEpochMilliseconds(start_at));
  const places = await findFreePlaces(context, starts, { withReserved: true });
  // Keeps the rides of a party together: later ones search at the same time shift that the first one got.
  const partyShifts = new Map<number, Temporal.Duration>();
  for (const ride of rides) {
    const shift = ride.party_id === null ? undefined : partyShifts.get(ride.party_id);
    const slot = await seekOne(context, places, ride, shift);
    if (slot === null) continue;
    places.free = places.free.filter(({ id }) => id !== slot.id);
    const start = Temporal.Instant.fromEpochMilliseconds(ride.start_at);
    if (ride.party_id !== null && !shift) partyShifts.set(ride.party_id, start.until(slot.start));
  }
}

async function findUnsought(db: Db) {
  return await db
    .selectFrom('closure_ride')
    .innerJoin('booking', 'booking.id', 'closure_ride.booking_id')
    .innerJoin('closure', 'closure.id', 'closure_ride.closure_id')
    .select(['closure_ride.id', 'closure_ride.slot_id', 'closure_ride.start_at', 'closure_ride.booking_id'])
    .select(['booking.account_id', 'booking.party_id', 'closure.created_at', 'closure.stop_id'])
    .select(['closure.from_at', 'closure_ride.answer_until'])
    .where(isAsked)
    .where('closure_ride.is_sought', '=', 0)
    .orderBy('closure_ride.start_at')
    .orderBy('closure_ride.id')
    .limit(ridesAtOnce)
    .execute();
}

type UnsoughtRide = Awaited<ReturnType<typeof findUnsought>>[number];

/** Restarts the search for rides without an alternative, because a slot has become free. @returns whether any search is pending */
export async function lookForAlternativesAgain(db: Db): Promise<boolean> {
  await db
    .updateTable('closure_ride')
    .set({ is_sought: 0 })
    .where(isAsked)
    .where('is_sought', '=', 1)
    .where('held_booking_id', 'is', null)
    // A delayed ride takes place anyway, so the job does not need to search for another time first.
    .where('question', '=', 'choose')
    .execute();
  return await hasUnsoughtRides(db);
}

/** Whether a closed ride waits for the job's search for another time. */
export async function hasUnsoughtRides(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('closure_ride')
    .select('id')
    .where(isAsked)
    .where('is_sought', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns the slot that is held for the ride now; null for none */
async function seekOne(
  context: AppContext,
  places: FreePlaces,
  row: UnsoughtRide,
  shift: Temporal.Duration | undefined,
): Promise<StoredSlot | null> {
  const ride = await findSlot(context.store.db, row.slot_id);
  const rider = row.account_id;
  if (rider !== null && ride?.booking === row.booking_id) {
    const around = shift ? { ...ride, start: ride.start.add(shift) } : ride;
    const slots = await alternativesFor(context, places, { ride: around, rider });
    for (const slot of slots.slice(0, triesAtMost))
      if (await holdFor(context, row, { slot, rider })) return slot;
  }
  await inTransaction(context, linkHolder(rider ?? ''), ({ db }) => markSought(db, row.id, {}));
  return null;
}

/** @returns whether it is held now */
async function holdFor(
  context: AppContext,
  row: UnsoughtRide,
  { slot, rider }: { slot: StoredSlot; rider: string },
): Promise<boolean> {
  try {
    return await inTransaction(context, linkHolder(rider), (transaction) =>
      holdInside(transaction, row, { slot, rider }),
    );
  } catch (error) {
    // Another rider was faster, or the rider's account is blocked.
    if (error instanceof ParkError) return false;
    throw error;
  }
}

async function holdInside(
  transaction: TransactionContext,
  row: UnsoughtRide,
  { slot, rider }: { slot: StoredSlot; rider: string },
): Promise<boolean> {
  const { db, now } = transaction;
  const until = heldUntilOf(slot, now);
  if (until === null) return false;
  const way = { hold: { kind: 'closure', until, leastAmount: 0 }, limits: null, isForWaiting: true } as const;
  const hold = await bookSlot(transaction, slot.id, rider, way);
  const booking = hold.slot?.booking;
  if (!hold.isNew || booking == null) return false;
  const madeAt = Temporal.Instant.fromEpochMilliseconds(row.created_at);
  // A stop closes nothing: its ride waits for an answer until its start.
  const from = Temporal.Instant.fromEpochMilliseconds(row.stop_id === null ? row.from_at : row.start_at);
  const found = answerUntilOf({ from, madeAt }, until).epochMilliseconds;
  // Once the rider may have read until when they choose, another slot gives no less.
  const isTold = await mayKnow(transaction, { booking: row.booking_id, rider, madeAt });
  const answerUntil = isTold ? Math.max(found, row.answer_until) : found;
  // The ride was decided meanwhile, so the hold is rolled back, too.
  if (!(await markSought(db, row.id, { held_booking_id: booking, answer_until: answerUntil })))
    throw new ParkError('CHANGED_SINCE');
  return true;
}

/**
 * Whether the rider may have read the time to answer. Within the pause they have not if the message still waits: it stays locked until the hold is
 * written, and then names the new time.
 */
async function mayKnow(
  transaction: TransactionContext,
  { booking, rider, madeAt }: { booking: number; rider: string; madeAt: Temporal.Instant },
): Promise<boolean> {
  const pauseEnd = madeAt.add({ seconds: stopPauseSeconds });
  if (Temporal.Instant.compare(transaction.now, pauseEnd) >= 0) return true;
  const waiting = [
    ...(await lockUnsentOf(transaction, [rider], 'closed')),
    // A stop asks about a ride past the day's last slot.
    ...(await lockUnsentOf(transaction, [rider], 'delayed')),
  ];
  return !waiting.some(({ data }) => namedIn(data).has(booking));
}

async function markSought(
  db: Db,
  id: number,
  change: { held_booking_id?: number; answer_until?: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('closure_ride')
    .set({ ...change, is_sought: 1 })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .where('is_sought', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
