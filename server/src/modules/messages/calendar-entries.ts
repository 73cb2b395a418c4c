import type { AppContext } from '../../context.ts';
import type { CalendarFile } from '../../mail/mailer.ts';
import { findOrigin, type Origin } from './booking-entries.ts';
import { type CalendarEntry, writeCalendarFile } from './calendar.ts';
import type { Reader } from './compose-mail.ts';
import type { Ride } from './ride-data.ts';
import type { RideWords } from './ride-words.ts';

export interface EntryOfRide {
  method: CalendarFile['method'];
  ride: Ride;
  /** The entry of the booking in the history. */
  entry: number;
  /** The event whose place it is. */
  event: string | null;
}

/** The calendar's entry of a booking: one through all its moves, each of which counts it up, and so does the cancelling. */
export async function calendarFileOf(
  context: AppContext,
  { reader, words }: { reader: Reader; words: RideWords },
  { method, ride, entry, event }: EntryOfRide,
): Promise<CalendarFile[]> {
  if (reader.email === null) return [];
  const { store, config, clock } = context;
  const { contact, name } = await context.content.read();
  const origin = await findOrigin(store.db, entry);
  const moves = origin.entries.length - 1;
  const described = await describeEntry(context, {
    ride,
    origin,
    sequence: method === 'CANCEL' ? moves + 1 : moves,
    title: `${name}: ${event ?? words.track(ride)}`,
  });
  const file = writeCalendarFile(
    {
      ...described,
      method,
      park: { name, email: contact.email ?? addressOf(config.mailFrom) },
      rider: { name: reader.name ?? reader.email, email: reader.email },
    },
    clock.now(),
  );
  return [file];
}

/** A booking for a calendar, by the name that it has in every calendar, whichever way it gets there. */
export async function describeEntry(
  { config, content }: Pick<AppContext, 'config' | 'content'>,
  booking: {
    ride: Pick<Ride, 'start' | 'minutes'>;
    origin: Pick<Origin, 'slot' | 'entry'>;
    sequence: number;
    title: string;
  },
): Promise<CalendarEntry> {
  const { ride, origin, sequence, title } = booking;
  const { contact } = await content.read();
  const start = Temporal.Instant.fromEpochMilliseconds(ride.start);
  return {
    uid: `slot-${origin.slot}-${origin.entry}@${new URL(config.publicUrl).hostname}`,
    sequence,
    start,
    end: start.add({ minutes: ride.minutes }),
    title,
    place: contact.address?.replaceAll('\n', ', ') ?? null,
    url: `${config.publicUrl}/`,
  };
}

/** MAIL_FROM may have a name before its address. */
function addressOf(mailFrom: string): string {
  return /<([^<>]*)>/.exec(mailFrom)?.[1] ?? mailFrom;
}
