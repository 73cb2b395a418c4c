import { toSlot } from '../slots/index.ts';
import { findStanding, type StandingBooking } from './booking-entries.ts';
import { calendarFileOf } from './calendar-entries.ts';
import type { Draft, RenderedMail } from './compose-mail.ts';
import { confirm } from './confirmation.ts';
import { findEventName } from './event-names.ts';
import { unsubscribeLink } from './mail-choice.ts';
import { type BookedData, type ReminderData, type Ride, rideOf } from './ride-data.ts';
import { linksTo } from './ride-links.ts';
import type { RideMail, WordedRideMail } from './ride-mails.ts';
import { wordsFor } from './ride-words.ts';

export interface Standing extends StandingBooking {
  ride: Ride;
}

/** Slots that were booked, as they are now: what was cancelled since is left out, what was moved is told where it is. */
export async function draftBooked(mail: RideMail<'booked' | 'event-joined'>): Promise<Draft> {
  const { bookings } = JSON.parse(mail.message.data) as BookedData;
  const standing = await standingOf(
    mail,
    bookings.map(({ entry }) => entry),
  );
  return {
    isTrue: standing.length > 0,
    start: startOf(standing),
    isByStaff: isByStaff(standing),
    write: (sentence) => writeBooked({ ...mail, sentence }, standing),
  };
}

export async function writeBooked(
  { context, kind, reader, sentence }: WordedRideMail<'booked' | 'event-joined'>,
  standing: readonly Standing[],
): Promise<RenderedMail> {
  const words = await wordsFor(context, { language: reader.language, sentence });
  const { texts, park, links } = words;
  const [first] = standing;
  if (!first) throw new Error('There is nothing to tell.');
  const event = await findEventName(context.store.db, first.ride.event, words.language);
  const joined = kind === 'event-joined' && event !== null ? event : null;
  const subject =
    joined === null
      ? texts.bookedSubject(park, words.when(first.ride), standing.length)
      : texts.joinedSubject(park, joined);
  const isPaid = standing.every(({ slot }) => slot.payment_id !== null);
  const calendar = await Promise.all(
    standing.map(async ({ ride, entry }) => {
      const name = await findEventName(context.store.db, ride.event, words.language);
      return calendarFileOf(context, { reader, words }, { method: 'REQUEST', ride, entry, event: name });
    }),
  );
  const confirmation = await confirm(context, words, {
    account: reader.account,
    items: standing.map(({ ride }) => words.ride(ride)),
    total: standing.reduce((sum, { ride }) => sum + ride.price, 0),
    concluded: first.at,
    payment: isPaid ? 'paid' : 'here',
    hasRides: true,
    passes: [],
  });
  const written = words.mail(subject, [
    joined === null ? texts.booked(standing.length, isByStaff(standing)) : texts.joined(joined),
    { items: standing.map(({ ride }) => words.ride(ride)) },
    texts.terms({ free: words.free, isPaid }),
    ...(await linksTo(context, words, standing)),
    texts.calendar(standing.length),
    links.account,
    ...links.directions,
    ...confirmation.parts,
  ]);
  const { files } = confirmation;
  return {
    ...written,
    calendar: calendar.flat(),
    files,
    brief: standing.map(({ ride }) => words.ride(ride)),
  };
}

function isByStaff(standing: readonly Standing[]): boolean {
  return standing.every(({ byStaff }) => byStaff);
}

/** Slots that start soon and are still where they were when the reminder was made. */
export async function draftReminder(mail: RideMail<'reminder-24h' | 'reminder-2h'>): Promise<Draft> {
  const { bookings } = JSON.parse(mail.message.data) as ReminderData;
  const found = await standingOf(
    mail,
    bookings.map(({ entry }) => entry),
  );
  const standing = found.filter(({ ride }) => bookings.some(({ start }) => start === ride.start));
  const [first] = standing;
  return {
    isTrue: first !== undefined,
    ...(first && { at: earliest(standing.map(({ at }) => at)) }),
    start: startOf(standing),
    write: (sentence) => writeReminder({ ...mail, sentence }, standing),
  };
}

export async function writeReminder(
  { kind, context, reader, sentence }: WordedRideMail<'reminder-24h' | 'reminder-2h'>,
  standing: readonly Standing[],
): Promise<RenderedMail> {
  const words = await wordsFor(context, { language: reader.language, sentence });
  const { texts, park, links } = words;
  const [first] = standing;
  if (!first) throw new Error('There is nothing to tell.');
  const isSoon = kind === 'reminder-2h';
  const unsubscribe = unsubscribeLink(context, reader.account, 'reminders');
  const parts = [
    isSoon ? texts.soon : texts.reminder(standing.length),
    { items: standing.map(({ ride }) => words.ride(ride)) },
    isSoon ? texts.cannotComeSoon : texts.cannotCome(words.free),
    ...(await linksTo(context, words, standing)),
    isSoon ? links.contact : links.account,
    ...links.directions,
  ];
  const mail = words.mail(texts.reminderSubject(park, words.when(first.ride)), parts, [
    { label: texts.noReminders, url: unsubscribe },
  ]);
  return { ...mail, unsubscribe, brief: standing.map(({ ride }) => words.ride(ride)) };
}

async function standingOf({ context, reader }: RideMail, entries: readonly number[]): Promise<Standing[]> {
  const found: Standing[] = [];
  for (const entry of entries) {
    const booking = await findStanding(context.store.db, reader.account, entry);
    if (booking && !found.some((known) => known.entry === booking.entry))
      found.push({ ...booking, ride: rideOf(toSlot(booking.slot)) });
  }
  return found.toSorted((a, b) => a.ride.start - b.ride.start || a.ride.slot - b.ride.slot);
}

/** Whoever booked one of them long ago may have forgotten it. */
function earliest(times: readonly Temporal.Instant[]): Temporal.Instant {
  return times.reduce((a, b) => (Temporal.Instant.compare(a, b) <= 0 ? a : b));
}

function startOf([first]: readonly Standing[]): Temporal.Instant | null {
  return first ? Temporal.Instant.fromEpochMilliseconds(first.ride.start) : null;
}
