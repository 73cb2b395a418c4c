import { groupBy } from '../grouping.ts';
import { dayOf } from '../time/park-time.ts';
import { type ReminderKind, reminderKinds } from './message-kinds.ts';
import { judgeMessage, messageTimes } from './message-rules.ts';

/** A booking about whose start its rider may have to be reminded. */
export interface RemindedBooking {
  rider: string;
  slot: number;
  booking: number;
  start: Temporal.Instant;
  /** When it was made, or moved where it is. */
  bookedAt: Temporal.Instant;
}

export interface Reminder {
  kind: ReminderKind;
  /** Of one rider, the earliest first. */
  bookings: readonly RemindedBooking[];
  /** The one for whose sake it goes: the first of which its rider has not been reminded. */
  about: RemindedBooking;
}

interface Asked {
  now: Temporal.Instant;
  zone: string;
  /** Whether a reminder of this kind has named the booking: what is booked beside it, or cancelled, brings no second one. */
  isTold: (kind: ReminderKind, booking: RemindedBooking) => boolean;
}

/** Slots that start so soon after the first are told with it, two hours before. */
const sameOutingMs = 2 * 60 * 60_000;

/**
 * The reminders whose time it is. They follow from the bookings and what was told of them, so that moves, restores and a server
 * that was down need nothing done about them.
 * @param bookings those of a day back, too: what begins an outing stands for it while it lasts
 */
export function dueReminders(bookings: readonly RemindedBooking[], asked: Asked): Reminder[] {
  const sorted = bookings.toSorted((a, b) => compare(a.start, b.start) || a.slot - b.slot);
  const ofRiders = [...groupBy(sorted, ({ rider }) => rider).values()];
  return ofRiders.flatMap((own) =>
    reminderKinds.flatMap((kind) =>
      outingsOf(own, kind, asked.zone).flatMap((outing) => {
        const about = firstDue(kind, outing, asked);
        return about ? [{ kind, bookings: outing, about }] : [];
      }),
    ),
  );
}

/** The day before, a whole day is one outing; on the day, what starts within two hours. */
function outingsOf(own: readonly RemindedBooking[], kind: ReminderKind, zone: string): RemindedBooking[][] {
  const outings: RemindedBooking[][] = [];
  for (const booking of own) {
    const last = outings.at(-1);
    if (last?.[0] && belongsTo(last[0], booking, { kind, zone })) last.push(booking);
    else outings.push([booking]);
  }
  return outings;
}

function belongsTo(
  first: RemindedBooking,
  { start }: RemindedBooking,
  { kind, zone }: { kind: ReminderKind; zone: string },
): boolean {
  if (kind === 'reminder-24h') return dayOf(first.start, zone).equals(dayOf(start, zone));
  return start.epochMilliseconds - first.start.epochMilliseconds <= sameOutingMs;
}

/** Whoever booked one of them long ago may have forgotten it, where nothing reminded them. */
function firstDue(
  kind: ReminderKind,
  outing: readonly RemindedBooking[],
  { now, isTold }: Asked,
): RemindedBooking | undefined {
  const [first] = outing;
  if (!first) return undefined;
  return outing.find((booking) => {
    const { dueAt, uselessAt } = messageTimes(kind, booking.bookedAt, first.start);
    if (compare(dueAt, now) > 0 || isTold(kind, booking)) return false;
    const known = { isTrue: true, hasAddress: true, isWanted: true, isByStaff: false, sentLately: 0 };
    const facts = { kind, at: booking.bookedAt, start: first.start, uselessAt, ...known };
    return judgeMessage(facts, now) === 'send';
  });
}

function compare(a: Temporal.Instant, b: Temporal.Instant): number {
  return Temporal.Instant.compare(a, b);
}
