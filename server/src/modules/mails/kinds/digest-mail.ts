import { paths } from '@cablepark/contract/paths';
import { shortName } from '@cablepark/domain/accounts/short-name';
import type { Ride } from '@cablepark/domain/messages/message-about';
import { readAbout } from '@cablepark/domain/messages/message-kinds';
import type { AppContext } from '../../../context.ts';
import type { Message } from '../../outbox/index.ts';
import { unsubscribeLink } from '../choices/mail-choice.ts';
import type { Draft, Reader, RenderedMail, Worded } from '../parts/draft.ts';
import { wordsFor } from '../parts/ride-words.ts';
import { findStandingBookings } from '../parts/standing-bookings.ts';

export interface NewBooking {
  ride: Ride;
  name: string | null;
}

/** The bookings since the evening before, in their current state. */
export async function draftDigest(context: AppContext, { data }: Message, reader: Reader): Promise<Draft> {
  const digest = readAbout('new-bookings', data);
  const { bookings, count } = await findStandingBookings(context.store.db, { made: digest });
  const namedBookings = bookings.map(({ ride, riderNames: { first, last } }) => ({
    ride,
    name: shortName(first, last),
  }));
  return {
    isTrue: count > 0,
    start: null,
    write: (sentence) => writeDigest(context, { ...reader, sentence }, namedBookings, count),
  };
}

export async function writeDigest(
  context: AppContext,
  { account, language, sentence }: Worded & Pick<Reader, 'account'>,
  named: readonly NewBooking[],
  count: number,
): Promise<RenderedMail> {
  const { publicUrl } = context.config;
  const words = await wordsFor(context, { language, sentence });
  const unsubscribe = unsubscribeLink(context, account, 'digest');
  const { texts, park } = words;
  const parts = [
    texts.digest,
    { items: named.map(({ ride, name }) => [words.ride(ride), name].filter(Boolean).join(', ')) },
    ...(count > named.length ? [texts.digestMore(count - named.length)] : []),
    { label: texts.allBookings, url: `${publicUrl}${paths.bookings}` },
  ];
  const mail = words.mail(texts.digestSubject(park, count), parts, [
    { label: texts.noDigest, url: unsubscribe },
  ]);
  return { ...mail, unsubscribe };
}
