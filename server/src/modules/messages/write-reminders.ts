import { type MessageKind, type ReminderKind, reminderKinds } from '@cablepark/domain/messages/message-kinds';
import { dueReminders, type RemindedBooking, type Reminder } from '@cablepark/domain/messages/reminders';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';
import { insertMessages } from './outbox.store.ts';
import type { ReminderData } from './ride-data.ts';
import { messageRow, type NewMessage } from './write-message.ts';

const dayMs = 24 * 60 * 60_000;

/** Writes the reminders whose time it is and that have not been written. Where there is none it only reads. */
export async function writeReminders({ store, clock, config, outbox }: AppContext): Promise<void> {
  const now = clock.now();
  const bookings = await findBookings(store.db, now.epochMilliseconds);
  const told = await findTold(store.db, now.epochMilliseconds);
  const isTold = (kind: ReminderKind, { entry, start }: RemindedBooking) =>
    told.has(nameOf(kind, { entry, start: start.epochMilliseconds }));
  const due = dueReminders(bookings, { now, zone: config.zone, isTold });
  if (due.length === 0) return;
  // Another process may have been faster: the database keeps one of each.
  await insertMessages(
    store.db,
    due.map((reminder) => messageRow(now, messageOf(reminder))),
  );
  outbox.raise();
}

/** What the reminders of the last days named. */
async function findTold(db: Db, nowMs: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('outbox')
    .select(['kind', 'data'])
    .where('kind', 'in', [...reminderKinds])
    .where('push_to', 'is', null)
    .where((eb) => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>', nowMs - 2 * dayMs)]))
    .execute();
  return new Set(
    rows.flatMap(({ kind, data }) =>
      (JSON.parse(data) as ReminderData).bookings.map((booking) => nameOf(kind, booking)),
    ),
  );
}

function nameOf(kind: MessageKind, { entry, start }: ReminderData['bookings'][number]): string {
  return `${kind}:${entry}:${start}`;
}

/** The bookings around now, of riders who can be written to: the day before is told of the whole day. A slot that waits to be paid is none yet. */
async function findBookings(db: Db, nowMs: number): Promise<RemindedBooking[]> {
  const rows = await db
    .selectFrom('slot')
    .innerJoin('account', 'account.id', 'slot.booked_by')
    .innerJoin('booking_history', (join) =>
      join
        .onRef('booking_history.slot_id', '=', 'slot.id')
        .onRef('booking_history.user_id', '=', 'slot.booked_by')
        .on('booking_history.action_type', '=', 'book'),
    )
    .where('slot.start_at', '>', nowMs - dayMs)
    .where('slot.start_at', '<=', nowMs + 2 * dayMs)
    .where('slot.hold_until', 'is', null)
    .where('account.email', 'is not', null)
    .where('account.reminders', '=', 1)
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
  const data: ReminderData = {
    bookings: bookings.map((each) => ({ entry: each.entry, start: each.start.epochMilliseconds })),
  };
  const dedupe = `${kind}:${slot}:${rider}:${start.epochMilliseconds}`;
  return { kind, dedupe, account_id: rider, data, start: bookings[0]?.start ?? start };
}
