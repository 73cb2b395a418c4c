import type { AboutOf } from '@cablepark/domain/messages/message-kinds';
import type { AppContext } from '../../../context.ts';
import type { Draft, DueMessage, MailInput, MailUnit, RenderedMail } from '../mail-unit.ts';
import { calendarFilesOf } from '../parts/calendar-entries.ts';
import { confirm } from '../parts/confirmation.ts';
import type { BookingSelection, CurrentBooking } from '../parts/current-bookings.ts';
import { eventName, findNewestEvent } from '../parts/event-names.ts';
import { wordsOf } from '../parts/mail-words.ts';
import { findNamedRides, type NamedRides, startOf } from '../parts/named-rides.ts';
import { linksTo } from '../parts/ride-links.ts';
import { sampleBooking } from '../parts/sample-facts.ts';

const pl = {
  subject: (park: string, when: string, count: number) =>
    count === 1 ? `${park}: rezerwacja, ${when}` : `${park}: rezerwacje (${count}), ${when}`,
  headline: 'Zarezerwowane\u00a0✓',
  intro: (count: number, byStaff: boolean): string => {
    if (byStaff)
      return count === 1 ? 'zarezerwowaliśmy dla Ciebie slot:' : 'zarezerwowaliśmy dla Ciebie sloty:';
    return count === 1 ? 'Twój slot jest zarezerwowany:' : 'Twoje sloty są zarezerwowane:';
  },
  terms: ({ free, isPaid }: { free: string; isPaid: boolean }) =>
    isPaid
      ? 'Płatność już mamy, dziękujemy.'
      : `Płacisz na miejscu. Bezpłatnie anulujesz do ${free} przed startem.`,
  calendar: (count: number): string =>
    count > 1 ? 'W załącznikach są wpisy do kalendarza.' : 'W załączniku jest wpis do kalendarza.',
  joinedSubject: (park: string, event: string) => `${park}: masz miejsce, ${event}`,
  joinedHeadline: 'Masz miejsce\u00a0✓',
  joinedIntro: (event: string) => `masz miejsce na wydarzeniu „${event}”:`,
};

const en: typeof pl = {
  subject: (park, when, count) =>
    count === 1 ? `${park}: your booking, ${when}` : `${park}: your ${count} bookings, ${when}`,
  headline: 'Booked\u00a0✓',
  intro: (count, byStaff) => {
    if (byStaff)
      return count === 1 ? 'We have booked a slot for you:' : 'We have booked these slots for you:';
    return count === 1 ? 'Your slot is booked:' : 'Your slots are booked:';
  },
  terms: ({ free, isPaid }) =>
    isPaid
      ? 'We have your payment, thank you.'
      : `You pay at the park. Cancelling is free of charge up to ${free} before the start.`,
  calendar: (count) =>
    count > 1 ? 'Entries for your calendar are attached.' : 'An entry for your calendar is attached.',
  joinedSubject: (park, event) => `${park}: you’re in, ${event}`,
  joinedHeadline: 'You’re in\u00a0✓',
  joinedIntro: (event) => `You have a place at “${event}”:`,
};

const texts = { pl, en };

type BookedKind = 'booked' | 'event-joined';

/** Bookings of slots. */
export const booked: MailUnit<'booked'> = bookedMail('booked', sampleBooking);

/** Places at an event. */
export const eventJoined: MailUnit<'event-joined'> = bookedMail('event-joined', async (context) => ({
  ...(await sampleBooking(context)),
  eventNames: await findNewestEvent(context.store.db),
}));

function bookedMail(
  kind: BookedKind,
  findSample: (context: AppContext) => Promise<CurrentBooking>,
): MailUnit<BookedKind> {
  return {
    draft: (due) => draft(due, kind),
    sample: async (writing) => {
      const named = [await findSample(writing.context)];
      return await write(writing, kind, { named, count: 1, isPaid: false, byStaff: false });
    },
  };
}

/** Bookings in their current state: without cancelled ones, and moved ones at their new time. */
async function draft({ context, about, reader }: DueMessage<BookedKind>, kind: BookedKind): Promise<Draft> {
  const rides = withoutClosed(
    await findNamedRides(context.store.db, selectionOf(about, reader.account, kind)),
  );
  // The last action decides: a rider may get back a booking that staff made.
  const isByStaff = about.byStaff ?? rides.byStaff;
  return {
    isTrue: rides.count > 0,
    start: startOf(rides.named),
    isByStaff,
    write: (writing) => write(writing, kind, { ...rides, byStaff: isByStaff }),
  };
}

/** A closure may have come before the confirmation was sent: its own message names its rides. */
function withoutClosed(rides: NamedRides): NamedRides {
  const named = rides.named.filter(({ isClosed }) => !isClosed);
  return { ...rides, named, count: rides.count - (rides.named.length - named.length) };
}

function selectionOf(
  { bookings, countedTo }: AboutOf<BookedKind>,
  rider: string,
  kind: BookedKind,
): BookingSelection {
  const bookingIds = bookings.map(({ booking }) => booking);
  if (countedTo === undefined) return { rider, bookings: bookingIds };
  const madeByStaff = { first: Math.min(...bookingIds), last: countedTo };
  return { rider, madeByStaff, isEvent: kind === 'event-joined' };
}

async function write(
  writing: MailInput,
  kind: BookedKind,
  { named, count, isPaid, byStaff }: NamedRides,
): Promise<RenderedMail> {
  const { context, reader } = writing;
  const words = await wordsOf(writing);
  const { park, common, links } = words;
  const t = texts[words.language];
  const [first] = named;
  if (!first) throw new Error('The mail names no booking.');
  const nameOf = ({ eventNames }: CurrentBooking) => eventNames && eventName(eventNames, words.language);
  const joinedEvent = kind === 'event-joined' ? nameOf(first) : null;
  const subject =
    joinedEvent === null
      ? t.subject(park, words.when(first.ride), count)
      : t.joinedSubject(park, joinedEvent);
  const calendar = await calendarFilesOf(
    writing,
    words,
    named.map((booking) => ({ ...booking, method: 'REQUEST', event: nameOf(booking) })),
  );
  const more = count > named.length ? [common.moreRides(count - named.length)] : [];
  const confirmation = await confirm(context, words, {
    account: reader.account,
    items: [...named.map(({ ride }) => words.ride(ride)), ...more],
    // The total is unknown if the mail does not name all rides.
    total: more.length > 0 ? null : named.reduce((sum, { ride }) => sum + ride.price, 0),
    concluded: first.at,
    payment: isPaid ? 'paid' : 'here',
    hasRides: true,
    passes: [],
  });
  const content = words.mail(subject, [
    { headline: joinedEvent === null ? t.headline : t.joinedHeadline },
    joinedEvent === null ? t.intro(count, byStaff) : t.joinedIntro(joinedEvent),
    { items: named.map(({ ride }) => words.line(ride)) },
    ...more,
    t.terms({ free: words.free, isPaid }),
    ...(await linksTo(context, words, named)),
    t.calendar(named.length),
    links.account,
    ...links.directions,
    ...confirmation.parts,
  ]);
  const { files } = confirmation;
  return { ...content, calendar, files, brief: named.map(({ ride }) => words.ride(ride)) };
}
