import type { Closure } from '@cablepark/domain/closures/closure';
import type { ClosedRideState } from '@cablepark/domain/closures/ride-question';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Store } from '../../../db/store.ts';
import type { ClosureRideTable, ClosureTable } from '../../../db/tables/closure-tables.ts';
import type { TransactionContext } from '../../../db/transaction-context.ts';
import type { StoredSlot } from '../../slots/rows/index.ts';

export type StoredClosure = Selectable<ClosureTable>;
export type StoredClosedRide = Selectable<ClosureRideTable>;

/** SQLite takes some 32,000 parameters a statement. */
const rowsPerStatement = 1_000;

// SQL literals, so that the database uses the partial indexes of open rides. The job queries every second, and most rides of a season have ended.
export const isAsked = sql<boolean>`closure_ride.state = 'asked'`;
export const isOpen = sql<boolean>`closure_ride.state in ('asked', 'owed')`;

/** Whether a stop asks about the ride, and not a closure. */
export const isOfStop = sql<boolean>`exists (
  select 1 from closure as of_stop where of_stop.id = closure_ride.closure_id and of_stop.stop_id is not null)`;

/**
 * Whether the booking was paid as its rider was asked. Then a later payment only replaces that one: after a correction, or a cancellation that the
 * desk took back. @param question the name of the row of `closure` that asks
 */
function isPaidBefore(question: 'asking' | 'closure') {
  const askedAt = sql.ref<number>(`${question}.created_at`);
  return sql<boolean>`exists (
    select 1 from payment as earlier left join payment_void on payment_void.payment_id = earlier.id
    where earlier.booking_id = booking.id and earlier.created_at <= ${askedAt}
      and (payment_void.id is null or payment_void.created_at > ${askedAt}))`;
}

/** Whether the desk has noted something of a delayed ride since its question (`isSettledAtDesk` decides). */
export const isNotedSince = sql<boolean>`exists (
  select 1 from closure as asking where asking.id = closure_ride.closure_id and asking.stop_id is not null and (
    booking.arrived_at > asking.created_at or (closure_ride.question <> 'choose' and exists (
      select 1 from payment where payment.id = booking.payment_id and payment.method <> 'online'
        and payment.created_at > asking.created_at and not ${isPaidBefore('asking')}))))`;

/** Whether a ride is still on the slot that was closed. If not, the desk or its rider has moved or ended it. */
export const isStillThere = sql<boolean>`exists (
  select 1 from booking as current
  where current.id = closure_ride.booking_id and current.state = 'booked' and current.slot_id = closure_ride.slot_id)`;

