import type { Ride } from '@cablepark/domain/messages/message-about';
import type { AppContext } from '../../../context.ts';
import type { CalendarFile } from '../../../mail/mailer.ts';
import { inPortions } from '../../../next-turn.ts';
import type { Origin } from '../../bookings/index.ts';
import type { MailInput } from '../mail-unit.ts';
import { type CalendarEntry, writeCalendarFile } from './calendar.ts';
import type { MailWords } from './mail-words.ts';

export interface EntryOfRide {
  method: CalendarFile['method'];
  ride: Ride;
  origin: Origin;
  /** The number of its moves. */
  moves: number;
  /** The event of the place. */
  event: string | null;
}

/** The most entries that are written before other requests get their turn in the event loop. */
const atOnce = 8;

/**
 * The calendar entries of bookings: one UID through all moves; each move and the cancellation increment SEQUENCE.
 * Pushes have none.
 */
export async function calendarFilesOf(
  { context, reader, isPush }: MailInput,
  words: MailWords,
  rides: readonly EntryOfRide[],
): Promise<CalendarFile[]> {
  const { email } = reader;
  if (email === null || isPush) return [];
  const { config, clock } = context;
  const { contact, name } = await context.parkSettings.read();
  const park = { name, email: contact.email ?? addressOf(config.mailFrom) };
  const rider = { name: reader.name ?? email, email };
  const entries = rides.map(async ({ method, ride, origin, moves, event }) => ({
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
  return await inPortions(await Promise.all(entries), atOnce, (some) =>
    some.map((entry) => writeCalendarFile(entry, clock.now())),
  );
}

/** A booking for a calendar, with the UID that it has in every calendar. */
export async function describeEntry(
  { config, parkSettings }: Pick<AppContext, 'config' | 'parkSettings'>,
  booking: {
    ride: Pick<Ride, 'start' | 'minutes'>;
    origin: Origin;
    sequence: number;
    title: string;
  },
): Promise<CalendarEntry> {
  const { ride, origin, sequence, title } = booking;
  const { contact } = await parkSettings.read();
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
