import { mostRidesTold } from '@cablepark/domain/messages/rides-told';
import { toSlot } from '../slots/index.ts';
import { calendarFilesOf } from './calendar-entries.ts';
import type { Draft, RenderedMail } from './compose-mail.ts';
import { confirm } from './confirmation.ts';
import { eventName } from './event-names.ts';
import { unsubscribeLink } from './mail-choice.ts';
import { type BookedData, type ReminderData, type Ride, rideOf } from './ride-data.ts';
import { linksTo } from './ride-links.ts';
import type { RideMail, WordedRideMail } from './ride-mails.ts';
import { wordsFor } from './ride-words.ts';
import { type Entries, findStandingBookings, type StandingBooking } from './standing-bookings.ts';

export interface Standing extends StandingBooking {
  ride: Ride;
}

/** The rides that a mail names, the earliest first, and how many it tells of. */
export interface ToldRides {
  named: readonly Standing[];
  count: number;
  isPaid: boolean;
}

/** Slots that were booked, as they are now: what was cancelled since is left out, what was moved is told where it is. */
export async function draftBooked(mail: RideMail<'booked' | 'event-joined'>): Promise<Draft> {
  const { bookings, byStaff, countedTo } = JSON.parse(mail.message.data) as BookedData;
  const entries = bookings.map(({ entry }) => entry);
  const told = await toldOf(
    mail,
    countedTo === undefined
      ? { entries }
      : {
          rider: mail.reader.account,
          madeByStaff: { first: Math.min(...entries), last: countedTo },
          isEvent: mail.kind === 'event-joined',
        },
  );
  return {
    isTrue: told.count > 0,
    start: startOf(told.named),
    isByStaff: byStaff ?? isByStaff(told.named),
    write: (sentence) => writeBooked({ ...mail, sentence }, told),
  };
}

export async function writeBooked(
  { context, kind, message, reader, sentence }: WordedRideMail<'booked' | 'event-joined'>,
  { named, count, isPaid }: ToldRides,
): Promise<RenderedMail> {
  const words = await wordsFor(context, { language: reader.language, sentence });
  const { texts, park, links } = words;
  const [first] = named;
  if (!first) throw new Error('There is nothing to tell.');
  const nameOf = ({ eventNames }: Standing) => eventNames && eventName(eventNames, words.language);
  const joined = kind === 'event-joined' ? nameOf(first) : null;
  const subject =
    joined === null
      ? texts.bookedSubject(park, words.when(first.ride), count)
      : texts.joinedSubject(park, joined);
  const calendar = await calendarFilesOf(
    context,
    { message, reader, words },
    named.map((booking) => ({ ...booking, method: 'REQUEST', event: nameOf(booking) })),
  );
  const more = count > named.length ? [texts.moreRides(count - named.length)] : [];
  const confirmation = await confirm(context, words, {
    account: reader.account,
    items: [...named.map(({ ride }) => words.ride(ride)), ...more],
    // Of rides that are not named nobody knows here what they cost.
    total: more.length > 0 ? null : named.reduce((sum, { ride }) => sum + ride.price, 0),
    concluded: first.at,
    payment: isPaid ? 'paid' : 'here',
    hasRides: true,
    passes: [],
  });
  const written = words.mail(subject, [
    joined === null ? texts.booked(count, isByStaff(named)) : texts.joined(joined),
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
  return { ...written, calendar, files, brief: named.map(({ ride }) => words.ride(ride)) };
}

function isByStaff(standing: readonly Standing[]): boolean {
  return standing.every(({ byStaff }) => byStaff);
}

/** Slots that start soon and are still where they were when the reminder was made. */
export async function draftReminder(mail: RideMail<'reminder-24h' | 'reminder-2h'>): Promise<Draft> {
  const { bookings, rest } = JSON.parse(mail.message.data) as ReminderData;
  const [first] = bookings;
  const entries = bookings.map(({ entry }) => entry);
  const found = await toldOf(
    mail,
    first && rest
      ? {
          rider: mail.reader.account,
          outing: { from: first.start, until: rest.until },
          last: Math.max(rest.entry, ...entries),
        }
      : { entries },
  );
  const isStill = ({ ride }: Standing) => rest || bookings.some(({ start }) => start === ride.start);
  const named = found.named.filter(isStill);
  const told = { named, count: found.count - (found.named.length - named.length) };
  return {
    isTrue: named.length > 0,
    ...(named.length > 0 && { at: earliest(named.map(({ at }) => at)) }),
    start: startOf(named),
    write: (sentence) => writeReminder({ ...mail, sentence }, told),
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

/** What was written before messages had an end names more rides than a mail does: the others are counted. */
async function toldOf({ context, reader }: RideMail, asked: Entries): Promise<ToldRides> {
  const { bookings, count, paid } = await findStandingBookings(context.store.db, asked, {
    rider: reader.account,
    most: mostRidesTold,
  });
  return {
    named: bookings.map((booking) => ({ ...booking, ride: rideOf(toSlot(booking.slot)) })),
    count,
    isPaid: paid === count,
  };
}

/** Whoever booked one of them long ago may have forgotten it. */
function earliest(times: readonly Temporal.Instant[]): Temporal.Instant {
  return times.reduce((a, b) => (Temporal.Instant.compare(a, b) <= 0 ? a : b));
}

function startOf([first]: readonly Standing[]): Temporal.Instant | null {
  return first ? Temporal.Instant.fromEpochMilliseconds(first.ride.start) : null;
}
