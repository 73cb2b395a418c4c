import { movesOf, type Ride } from '@cablepark/domain/messages/message-about';
import { lineText } from '../../../mail/mail-parts.ts';
import type { MailInput, MailUnit, RenderedMail } from '../mail-unit.ts';
import { calendarFilesOf } from '../parts/calendar-entries.ts';
import { type CurrentBooking, findCurrentBookings } from '../parts/current-bookings.ts';
import { eventName } from '../parts/event-names.ts';
import { wordsOf } from '../parts/mail-words.ts';
import { startOf } from '../parts/named-rides.ts';
import { linksTo } from '../parts/ride-links.ts';
import { sampleBooking } from '../parts/sample-facts.ts';

const pl = {
  subject: (park: string, count: number) =>
    count === 1
      ? `${park}: Twoja rezerwacja ma nowy termin`
      : `${park}: Twoje rezerwacje (${count}) mają nowe terminy`,
  intro: (count: number, byStaff: boolean): string => {
    if (count === 1)
      return byStaff ? 'przenieśliśmy Twoją rezerwację na inny termin:' : 'Twoja rezerwacja jest przełożona:';
    return byStaff ? 'przenieśliśmy Twoje rezerwacje na inne terminy:' : 'Twoje rezerwacje są przełożone:';
  },
  from: (day: string) => `Było: ${day}`,
  to: (day: string) => `Jest: ${day}`,
  paid: (count: number): string =>
    count === 1 ? 'Twoja płatność przeszła na nowy termin.' : 'Twoje płatności przeszły na nowe terminy.',
  toPay: (price: string) => `Płacisz na miejscu: ${price}.`,
  wrong: 'Nowy termin Ci nie pasuje? Daj nam znać:',
  calendar: (count: number): string =>
    count === 1 ? 'Wpis w kalendarzu zmieni załącznik.' : 'Wpisy w kalendarzu zmienią załączniki.',
};

const en: typeof pl = {
  subject: (park, count) =>
    count === 1 ? `${park}: your booking has a new time` : `${park}: your ${count} bookings have new times`,
  intro: (count, byStaff) => {
    if (count === 1)
      return byStaff ? 'We have moved your booking to another time:' : 'Your booking is moved:';
    return byStaff ? 'We have moved your bookings to other times:' : 'Your bookings are moved:';
  },
  from: (day) => `Before: ${day}`,
  to: (day) => `Now: ${day}`,
  paid: (count) => (count === 1 ? 'Your payment goes with it.' : 'Your payments go with them.'),
  toPay: (price) => `You pay at the park: ${price}.`,
  wrong: 'Does the new time not suit you? Let us know:',
  calendar: (count) =>
    count === 1
      ? 'The attachment changes the entry in your calendar.'
      : 'The attachments change the entries in your calendar.',
};

const texts = { pl, en };

/** A booking at its current time, and where it was. */
interface Moved {
  from: Ride;
  current: CurrentBooking;
}

/** Bookings at their new times; after several moves, at the last one. */
export const moved: MailUnit<'moved'> = {
  draft: async ({ context, about, reader }) => {
    const { byStaff = true } = about;
    const before = new Map(movesOf(about).map(({ booking, from }) => [booking, from]));
    const selection = { rider: reader.account, bookings: [...before.keys()] };
    const { bookings } = await findCurrentBookings(context.store.db, selection);
    const moves = bookings.flatMap((current) => {
      const from = before.get(current.booking);
      return from ? [{ from, current }] : [];
    });
    return {
      isTrue: moves.length > 0,
      start: startOf(bookings),
      ...(moves.length > 0 && { isByStaff: byStaff }),
      write: (writing) => write(writing, moves, byStaff),
    };
  },
  sample: async (writing) => {
    const current = await sampleBooking(writing.context);
    const from = { ...current.ride, start: current.ride.start - 2 * 60 * 60_000 };
    return await write(writing, [{ from, current }], true);
  },
};

async function write(writing: MailInput, moves: readonly Moved[], byStaff: boolean): Promise<RenderedMail> {
  if (moves.length === 0) throw new Error('The mail names no booking.');
  const count = moves.length;
  const words = await wordsOf(writing);
  const { park, links } = words;
  const t = texts[words.language];
  const items = moves.flatMap(({ from, current: { ride } }) => {
    const [before, after] = [words.line(from), words.line(ride)];
    return [
      { ...before, head: t.from(before.head) },
      { ...after, head: t.to(after.head) },
    ];
  });
  const unpaid = moves.filter(({ current }) => !current.isPaid);
  const price = unpaid.reduce((sum, { current: { ride } }) => sum + ride.price, 0);
  const content = words.mail(t.subject(park, count), [
    t.intro(count, byStaff),
    { items },
    ...(unpaid.length < count ? [t.paid(count - unpaid.length)] : []),
    ...(unpaid.length > 0 ? [t.toPay(words.price(price))] : []),
    ...(await linksTo(
      writing.context,
      words,
      moves.map(({ current }) => current),
    )),
    t.calendar(count),
    ...(byStaff ? [t.wrong, links.contact] : []),
    links.account,
    ...links.directions,
  ]);
  const entries = moves.map(({ current: { eventNames, ...booking } }) => {
    const event = eventNames && eventName(eventNames, words.language);
    return { ...booking, method: 'REQUEST' as const, event };
  });
  return { ...content, calendar: await calendarFilesOf(writing, words, entries), brief: items.map(lineText) };
}
