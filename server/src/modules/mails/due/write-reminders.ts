import {
  type AboutOf,
  type MessageKind,
  type ReminderKind,
  readAbout,
  reminderKinds,
} from '@cablepark/domain/messages/message-kinds';
import { mostNamedRides } from '@cablepark/domain/messages/named-rides';
import { dueReminders, type RemindedBooking, type Reminder } from '@cablepark/domain/messages/reminders';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/store.ts';
import { inPortions } from '../../../next-turn.ts';
import { isRideClosed } from '../../bookings/index.ts';
import { insertMessages, messageRow, type NewMessage } from '../../outbox/index.ts';

const dayMs = 24 * 60 * 60_000;

/** The most riders in one step. */
const atOnce = 25;

/** Writes the due reminders that are missing. It only reads if there are none. */
export async function writeReminders(context: AppContext): Promise<void> {
  const { store, clock, outbox } = context;
  const riders = await findRiders(store.db, clock.now().epochMilliseconds);
  const reminders = await inPortions(riders, atOnce, (some) => writeTo(context, some));
  if (reminders.length > 0) outbox.raise();
}

/** @returns the due reminders; another process may insert them first: the database allows one of each */
async function writeTo({ store, clock, config }: AppContext, riders: readonly string[]): Promise<Reminder[]> {
  const now = clock.now();
  const bookings = await findBookings(store.db, riders, now.epochMilliseconds);
  const sentReminders = await findSentReminders(store.db, riders, now.epochMilliseconds);
  const isReminded = (kind: ReminderKind, booking: RemindedBooking) =>
    sentReminders.names.has(nameOf(kind, namedEntry(booking))) ||
    sentReminders.rests.some(
      (rest) => rest.kind === kind && rest.rider === booking.rider && isOfRest(rest, booking),
    );
  const reminders = dueReminders(bookings, { now, zone: config.zone, isReminded });
  await insertMessages(
    store.db,
    reminders.map((reminder) => messageRow(now, messageOf(reminder))),
  );
  return reminders;
}

interface ReminderRest {
  rider: string | null;
  kind: MessageKind;
  from: number;
  until: number;
  at: number;
}

/** The bookings in the reminders of the last days, named or counted. */
async function findSentReminders(
  db: Db,
  riders: readonly string[],
  nowMs: number,
): Promise<{ names: ReadonlySet<string>; rests: readonly ReminderRest[] }> {
  const rows = await db
    .selectFrom('outbox')
    .select(['account_id as rider', 'kind', 'data'])
    .where('account_id', 'in', [...riders])
    .where('kind', 'in', [...reminderKinds])
    .where('push_to', 'is', null)
    .where((eb) => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>', nowMs - 2 * dayMs)]))
    .execute();
  const sentReminders = rows.map(({ data, ...of }) => ({ ...of, ...readAbout('reminder-24h', data) }));
  return {
    names: new Set(
      sentReminders.flatMap(({ kind, bookings }) => bookings.map((booking) => nameOf(kind, booking))),
    ),
    rests: sentReminders.flatMap(({ rider, kind, bookings, rest }) => {
      const from = bookings.at(-1)?.start;
      return rest && from !== undefined ? { rider, kind, from, ...rest } : [];
    }),
  };
}

/** A later booking or move in that span gets its own reminder. */
function isOfRest(rest: ReminderRest, { start, bookedAt }: RemindedBooking): boolean {
  const [startMs, bookedMs] = [start.epochMilliseconds, bookedAt.epochMilliseconds];
  return startMs >= rest.from && startMs <= rest.until && bookedMs <= rest.at;
}

function namedEntry({ booking, start }: RemindedBooking): NamedEntry {
  return { booking, start: start.epochMilliseconds };
}

type NamedEntry = AboutOf<ReminderKind>['bookings'][number];

/** A booking with a new start gets a new reminder. */
function nameOf(kind: MessageKind, { booking, start }: NamedEntry): string {
  return `${kind}:${booking}:${start}`;
}

/** Riders with bookings around now, and with an address. */
async function findRiders(db: Db, nowMs: number): Promise<string[]> {
  const rows = await aroundNow(db, nowMs).select('account.id').distinct().orderBy('account.id').execute();
  return rows.map(({ id }) => id);
}

/** The reminder of the day before covers the whole day. It omits holds and rides that cannot take place. */
function aroundNow(db: Db, nowMs: number) {
  return db
    .selectFrom('slot')
    .innerJoin('booking', 'booking.id', 'slot.booking_id')
    .innerJoin('account', 'account.id', 'slot.booked_by')
    .where('slot.start_at', '>', nowMs - dayMs)
    .where('slot.start_at', '<=', nowMs + 2 * dayMs)
    .where('booking.state', '=', 'booked')
    .where((eb) => eb.not(isRideClosed))
    .where('account.email', 'is not', null)
    .where('account.reminders', '=', 1);
}

async function findBookings(db: Db, riders: readonly string[], nowMs: number): Promise<RemindedBooking[]> {
  const rows = await aroundNow(db, nowMs)
    .where('slot.booked_by', 'in', [...riders])
    // Bookings older than the history get no reminder.
    .where('booking.placed_at', 'is not', null)
    .select(['slot.id as slot', 'slot.start_at', 'account.id as rider', 'booking.id as booking'])
    .select('booking.placed_at')
    .$narrowType<{ placed_at: number }>()
    .execute();
  return rows.map(({ start_at, placed_at, ...booking }) => ({
    ...booking,
    start: Temporal.Instant.fromEpochMilliseconds(start_at),
    bookedAt: Temporal.Instant.fromEpochMilliseconds(placed_at),
  }));
}

function messageOf({ kind, bookings, about: { slot, rider, start } }: Reminder): NewMessage<ReminderKind> {
  const last = bookings.slice(mostNamedRides).at(-1);
  const at = Math.max(...bookings.map(({ bookedAt }) => bookedAt.epochMilliseconds));
  const about = {
    bookings: bookings.slice(0, mostNamedRides).map(namedEntry),
    ...(last && { rest: { until: last.start.epochMilliseconds, at } }),
  };
  const dedupe = `${kind}:${slot}:${rider}:${start.epochMilliseconds}`;
  return { kind, dedupe, account_id: rider, about, start: bookings[0]?.start ?? start };
}
