import { answerUntilOf } from '@cablepark/domain/closures/closure-rules';
import { questionOf, type RideQuestion } from '@cablepark/domain/closures/ride-question';
import type { Db } from '../../../db/store.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import type { StoredSlot } from '../../slots/rows/index.ts';
import {
  endMovedRides,
  insertRideRows,
  isOfStop,
  isOpen,
  type StoredClosedRide,
} from '../closings/closures.store.ts';
import { endHoldsOf } from '../closings/end-holds.ts';
import type { StopMove } from './delays.store.ts';
import { isPast } from './plan-stop.ts';

export interface DelayedSlots {
  /** The current booked slots of moved rides, all on tracks of the stop. */
  slots: readonly StoredSlot[];
  /** The moves of the day's stops, without undone stops. */
  moves: readonly StopMove[];
  /** When the last slot of each track ends on this day. */
  lastEnds: ReadonlyMap<number, Temporal.Instant>;
  /** The park's limit for the delay without a question, in minutes a day. */
  limit: number;
}

export interface DelayedRide {
  slot: StoredSlot;
  booking: number;
  /** The start before the first stop. */
  first: Temporal.Instant;
  /** The newest stop that moved it. */
  stop: number;
  question: RideQuestion;
}

/**
 * Asks the riders of moved rides to choose (docs/decisions/120). A ride back at its original time has its question ended.
 * Rides that a closure asks about are left alone.
 * @returns the rides with a new question
 */
export async function askDelayed(
  transaction: TransactionContext,
  delayed: DelayedSlots,
): Promise<DelayedRide[]> {
  const { db } = transaction;
  const slots = delayed.slots.filter(({ booking, heldUntil }) => booking !== null && heldUntil === null);
  const bookings = slots.flatMap(({ booking }) => booking ?? []);
  if (bookings.length === 0) return [];
  await endMovedRides(transaction, bookings);
  const openRides = await db
    .selectFrom('closure_ride')
    .selectAll()
    .select(isOfStop.as('is_of_stop'))
    .where('booking_id', 'in', bookings)
    .where(isOpen)
    .execute();
  const closedBookings = new Set(openRides.flatMap((ride) => (ride.is_of_stop ? [] : ride.booking_id)));
  const keptRides = await findKeptRides(db, bookings);
  const rides = delayedRidesOf(slots, delayed)
    .filter(({ booking }) => !closedBookings.has(booking))
    .filter(
      (ride) => !keptRides.some((each) => each.booking_id === ride.booking && isSameQuestion(each, ride)),
    );
  const byBooking = new Map(rides.map((ride) => [ride.booking, ride]));
  await endQuestions(
    transaction,
    openRides.filter((ride) => ride.is_of_stop && !isSameQuestion(ride, byBooking.get(ride.booking_id))),
  );
  const askedBookings = new Set(
    openRides.flatMap((ride) =>
      isSameQuestion(ride, byBooking.get(ride.booking_id)) ? ride.booking_id : [],
    ),
  );
  const newRides = rides.filter(({ booking }) => !askedBookings.has(booking));
  await insertQuestions(transaction, newRides);
  return newRides;
}

/** Questions of stops to which the new time suited, or somebody said so at the desk. An undone stop takes its answers along. */
async function findKeptRides(db: Db, bookings: readonly number[]) {
  return await db
    .selectFrom('closure_ride')
    .innerJoin('closure', 'closure.id', 'closure_ride.closure_id')
    .innerJoin('stop', 'stop.id', 'closure.stop_id')
    .select(['closure_ride.booking_id', 'closure_ride.start_at', 'closure_ride.question'])
    .where('closure_ride.booking_id', 'in', [...bookings])
    .where('closure_ride.state', '=', 'kept')
    .where('stop.undone_at', 'is', null)
    .execute();
}

function delayedRidesOf(
  slots: readonly StoredSlot[],
  { moves, lastEnds, limit }: DelayedSlots,
): DelayedRide[] {
  const movesOf = Map.groupBy(moves, ({ booking }) => booking);
  return slots.flatMap((slot) => {
    // A ride that was moved to another slot starts over there.
    const own = movesOf.get(slot.booking)?.filter((move) => move.slot === slot.id);
    const [first, newest] = [own?.[0], own?.at(-1)];
    if (!first || !newest || slot.booking === null) return [];
    const lastEnd = lastEnds.get(slot.track);
    const isPastEnd = lastEnd !== undefined && isPast(slot, lastEnd);
    const question = questionOf({ first: first.from, now: slot.start, isPastEnd }, limit);
    return question === null
      ? []
      : [{ slot, booking: slot.booking, first: first.from, stop: newest.stop, question }];
  });
}

function isSameQuestion(
  { start_at, question }: Pick<StoredClosedRide, 'start_at' | 'question'>,
  ride: DelayedRide | undefined,
): boolean {
  return ride?.slot.start.epochMilliseconds === start_at && ride.question === question;
}

/** Ends questions that have a new question or none, and frees the slots held for them. */
async function endQuestions(
  transaction: TransactionContext,
  rides: readonly StoredClosedRide[],
): Promise<void> {
  const { db, now } = transaction;
  if (rides.length === 0) return;
  const endedRides = await db
    .updateTable('closure_ride')
    .set({ state: 'gone', ended_at: now.epochMilliseconds })
    .where(
      'id',
      'in',
      rides.map(({ id }) => id),
    )
    .where(isOpen)
    .returning('held_booking_id')
    .execute();
  await endHoldsOf(transaction, endedRides);
}

/** Inserts the row of `closure` that carries a stop's questions; it closes nothing. @returns its id */
async function closureOfStop({ db, actor, now }: TransactionContext, stop: number): Promise<number> {
  const row = await db.selectFrom('closure').select('id').where('stop_id', '=', stop).executeTakeFirst();
  if (row) return row.id;
  const { id } = await db
    .insertInto('closure')
    .values({
      from_at: now.epochMilliseconds,
      until_at: now.epochMilliseconds,
      for_now: 0,
      reason: 'other',
      note: null,
      note_en: null,
      created_at: now.epochMilliseconds,
      created_by: actor.id,
      stop_id: stop,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertQuestions(
  transaction: TransactionContext,
  rides: readonly DelayedRide[],
): Promise<void> {
  const { db, now } = transaction;
  const closures = new Map<number, number>();
  for (const stop of new Set(rides.map((ride) => ride.stop)))
    closures.set(stop, await closureOfStop(transaction, stop));
  await insertRideRows(
    db,
    rides.flatMap(({ slot, booking, stop, question }) => {
      const closure = closures.get(stop);
      const until =
        question === 'choose' ? answerUntilOf({ from: slot.start, madeAt: now }, null) : slot.start;
      return closure === undefined
        ? []
        : {
            closure_id: closure,
            booking_id: booking,
            slot_id: slot.id,
            start_at: slot.start.epochMilliseconds,
            state: 'asked' as const,
            question,
            answer_until: until.epochMilliseconds,
            // Other rides need no search unless the rider requests another time.
            is_sought: question === 'choose' ? 0 : 1,
          };
    }),
  );
}
