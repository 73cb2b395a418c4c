import type { Ride } from '@cablepark/domain/messages/message-about';
import { readAbout } from '@cablepark/domain/messages/message-kinds';

import { calendarFilesOf } from '../parts/calendar-entries.ts';
import type { Draft, RenderedMail } from '../parts/draft.ts';
import { eventName } from '../parts/event-names.ts';
import { linksTo } from '../parts/ride-links.ts';
import { wordsFor } from '../parts/ride-words.ts';
import { findStandingBookings, type StandingBooking } from '../parts/standing-bookings.ts';
import type { RideMail, WordedRideMail } from './ride-mail.ts';

/** A booking at its new time; after several moves, at the last one. */
export async function draftMoved(mail: RideMail<'moved'>): Promise<Draft> {
  const { context, message, reader } = mail;
  const { byStaff = true, booking, from } = readAbout('moved', message.data);
  const selection = { rider: reader.account, bookings: [booking] };
  const [current] = (await findStandingBookings(context.store.db, selection)).bookings;
  if (!current) return { isTrue: false, start: null, write: writeNothing };
  const start = Temporal.Instant.fromEpochMilliseconds(current.ride.start);
  return {
    isTrue: true,
    start,
    isByStaff: byStaff,
    write: (sentence) => writeMoved({ ...mail, sentence }, { from, standing: current, byStaff }),
  };
}

export async function writeMoved(
  { context, message, reader, sentence }: WordedRideMail<'moved'>,
  { from, standing, byStaff }: { from: Ride; standing: StandingBooking; byStaff: boolean },
): Promise<RenderedMail> {
  const { booking, ride, isPaid, origin, moves, eventNames } = standing;
  const words = await wordsFor(context, { language: reader.language, sentence });
  const { texts, park, links } = words;
  const event = eventNames && eventName(eventNames, words.language);
  const content = words.mail(texts.movedSubject(park), [
    texts.moved(byStaff),
    { items: [texts.movedFrom(words.ride(from)), texts.movedTo(words.ride(ride))] },
    texts.movedMoney(isPaid, words.price(ride.price)),
    ...(await linksTo(context, words, [{ ride, booking }])),
    texts.movedCalendar,
    ...(byStaff ? [texts.movedWrong, links.contact] : []),
    links.account,
    ...links.directions,
  ]);
  const calendar = await calendarFilesOf(context, { message, reader, words }, [
    { method: 'REQUEST', ride, origin, moves, event },
  ]);
  return {
    ...content,
    calendar,
    brief: [texts.movedFrom(words.ride(from)), texts.movedTo(words.ride(ride))],
  };
}

function writeNothing(): never {
  throw new Error('There is nothing to tell.');
}
