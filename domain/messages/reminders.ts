import { groupBy } from '../grouping.ts';
import { dayOf } from '../time/park-time.ts';
import { type ReminderKind, reminderKinds } from './message-kinds.ts';
import { judgeMessage, messageTimes } from './message-rules.ts';

/** A booking that may need a reminder. */
export interface RemindedBooking {
  rider: string;
  slot: number;
  booking: number;
  start: Temporal.Instant;
  /** When it was made or last moved. */
  bookedAt: Temporal.Instant;
}

export interface Reminder {
  kind: ReminderKind;
  /** The bookings of one rider, the earliest first. */
  bookings: readonly RemindedBooking[];
  /** The booking that triggers the reminder: the first without one. */
  about: RemindedBooking;
}

interface ReminderContext {
  now: Temporal.Instant;
  zone: string;
  /** Whether a reminder of this kind has named the booking: a booking added beside it, or a cancelled one, triggers no second reminder. */
  isReminded: (kind: ReminderKind, booking: RemindedBooking) => boolean;
}

/** The reminder two hours before also lists slots that start so soon after the first. */
const sameOutingMs = 2 * 60 * 60_000;

/**
 * The reminders that are due. They follow from the bookings and the reminders sent, so moves, restores and downtime need no extra handling.
 * @param bookings includes those of the day before: the start of an outing represents it while it lasts
 */
export function dueReminders(bookings: readonly RemindedBooking[], context: ReminderContext): Reminder[] {
  const byStart = bookings.toSorted((a, b) => compare(a.start, b.start) || a.slot - b.slot);
  const ofRiders = [...groupBy(byStart, ({ rider }) => rider).values()];
  return ofRiders.flatMap((own) =>
    reminderKinds.flatMap((kind) =>
      outingsOf(own, kind, context.zone).flatMap((outing) => {
        const about = firstDue(kind, outing, context);
        return about ? [{ kind, bookings: outing, about }] : [];
      }),
    ),
  );
}

/** For the day-before reminder a whole day is one outing; for the later one, slots that start within two hours. */
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

/** The first booking of the outing with a due reminder: made early enough to be forgotten, and not named before. */
function firstDue(
  kind: ReminderKind,
  outing: readonly RemindedBooking[],
  { now, isReminded }: ReminderContext,
): RemindedBooking | undefined {
  const [first] = outing;
  if (!first) return undefined;
  return outing.find((booking) => {
    const { dueAt, uselessAt } = messageTimes(kind, booking.bookedAt, first.start);
    if (compare(dueAt, now) > 0 || isReminded(kind, booking)) return false;
    const defaults = { isTrue: true, hasAddress: true, isWanted: true, isByStaff: false, sentLately: 0 };
    const facts = { kind, at: booking.bookedAt, start: first.start, uselessAt, ...defaults };
    return judgeMessage(facts, now) === 'send';
  });
}

function compare(a: Temporal.Instant, b: Temporal.Instant): number {
  return Temporal.Instant.compare(a, b);
}