/** Inserts a closure with its tracks. @returns its id */
export async function insertClosure(
  { db, actor, now }: Pick<TransactionContext, 'db' | 'actor' | 'now'>,
  { tracks, from, until, isForNow, reason, note, noteEn }: Omit<Closure, 'id' | 'madeAt'>,
): Promise<number> {
  const { id } = await db
    .insertInto('closure')
    .values({
      from_at: from.epochMilliseconds,
      until_at: until.epochMilliseconds,
      for_now: isForNow ? 1 : 0,
      reason,
      note,
      note_en: noteEn,
      created_at: now.epochMilliseconds,
      created_by: actor.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('closure_track')
    .values(tracks.map((asset_id) => ({ closure_id: id, asset_id })))
    .execute();
  return id;
}

/**
 * Inserts the rides that a closure affects. It skips rides that another closure asks about on the same slot, and takes over those of stops.
 * @returns the slots of the rides with a new question
 */
export async function insertClosedRides(
  transaction: Pick<TransactionContext, 'db' | 'now'>,
  closure: number,
  slots: readonly StoredSlot[],
  answerUntil: Temporal.Instant,
): Promise<StoredSlot[]> {
  const { db } = transaction;
  const bookings = slots.flatMap(({ booking }) => booking ?? []);
  if (bookings.length === 0) return [];
  await endMovedRides(transaction, bookings);
  const elsewhere = await findAskedBookings(db);
  const newSlots = slots.filter(({ booking }) => booking !== null && !elsewhere.has(booking));
  const ofStop = await db
    .updateTable('closure_ride')
    .set({
      closure_id: closure,
      question: 'choose',
      // A stop may have moved it since it was asked about.
      start_at: sql<number>`(select slot.start_at from slot where slot.id = closure_ride.slot_id)`,
      answer_until: answerUntil.epochMilliseconds,
      is_sought: sql<number>`case when held_booking_id is null then 0 else 1 end`,
      told_at: null,
    })
    .where('booking_id', 'in', bookings)
    .where(isOpen)
    .where(isOfStop)
    .returning('booking_id')
    .execute();
  const carriedOver = new Set(ofStop.map(({ booking_id }) => booking_id));
  await insertRideRows(
    db,
    newSlots.flatMap(({ id, booking, start }) =>
      booking === null || carriedOver.has(booking)
        ? []
        : {
            closure_id: closure,
            booking_id: booking,
            slot_id: id,
            start_at: start.epochMilliseconds,
            state: 'asked' as const,
            answer_until: answerUntil.epochMilliseconds,
          },
    ),
  );
  return newSlots;
}

/** Ends the questions about bookings that have left their slot since. */
export async function endMovedRides(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  bookings: readonly number[],
): Promise<void> {
  await db
    .updateTable('closure_ride')
    .set({ state: 'gone', ended_at: now.epochMilliseconds })
    .where('booking_id', 'in', bookings)
    .where(isOpen)
    .where((eb) => eb.not(isStillThere))
    .execute();
}

export async function insertRideRows(db: Db, rows: readonly Insertable<ClosureRideTable>[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsPerStatement)
    await db
      .insertInto('closure_ride')
      .values(rows.slice(at, at + rowsPerStatement))
      .execute();
}

/** Which of these bookings have riders whom staff told of a closure. */
export async function findToldBookings(db: Db, bookings: readonly number[]): Promise<ReadonlySet<number>> {
  if (bookings.length === 0) return new Set();
  const rows = await db
    .selectFrom('closure_ride')
    .select('booking_id')
    .where('booking_id', 'in', [...bookings])
    .where('told_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ booking_id }) => booking_id));
}

/** The bookings that a closure, and not a stop, asks about on their current slots. */
export async function findAskedBookings(db: Db): Promise<ReadonlySet<number | null>> {
  const rows = await db
    .selectFrom('closure_ride')
    .select('booking_id')
    .where(isOpen)
    .where((eb) => eb.not(isOfStop))
    .where(isStillThere)
    .execute();
  return new Set(rows.map(({ booking_id }) => booking_id));
}

/**
 * Locks the closures that have not ended, before all other rows (`db/locks.ts`), until the transaction ends.
 * Lifting a closure passes rides on to another one, and a stop moves rides into closures.
 */
export async function lockLivingClosures({
  db,
  engine,
  now,
}: Pick<TransactionContext, 'db' | 'engine' | 'now'>): Promise<void> {
  if (engine !== 'postgres') return;
  await db
    .selectFrom('closure')
    .select('id')
    .where('until_at', '>', now.epochMilliseconds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Locks a closure until the transaction ends, before all other rows (`db/locks.ts`). */
export async function lockClosure(
  db: Db,
  engine: Store['engine'],
  id: number,
): Promise<StoredClosure | null> {
  const row = await db
    .selectFrom('closure')
    .selectAll()
    .where('id', '=', id)
    .$if(engine === 'postgres', (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return row ?? null;
}

export type FoundRide = NonNullable<Awaited<ReturnType<typeof findClosedRide>>>;

/** A ride of a closure by its id, with who closed, and what the desk has noted of it. */
export async function findClosedRide(db: Db, id: number) {
  const row = await db
    .selectFrom('closure_ride')
    .innerJoin('closure', 'closure.id', 'closure_ride.closure_id')
    .innerJoin('booking', 'booking.id', 'closure_ride.booking_id')
    .leftJoin('payment', (join) =>
      join.onRef('payment.id', '=', 'booking.payment_id').on('payment.method', '<>', 'online'),
    )
    .selectAll('closure_ride')
    .select(['closure.created_at as asked_at', 'booking.arrived_at'])
    .select(
      sql<number | null>`case when ${isPaidBefore('closure')} then null else payment.created_at end`.as(
        'paid_at',
      ),
    )
    .select([
      'closure.created_by as closer',
      'closure.stop_id as stop',
      'booking.account_id as rider',
      'booking.slot_id as current_slot',
    ])
    .where('closure_ride.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Changes the state of a ride that is still in one of these. Whoever changes it first decides.
 * @returns what is held for it: from now on the job holds nothing else; null where it was in none of these states
 */
export async function changeClosedRide(
  db: Db,
  id: number,
  from: readonly ClosedRideState[],
  change: Partial<Pick<StoredClosedRide, 'state' | 'held_booking_id' | 'pass_id' | 'ended_at'>>,
): Promise<Pick<StoredClosedRide, 'held_booking_id'> | null> {
  const row = await db
    .updateTable('closure_ride')
    .set(change)
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .returning('held_booking_id')
    .executeTakeFirst();
  return row ?? null;
}

/** The slots that are held as alternatives for these rides. */
export async function findHeldSlots(
  db: Db,
  rides: readonly Pick<StoredClosedRide, 'held_booking_id'>[],
): Promise<number[]> {
  const bookings = rides.flatMap(({ held_booking_id }) => held_booking_id ?? []);
  if (bookings.length === 0) return [];
  const rows = await db.selectFrom('slot').select('id').where('booking_id', 'in', bookings).execute();
  return rows.map(({ id }) => id);
}

/** The slot held as an alternative for a ride; null if it has none any more. */
export async function findHeldSlot(
  db: Db,
  { held_booking_id: booking }: Pick<StoredClosedRide, 'held_booking_id'>,
): Promise<number | null> {
  if (booking === null) return null;
  const row = await db
    .selectFrom('booking')
    .innerJoin('slot', 'slot.booking_id', 'booking.id')
    .select('slot.id')
    .where('booking.id', '=', booking)
    .where('booking.state', '=', 'held')
    .executeTakeFirst();
  return row?.id ?? null;
}
