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
  subject: (park: string) => `${park}: Twoja rezerwacja ma nowy termin`,
  intro: (byStaff: boolean): string =>
    byStaff ? 'przenieśliśmy Twoją rezerwację na inny termin:' : 'Twoja rezerwacja jest przełożona:',
  from: (ride: string) => `Było: ${ride}`,
  to: (ride: string) => `Jest: ${ride}`,
  money: (isPaid: boolean, price: string) =>
    isPaid ? 'Twoja płatność przeszła na nowy termin.' : `Płacisz na miejscu: ${price}.`,
  wrong: 'Nowy termin Ci nie pasuje? Daj nam znać:',
  calendar: 'Wpis w kalendarzu zmieni załącznik.',
};

const en: typeof pl = {
  subject: (park) => `${park}: your booking has a new time`,
  intro: (byStaff) => (byStaff ? 'We have moved your booking to another time:' : 'Your booking is moved:'),
  from: (ride) => `Before: ${ride}`,
  to: (ride) => `Now: ${ride}`,
  money: (isPaid, price) => (isPaid ? 'Your payment goes with it.' : `You pay at the park: ${price}.`),
  wrong: 'Does the new time not suit you? Let us know:',
  calendar: 'The attachment changes the entry in your calendar.',
};

const texts = { pl, en };

/** A booking at its new time; after several moves, at the last one. */
export const moved: MailUnit<'moved'> = {
  draft: async ({ context, about, reader }) => {
    const { byStaff = true, booking, from } = about;
    const selection = { rider: reader.account, bookings: [booking] };
    const { bookings } = await findCurrentBookings(context.store.db, selection);
    const [current] = bookings;
    return {
      isTrue: current !== undefined,
      start: startOf(bookings),
      ...(current && { isByStaff: byStaff }),
      write: (writing) => write(writing, { from, current, byStaff }),
    };
  },
  sample: async (writing) => {
    const current = await sampleBooking(writing.context);
    const from = { ...current.ride, start: current.ride.start - 2 * 60 * 60_000 };
    return await write(writing, { from, current, byStaff: true });
  },
};

async function write(
  writing: MailInput,
  { from, current, byStaff }: { from: Ride; current: CurrentBooking | undefined; byStaff: boolean },
): Promise<RenderedMail> {
  if (!current) throw new Error('The mail names no booking.');
  const { booking, ride, isPaid, origin, moves, eventNames } = current;
  const words = await wordsOf(writing);
  const { park, links } = words;
  const t = texts[words.language];
  const event = eventNames && eventName(eventNames, words.language);
  const content = words.mail(t.subject(park), [
    t.intro(byStaff),
    { items: [t.from(words.ride(from)), t.to(words.ride(ride))] },
    t.money(isPaid, words.price(ride.price)),
    ...(await linksTo(writing.context, words, [{ ride, booking }])),
    t.calendar,
    ...(byStaff ? [t.wrong, links.contact] : []),
    links.account,
    ...links.directions,
  ]);
  const calendar = await calendarFilesOf(writing, words, [{ method: 'REQUEST', ride, origin, moves, event }]);
  return { ...content, calendar, brief: [t.from(words.ride(from)), t.to(words.ride(ride))] };
}
