import type { Ride } from '@cablepark/domain/messages/message-about';
import type { MailInput, MailUnit, RenderedMail } from '../mail-unit.ts';
import { calendarFilesOf } from '../parts/calendar-entries.ts';
import { type CurrentBooking, findCurrentBookings } from '../parts/current-bookings.ts';
import { eventName } from '../parts/event-names.ts';
import { wordsOf } from '../parts/mail-words.ts';
import { startOf } from '../parts/named-rides.ts';
import { linksTo } from '../parts/ride-links.ts';
import { sampleBooking } from '../parts/sample-facts.ts';

const pl = {
  subject: (park: string, isLater: boolean) =>
    isLater ? `${park}: wyciąg stoi, Twoja godzina się zmienia` : `${park}: wracamy do pierwszej godziny`,
  intro: (isLater: boolean): string =>
    isLater ? 'wyciąg stał, więc przesuwamy jazdy. Twoja:' : 'wyciąg ruszył wcześniej. Twoja jazda:',
  change: (from: string, to: string) => `${to} (zamiast ${from})`,
  fine: 'Pasuje? Nie musisz nic robić. Rezerwacja i płatność zostają.',
  other:
    'Nie pasuje? Pod linkiem wyżej oddasz slot bez opłat, aż do jego początku. Możesz też zadzwonić lub napisać:',
  calendar: 'Wpis w kalendarzu zmieni załącznik.',
};

const en: typeof pl = {
  subject: (park, isLater) =>
    isLater ? `${park}: the cable stopped, your time changes` : `${park}: back to your first time`,
  intro: (isLater) =>
    isLater
      ? 'The cable stood still, so rides move later. Yours:'
      : 'The cable runs again earlier. Your ride:',
  change: (from, to) => `${to} (instead of ${from})`,
  fine: 'Does it suit you? There is nothing to do. Your booking and your payment stay.',
  other:
    'Does it not? By the link above you give the ride back free of charge until it starts. Or call us, or write:',
  calendar: 'The attachment changes the entry in your calendar.',
};

const texts = { pl, en };

/** A ride that a stop moved, at the time that the rider knows, and as it is now. */
interface DelayedRide {
  from: Ride;
  current: CurrentBooking;
}

/** Rides that a stop moved; those that are back at the known time are left out. */
export const delayed: MailUnit<'delayed'> = {
  draft: async ({ context, about, reader }) => {
    const ids = about.rides.map(({ booking }) => booking);
    const { bookings } = await findCurrentBookings(context.store.db, {
      rider: reader.account,
      bookings: ids,
    });
    const fromOf = new Map(about.rides.map(({ booking, from }) => [booking, from]));
    const rides = bookings.flatMap((current) => {
      const from = fromOf.get(current.booking);
      return from && from.slot === current.ride.slot && from.start !== current.ride.start
        ? [{ from, current }]
        : [];
    });
    return {
      isTrue: rides.length > 0,
      start: startOf(rides.map(({ current }) => current)),
      isByStaff: true,
      write: (writing) => write(writing, rides),
    };
  },
  sample: async (writing) => {
    const current = await sampleBooking(writing.context);
    const from = { ...current.ride, start: current.ride.start - 20 * 60_000 };
    return await write(writing, [{ from, current }]);
  },
};

async function write(writing: MailInput, rides: readonly DelayedRide[]): Promise<RenderedMail> {
  const words = await wordsOf(writing);
  const { park, links } = words;
  const t = texts[words.language];
  const isLater = rides.some(({ from, current }) => current.ride.start > from.start);
  const changes = rides.map(({ from, current }) =>
    t.change(words.clock(from.start), words.ride(current.ride)),
  );
  const content = words.mail(t.subject(park, isLater), [
    t.intro(isLater),
    { items: changes },
    ...(isLater ? [t.fine] : []),
    ...(await linksTo(
      writing.context,
      words,
      rides.map(({ current: { ride, booking } }) => ({ ride, booking })),
    )),
    t.calendar,
    ...(isLater ? [t.other, links.contact] : []),
    links.account,
  ]);
  const entries = rides.map(({ current: { ride, origin, moves, eventNames } }) => ({
    method: 'REQUEST' as const,
    ride,
    origin,
    moves,
    event: eventNames && eventName(eventNames, words.language),
  }));
  return { ...content, calendar: await calendarFilesOf(writing, words, entries), brief: changes };
}
