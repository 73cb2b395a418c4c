import ical, {
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { CalendarFile } from '../../../mail/mailer.ts';
import { inPortions } from '../../../next-turn.ts';

/** A booking in a calendar's terms. */
export interface CalendarEntry {
  /** Constant for a booking through all its moves. */
  uid: string;
  /** Grows with each change that its rider is notified of. */
  sequence: number;
  start: Temporal.Instant;
  end: Temporal.Instant;
  title: string;
  place: string | null;
  url: string;
}

/** A slot as an entry of its rider's calendar, by mail. */
export interface MailedEntry extends CalendarEntry {
  method: CalendarFile['method'];
  park: Person;
  rider: Person;
}

interface Person {
  name: string;
  email: string;
}

/** How often programs should refresh (seconds); most do so less often. */
const refreshSeconds = 60 * 60;

/** Writes an `.ics` of one entry. It has only instants; the reader's calendar chooses the time zone. */
export function writeCalendarFile(entry: MailedEntry, now: Temporal.Instant): CalendarFile {
  const isCancelled = entry.method === 'CANCEL';
  const calendar = emptyCalendar(isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST);
  calendar.createEvent({
    ...eventOf(entry, now),
    organizer: entry.park,
    attendees: [{ ...entry.rider, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
    ...(isCancelled && { status: ICalEventStatus.CANCELLED }),
  });
  return { method: entry.method, name: fileNameOf(entry), content: textOf(calendar) };
}

/** The most entries that are written before other requests get their turn in the event loop. */
const atOnce = 50;

/** Writes a whole calendar, as a file or a feed. The output is the same as long as the bookings are. */
export async function writeCalendar(
  entries: readonly (CalendarEntry & { stamp: Temporal.Instant })[],
  name: string | null,
): Promise<string> {
  const empty = textOf(ownCalendar(name));
  const end = empty.lastIndexOf('END:VCALENDAR');
  const events = await inPortions(entries, atOnce, (some) => {
    const calendar = ownCalendar(name);
    for (const entry of some) calendar.createEvent(eventOf(entry, entry.stamp));
    const text = textOf(calendar);
    // Returns only what it adds to an empty calendar.
    return [text.slice(end, text.lastIndexOf('END:VCALENDAR'))];
  });
  return [empty.slice(0, end), ...events, empty.slice(end)].join('');
}

function ownCalendar(name: string | null): ICalCalendar {
  const calendar = emptyCalendar(ICalCalendarMethod.PUBLISH);
  return name === null ? calendar : calendar.name(name).ttl(refreshSeconds);
}

export function fileNameOf({ uid }: Pick<CalendarEntry, 'uid'>): string {
  return `${uid.split('@')[0] ?? 'slot'}.ics`;
}

function emptyCalendar(method: ICalCalendarMethod): ICalCalendar {
  return ical({ prodId: { company: 'cablepark', product: 'bookings', language: 'EN' }, method });
}

function eventOf(entry: CalendarEntry, stamp: Temporal.Instant): ICalEventData {
  return {
    id: entry.uid,
    sequence: entry.sequence,
    stamp: dateOf(stamp),
    start: dateOf(entry.start),
    end: dateOf(entry.end),
    summary: entry.title,
    location: entry.place,
    url: entry.url,
    status: ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
  };
}

function textOf(calendar: ICalCalendar): string {
  return `${calendar.toString()}\r\n`;
}

function dateOf(instant: Temporal.Instant): Date {
  return new Date(instant.epochMilliseconds);
}
