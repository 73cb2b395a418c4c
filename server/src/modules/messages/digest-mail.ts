import { paths } from '@cablepark/contract/paths';
import { shortName } from '@cablepark/domain/accounts/short-name';
import type { AppContext } from '../../context.ts';
import { toSlot } from '../slots/index.ts';
import { findStanding } from './booking-entries.ts';
import type { Draft, Reader, RenderedMail, Worded } from './compose-mail.ts';
import { unsubscribeLink } from './mail-choice.ts';
import { newBookings } from './new-bookings.ts';
import type { Message } from './outbox.store.ts';
import { type DigestData, type Ride, rideOf } from './ride-data.ts';
import { wordsFor } from './ride-words.ts';

/** More than anybody reads in a mail; the page of bookings has them all. */
const mostListed = 100;

export interface NewBooking {
  ride: Ride;
  name: string | null;
}

/** The bookings that came in since the evening before, as they stand now. */
export async function draftDigest(context: AppContext, { data }: Message, reader: Reader): Promise<Draft> {
  const span = JSON.parse(data) as DigestData;
  const { db } = context.store;
  const entries = await newBookings(db, span)
    .limit(mostListed + 1)
    .execute();
  const standing: NewBooking[] = [];
  for (const { id, rider, first_name, last_name } of entries.slice(0, mostListed)) {
    const booking = await findStanding(db, rider, id);
    if (booking)
      standing.push({ ride: rideOf(toSlot(booking.slot)), name: shortName(first_name, last_name) });
  }
  const hasMore = entries.length > mostListed;
  return {
    isTrue: standing.length > 0,
    start: null,
    write: (sentence) => writeDigest(context, { ...reader, sentence }, standing, hasMore),
  };
}

export async function writeDigest(
  context: AppContext,
  { account, language, sentence }: Worded & Pick<Reader, 'account'>,
  standing: readonly NewBooking[],
  hasMore: boolean,
): Promise<RenderedMail> {
  const { publicUrl } = context.config;
  const words = await wordsFor(context, { language, sentence });
  const unsubscribe = unsubscribeLink(context, account, 'digest');
  const { texts, park } = words;
  const sorted = standing.toSorted((a, b) => a.ride.start - b.ride.start || a.ride.slot - b.ride.slot);
  const parts = [
    texts.digest,
    { items: sorted.map(({ ride, name }) => [words.ride(ride), name].filter(Boolean).join(', ')) },
    ...(hasMore ? [texts.digestMore] : []),
    { label: texts.allBookings, url: `${publicUrl}${paths.bookings}` },
  ];
  const mail = words.mail(texts.digestSubject(park, standing.length), parts, [
    { label: texts.noDigest, url: unsubscribe },
  ]);
  return { ...mail, unsubscribe };
}
