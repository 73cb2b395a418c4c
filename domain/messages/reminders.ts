import { dayOf } from '../time/park-time.ts';
import { type ReminderKind, reminderKinds } from './message-kinds.ts';
import { judgeMessage, messageTimes } from './message-rules.ts';

/** A booking about whose start its rider may have to be reminded. */
export interface RemindedBooking {
  rider: string;
  slot: number;
  /** Its entry in the history. */
  entry: number;
  start: Temporal.Instant;
  bookedAt: Temporal.Instant;
}

export interface Reminder {
  kind: ReminderKind;
  /** Of one rider, the earliest first: it stands for the others. */
  bookings: readonly RemindedBooking[];
}

/** Slots that start so soon after the first are told with it, two hours before. */
const sameOutingMs = 2 * 60 * 60_000;

/**
 * The reminders whose time it is. They follow from the bookings alone, so that moves, restores and a server that was down need
 * nothing done about them; whether one has been written before is for the caller to know.
 * @param bookings those of a day back, too: what begins an outing stands for it while it lasts
 */
export function dueReminders(
  bookings: readonly RemindedBooking[],
  now: Temporal.Instant,
  zone: string,
): Reminder[] {
  const sorted = bookings.toSorted((a, b) => compare(a.start, b.start) || a.slot - b.slot);
  const ofRiders = [...Map.groupBy(sorted, ({ rider }) => rider).values()];
  return ofRiders.flatMap((own) =>
    reminderKinds.flatMap((kind) =>
      outingsOf(own, kind, zone)
        .filter((outing) => isDue(kind, outing, now))
        .map((outing) => ({ kind, bookings: outing })),
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

/** Whoever booked one of them long ago may have forgotten it. */
function isDue(kind: ReminderKind, outing: readonly RemindedBooking[], now: Temporal.Instant): boolean {
  const [first] = outing;
  if (!first) return false;
  const at = outing.map(({ bookedAt }) => bookedAt).reduce((a, b) => (compare(a, b) <= 0 ? a : b));
  const { dueAt, uselessAt } = messageTimes(kind, at, first.start);
  const known = { isTrue: true, hasAddress: true, isWanted: true, isByStaff: false, sentLately: 0 };
  const facts = { kind, at, start: first.start, uselessAt, ...known };
  return compare(dueAt, now) <= 0 && judgeMessage(facts, now) === 'send';
}

function compare(a: Temporal.Instant, b: Temporal.Instant): number {
  return Temporal.Instant.compare(a, b);
}
