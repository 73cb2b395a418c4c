import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { CalendarFile } from '../../mail/mailer.ts';

/** A slot as an entry of its rider's calendar. */
export interface CalendarEntry {
  method: CalendarFile['method'];
  /** The same for a booking through all its moves. */
  uid: string;
  /** Higher with each change that its rider hears of. */
  sequence: number;
  start: Temporal.Instant;
  end: Temporal.Instant;
  title: string;
  place: string | null;
  url: string;
  park: Person;
  rider: Person;
}

interface Person {
  name: string;
  email: string;
}

/** Writes an `.ics` of one entry. Instants only: which clock they are shown by is for the reader's calendar to know. */
export function writeCalendarFile(entry: CalendarEntry, now: Temporal.Instant): CalendarFile {
  const isCancelled = entry.method === 'CANCEL';
  const calendar = ical({
    prodId: { company: 'cablepark', product: 'bookings', language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
  });
  calendar.createEvent({
    id: entry.uid,
    sequence: entry.sequence,
    stamp: dateOf(now),
    start: dateOf(entry.start),
    end: dateOf(entry.end),
    summary: entry.title,
    location: entry.place,
    url: entry.url,
    organizer: entry.park,
    attendees: [{ ...entry.rider, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
  });
  const name = `${entry.uid.split('@')[0] ?? 'slot'}.ics`;
  return { method: entry.method, name, content: `${calendar.toString()}\r\n` };
}

function dateOf(instant: Temporal.Instant): Date {
  return new Date(instant.epochMilliseconds);
}
