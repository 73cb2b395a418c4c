import { readAbout } from '@cablepark/domain/messages/message-kinds';

import { unsubscribeLink } from '../choices/mail-choice.ts';
import { calendarFilesOf } from '../parts/calendar-entries.ts';
import { confirm } from '../parts/confirmation.ts';
import type { Draft, RenderedMail } from '../parts/draft.ts';
import { eventName } from '../parts/event-names.ts';
import { linksTo } from '../parts/ride-links.ts';
import { wordsFor } from '../parts/ride-words.ts';
import { type Asked, findStandingBookings, type StandingBooking } from '../parts/standing-bookings.ts';
import type { RideMail, WordedRideMail } from './ride-mail.ts';

/** The rides that a mail names, earliest first, and the number of all its rides. */
export interface ToldRides {
  named: readonly StandingBooking[];
  count: number;
  isPaid: boolean;
  byStaff: boolean;
}

/** Bookings in their current state: without cancelled ones, and moved ones at their new time. */
export async function draftBooked(mail: RideMail<'booked' | 'event-joined'>): Promise<Draft> {
  const { bookings, byStaff, countedTo } = readAbout('booked', mail.message.data);
  const rider = mail.reader.account;
  const bookingIds = bookings.map(({ booking }) => booking);
  const rides = await ridesOf(
    mail,
    countedTo === undefined
      ? { rider, bookings: bookingIds }
      : {
          rider,
          madeByStaff: { first: Math.min(...bookingIds), last: countedTo },
          isEvent: mail.kind === 'event-joined',
        },
  );
  // The last action decides: a rider may get back a booking that staff made.
  const isByStaff = byStaff ?? rides.byStaff;
  return {
    isTrue: rides.count > 0,
    start: startOf(rides.named),
    isByStaff,
    write: (sentence) => writeBooked({ ...mail, sentence }, { ...rides, byStaff: isByStaff }),
  };
}

export async function writeBooked(
  { context, kind, message, reader, sentence }: WordedRideMail<'booked' | 'event-joined'>,
  { named, count, isPaid, byStaff }: ToldRides,
): Promise<RenderedMail> {
  const words = await wordsFor(context, { language: reader.language, sentence });
  const { texts, park, links } = words;
  const [first] = named;
  if (!first) throw new Error('There is nothing to tell.');
  const nameOf = ({ eventNames }: StandingBooking) => eventNames && eventName(eventNames, words.language);
  const joinedEvent = kind === 'event-joined' ? nameOf(first) : null;
  const subject =
    joinedEvent === null
      ? texts.bookedSubject(park, words.when(first.ride), count)
      : texts.joinedSubject(park, joinedEvent);
  const calendar = await calendarFilesOf(
    context,
    { message, reader, words },
    named.map((booking) => ({ ...booking, method: 'REQUEST', event: nameOf(booking) })),
  );
  const more = count > named.length ? [texts.moreRides(count - named.length)] : [];
  const confirmation = await confirm(context, words, {
    account: reader.account,
    items: [...named.map(({ ride }) => words.ride(ride)), ...more],
    // The prices of rides without a name are unknown here.
    total: more.length > 0 ? null : named.reduce((sum, { ride }) => sum + ride.price, 0),
    concluded: first.at,
    payment: isPaid ? 'paid' : 'here',
    hasRides: true,
    passes: [],
  });
  const content = words.mail(subject, [
    joinedEvent === null ? texts.booked(count, byStaff) : texts.joined(joinedEvent),
    { items: named.map(({ ride }) => words.ride(ride)) },
    ...more,
    texts.terms({ free: words.free, isPaid }),
    ...(await linksTo(context, words, named)),
    texts.calendar(named.length),
    links.account,
    ...links.directions,
    ...confirmation.parts,
  ]);
  const { files } = confirmation;
  return { ...content, calendar, files, brief: named.map(({ ride }) => words.ride(ride)) };
}

/** Bookings that start soon and have not moved since the reminder was written. */
export async function draftReminder(mail: RideMail<'reminder-24h' | 'reminder-2h'>): Promise<Draft> {
  const { bookings, rest } = readAbout('reminder-24h', mail.message.data);
  const [first] = bookings;
  const rider = mail.reader.account;
  const current = await ridesOf(
    mail,
    first && rest
      ? { rider, outing: { from: first.start, until: rest.until }, placedBy: rest.at }
      : { rider, bookings: bookings.map(({ booking }) => booking) },
  );
  const isStill = ({ ride }: StandingBooking) => rest || bookings.some(({ start }) => start === ride.start);
  const unmovedRides = current.named.filter(isStill);
  const rides = { named: unmovedRides, count: current.count - (current.named.length - unmovedRides.length) };
  return {
    isTrue: unmovedRides.length > 0,
    ...(unmovedRides.length > 0 && { at: earliest(unmovedRides.map(({ at }) => at)) }),
    start: startOf(unmovedRides),
    write: (sentence) => writeReminder({ ...mail, sentence }, rides),
  };
}

export async function writeReminder(
  { kind, context, reader, sentence }: WordedRideMail<'reminder-24h' | 'reminder-2h'>,
  { named, count }: Pick<ToldRides, 'named' | 'count'>,
): Promise<RenderedMail> {
  const words = await wordsFor(context, { language: reader.language, sentence });
  const { texts, park, links } = words;
  const [first] = named;
  if (!first) throw new Error('There is nothing to tell.');
  const isSoon = kind === 'reminder-2h';
  const unsubscribe = unsubscribeLink(context, reader.account, 'reminders');
  const parts = [
    isSoon ? texts.soon : texts.reminder(count),
    { items: named.map(({ ride }) => words.ride(ride)) },
    ...(count > named.length ? [texts.moreRides(count - named.length)] : []),
    isSoon ? texts.cannotComeSoon : texts.cannotCome(words.free),
    ...(await linksTo(context, words, named)),
    isSoon ? links.contact : links.account,
    ...links.directions,
  ];
  const mail = words.mail(texts.reminderSubject(park, words.when(first.ride)), parts, [
    { label: texts.noReminders, url: unsubscribe },
  ]);
  return { ...mail, unsubscribe, brief: named.map(({ ride }) => words.ride(ride)) };
}

/** Older messages may name more rides than a mail does: the others are counted. */
async function ridesOf({ context }: RideMail, selection: Asked): Promise<ToldRides> {
  const { bookings, count, paid } = await findStandingBookings(context.store.db, selection);
  const byStaff = bookings.every((booking) => booking.byStaff);
  return { named: bookings, count, isPaid: paid === count, byStaff };
}

/** The earliest booking counts: its rider may have forgotten it. */
function earliest(times: readonly Temporal.Instant[]): Temporal.Instant {
  return times.reduce((a, b) => (Temporal.Instant.compare(a, b) <= 0 ? a : b));
}

function startOf([first]: readonly StandingBooking[]): Temporal.Instant | null {
  return first ? Temporal.Instant.fromEpochMilliseconds(first.ride.start) : null;
}
