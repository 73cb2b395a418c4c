import { toSlot } from '../slots/index.ts';
import { findStanding } from './booking-entries.ts';
import { calendarFilesOf } from './calendar-entries.ts';
import type { Draft, RenderedMail } from './compose-mail.ts';
import { eventName } from './event-names.ts';
import { type MovedData, type Ride, rideOf } from './ride-data.ts';
import { linksTo } from './ride-links.ts';
import type { RideMail, WordedRideMail } from './ride-mails.ts';
import { wordsFor } from './ride-words.ts';
import type { StandingBooking } from './standing-bookings.ts';

/** A booking that is at another time now; where it was moved again meanwhile, at the newest. */
export async function draftMoved(mail: RideMail<'moved'>): Promise<Draft> {
  const { context, message, reader } = mail;
  const { byStaff = true, entry, from } = JSON.parse(message.data) as MovedData;
  const standing = await findStanding(context.store.db, reader.account, entry);
  if (!standing) return { isTrue: false, start: null, write: untold };
  const start = Temporal.Instant.fromEpochMilliseconds(standing.slot.start_at);
  return {
    isTrue: true,
    start,
    isByStaff: byStaff,
    write: (sentence) => writeMoved({ ...mail, sentence }, { from, standing, byStaff }),
  };
}

export async function writeMoved(
  { context, message, reader, sentence }: WordedRideMail<'moved'>,
  { from, standing, byStaff }: { from: Ride; standing: StandingBooking; byStaff: boolean },
): Promise<RenderedMail> {
  const { slot, entry, origin, moves, eventNames } = standing;
  const words = await wordsFor(context, { language: reader.language, sentence });
  const { texts, park, links } = words;
  const ride = rideOf(toSlot(slot));
  const event = eventNames && eventName(eventNames, words.language);
  const written = words.mail(texts.movedSubject(park), [
    texts.moved(byStaff),
    { items: [texts.movedFrom(words.ride(from)), texts.movedTo(words.ride(ride))] },
    texts.movedMoney(slot.payment_id !== null, words.price(ride.price)),
    ...(await linksTo(context, words, [{ ride, entry }])),
    texts.movedCalendar,
    ...(byStaff ? [texts.movedWrong, links.contact] : []),
    links.account,
    ...links.directions,
  ]);
  const calendar = await calendarFilesOf(context, { message, reader, words }, [
    { method: 'REQUEST', ride, origin, moves, event },
  ]);
  return {
    ...written,
    calendar,
    brief: [texts.movedFrom(words.ride(from)), texts.movedTo(words.ride(ride))],
  };
}

function untold(): never {
  throw new Error('There is nothing to tell.');
}
