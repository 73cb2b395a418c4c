import { type MessageKind, type ReminderKind, reminderKinds } from '@cablepark/domain/messages/message-kinds';
import { dueReminders, type RemindedBooking, type Reminder } from '@cablepark/domain/messages/reminders';
import { mostRidesTold } from '@cablepark/domain/messages/rides-told';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';
import { inPortions } from '../../next-turn.ts';
import { insertMessages } from './outbox.store.ts';
import type { ReminderData } from './ride-data.ts';
import { messageRow, type NewMessage } from './write-message.ts';

const dayMs = 24 * 60 * 60_000;

/** The bookings of so many riders are looked at in one step. */
const atOnce = 25;

/** Writes the reminders whose time it is and that have not been written. Where there is none it only reads. */
export async function writeReminders(context: AppContext): Promise<void> {
  const { store, clock, outbox } = context;
  const riders = await findRiders(store.db, clock.now().epochMilliseconds);
  const due = await inPortions(riders, atOnce, (some) => writeTo(context, some));
  if (due.length > 0) outbox.raise();
}

/** @returns what was due; another process may have been faster: the database keeps one of each */
async function writeTo({ store, clock, config }: AppContext, riders: readonly string[]): Promise<Reminder[]> {
  const now = clock.now();
  const bookings = await findBookings(store.db, riders, now.epochMilliseconds);
  const told = await findTold(store.db, riders, now.epochMilliseconds);
  const isTold = (kind: ReminderKind, { rider, entry, start }: RemindedBooking) => {
    const booking = { entry, start: start.epochMilliseconds };
    const isInRest = told.rests.some(
      (rest) => rest.kind === kind && rest.rider === rider && isOfRest(rest, booking),
    );
    return isInRest || told.names.has(nameOf(kind, booking));
  };
  const due = dueReminders(bookings, { now, zone: config.zone, isTold });
  await insertMessages(
    store.db,
    due.map((reminder) => messageRow(now, messageOf(reminder))),
  );
  return due;
}

interface ToldRest {
  rider: string | null;
  kind: MessageKind;
  from: number;
  until: number;
  entry: number;
}

/** What the reminders of the last days named, and what they counted. */
async function findTold(
  db: Db,
  riders: readonly string[],
  nowMs: number,
): Promise<{ names: ReadonlySet<string>; rests: readonly ToldRest[] }> {
  const rows = await db
    .selectFrom('outbox')
    .select(['account_id as rider', 'kind', 'data'])
    .where('account_id', 'in', [...riders])
    .where('kind', 'in', [...reminderKinds])
    .where('push_to', 'is', null)
    .where((eb) => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>', nowMs - 2 * dayMs)]))
    .execute();
  const told = rows.map(({ data, ...of }) => ({ ...of, ...(JSON.parse(data) as ReminderData) }));
  return {
    names: new Set(told.flatMap(({ kind, bookings }) => bookings.map((booking) => nameOf(kind, booking)))),
    rests: told.flatMap(({ rider, kind, bookings, rest }) => {
      const from = bookings.at(-1)?.start;
      return rest && from !== undefined ? { rider, kind, from, ...rest } : [];
    }),
  };
}

/** What was booked since, or starts at another time now, is a booking of its own. */
function isOfRest(rest: ToldRest, { entry, start }: ReminderData['bookings'][number]): boolean {
  return start >= rest.from && start <= rest.until && entry <= rest.entry;
}

function nameOf(kind: MessageKind, { entry, start }: ReminderData['bookings'][number]): string {
  return `${kind}:${entry}:${start}`;
}

/** Whose bookings are around now, of those who can be written to. */
async function findRiders(db: Db, nowMs: number): Promise<string[]> {
  const rows = await aroundNow(db, nowMs).select('account.id').distinct().orderBy('account.id').execute();
  return rows.map(({ id }) => id);
}

/** The day before is told of the whole day. A slot that waits to be paid is none yet. */
function aroundNow(db: Db, nowMs: number) {
  return db
    .selectFrom('slot')
    .innerJoin('account', 'account.id', 'slot.booked_by')
    .where('slot.start_at', '>', nowMs - dayMs)
    .where('slot.start_at', '<=', nowMs + 2 * dayMs)
    .where('slot.hold_until', 'is', null)
    .where('account.email', 'is not', null)
    .where('account.reminders', '=', 1);
}

async function findBookings(db: Db, riders: readonly string[], nowMs: number): Promise<RemindedBooking[]> {
  const rows = await aroundNow(db, nowMs)
    .where('slot.booked_by', 'in', [...riders])
    .innerJoin('booking_history', (join) =>
      join
        .onRef('booking_history.slot_id', '=', 'slot.id')
        .onRef('booking_history.user_id', '=', 'slot.booked_by')
        .on('booking_history.action_type', '=', 'book'),
    )
    .select((eb) => [
      'slot.id as slot',
      'slot.start_at',
      'account.id as rider',
      eb.fn.max('booking_history.id').as('entry'),
      eb.fn.max('booking_history.created_at').as('booked_at'),
    ])
    .groupBy(['slot.id', 'slot.start_at', 'account.id'])
    .execute();
  return rows.map(({ slot, start_at, rider, entry, booked_at }) => ({
    slot,
    rider,
    entry,
    start: Temporal.Instant.fromEpochMilliseconds(start_at),
    bookedAt: Temporal.Instant.fromEpochMilliseconds(booked_at),
  }));
}

function messageOf({ kind, bookings, about: { slot, rider, start } }: Reminder): NewMessage {
  const all = bookings.map((each) => ({ entry: each.entry, start: each.start.epochMilliseconds }));
  const rest = all.slice(mostRidesTold);
  const last = rest.at(-1);
  const data: ReminderData = {
    bookings: all.slice(0, mostRidesTold),
    ...(last && { rest: { until: last.start, entry: Math.max(...rest.map((each) => each.entry)) } }),
  };
  const dedupe = `${kind}:${slot}:${rider}:${start.epochMilliseconds}`;
  return { kind, dedupe, account_id: rider, data, start: bookings[0]?.start ?? start };
}
