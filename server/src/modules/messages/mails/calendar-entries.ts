import type { AppContext } from '../../../context.ts';
import type { CalendarFile } from '../../../mail/mailer.ts';
import { inPortions } from '../../../next-turn.ts';
import type { Origin } from '../../bookings/index.ts';
import type { Message, Ride } from '../../outbox/index.ts';
import { type CalendarEntry, writeCalendarFile } from './calendar.ts';
import type { Reader } from './draft.ts';
import type { RideWords } from './ride-words.ts';

export interface EntryOfRide {
  method: CalendarFile['method'];
  ride: Ride;
  origin: Origin;
  /** How often the booking was moved since. */
  moves: number;
  /** The event whose place it is. */
  event: string | null;
}

/** So many are written in one step: others are answered in between. */
const atOnce = 8;

/**
 * The calendar's entries of bookings: one of each through all its moves, each of which counts it up, and so does the cancelling.
 * A device is told without them.
 */
export async function calendarFilesOf(
  context: AppContext,
  { message, reader, words }: { message: Pick<Message, 'push_to'>; reader: Reader; words: RideWords },
  rides: readonly EntryOfRide[],
): Promise<CalendarFile[]> {
  const { email } = reader;
  if (email === null || message.push_to !== null) return [];
  const { config, clock } = context;
  const { contact, name } = await context.content.read();
  const park = { name, email: contact.email ?? addressOf(config.mailFrom) };
  const rider = { name: reader.name ?? email, email };
  const described = rides.map(async ({ method, ride, origin, moves, event }) => ({
    ...(await describeEntry(context, {
      ride,
      origin,
      sequence: method === 'CANCEL' ? moves + 1 : moves,
      title: `${name}: ${event ?? words.track(ride)}`,
    })),
    method,
    park,
    rider,
  }));
  return await inPortions(await Promise.all(described), atOnce, (some) =>
    some.map((entry) => writeCalendarFile(entry, clock.now())),
  );
}

/** A booking for a calendar, by the name that it has in every calendar, whichever way it gets there. */
export async function describeEntry(
  { config, content }: Pick<AppContext, 'config' | 'content'>,
  booking: {
    ride: Pick<Ride, 'start' | 'minutes'>;
    origin: Origin;
    sequence: number;
    title: string;
  },
): Promise<CalendarEntry> {
  const { ride, origin, sequence, title } = booking;
  const { contact } = await content.read();
  const start = Temporal.Instant.fromEpochMilliseconds(ride.start);
  return {
    uid: `slot-${origin.slot}-${origin.booking}@${new URL(config.publicUrl).hostname}`,
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
