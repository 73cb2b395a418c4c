import { shortName } from '@cablepark/domain/accounts/short-name';
import type { Language } from '@cablepark/domain/time/display';
import type { AppContext } from '../../context.ts';
import { inPortions } from '../../next-turn.ts';
import { describeEntry, type MailWords, wordsFor, writeCalendar } from '../mails/index.ts';
import { type FeedBooking, findFeedBookings } from './feed-bookings.ts';
import type { Feed } from './feeds.store.ts';

/** Calendar programs store old entries themselves, so one month back is enough. */
const pastMs = 30 * 24 * 60 * 60_000;

/** A calendar of the current bookings. Cancelled ones are missing, so programs that fetch it remove them. */
export async function writeFeed(context: AppContext, feed: Feed): Promise<string> {
  const { store, clock, parkSettings } = context;
  const fromMs = clock.now().epochMilliseconds - pastMs;
  const { name } = await parkSettings.read();
  if (feed.account_id !== null) {
    const bookings = await findFeedBookings(store.db, { account: feed.account_id }, fromMs);
    const words = await wordsFor(context, {
      language: await languageOf(context, feed.account_id),
      sentence: null,
    });
    return await writeCalendar(await describeOwn(context, words, bookings), name);
  }
  const track = feed.asset_id ?? 0;
  const bookings = await findFeedBookings(store.db, { track }, fromMs);
  const words = await wordsFor(context, { language: null, sentence: null });
  const entries = await describeEach(context, bookings, titleForStaff);
  return await writeCalendar(entries, `${name}: ${words.track({ track })}`);
}

/** The title for the rider: the track. */
export async function describeOwn(context: AppContext, words: MailWords, bookings: readonly FeedBooking[]) {
  const { name } = await context.parkSettings.read();
  const titleOf = ({ event, event_en, track }: FeedBooking) =>
    `${name}: ${(words.language === 'en' && event_en) || event || words.track({ track })}`;
  return await describeEach(context, bookings, titleOf);
}

/** The title for the staff: the rider's short name. */
function titleForStaff({ first_name, last_name, event }: FeedBooking): string {
  return [shortName(first_name, last_name) ?? '?', event].filter((part) => part !== null).join(', ');
}

/** The most entries that are written before other requests get their turn in the event loop. */
const atOnce = 50;

async function describeEach(
  context: AppContext,
  bookings: readonly FeedBooking[],
  titleOf: (booking: FeedBooking) => string,
) {
  return await inPortions(bookings, atOnce, (some) =>
    Promise.all(some.map((booking) => describe(context, booking, titleOf(booking)))),
  );
}

async function describe(context: AppContext, booking: FeedBooking, title: string) {
  const { origin, moves: sequence, bookedAt } = booking;
  const entry = await describeEntry(context, { ride: booking, origin, sequence, title });
  return { ...entry, stamp: Temporal.Instant.fromEpochMilliseconds(bookedAt ?? booking.start) };
}

export async function languageOf({ store }: AppContext, account: string): Promise<Language | null> {
  const row = await store.db
    .selectFrom('account')
    .select('language')
    .where('id', '=', account)
    .executeTakeFirst();
  return row?.language ?? null;
}
