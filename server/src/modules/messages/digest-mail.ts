import { paths } from '@cablepark/contract/paths';
import { shortName } from '@cablepark/domain/accounts/short-name';
import { mostRidesTold } from '@cablepark/domain/messages/rides-told';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/store.ts';
import { nextTurn } from '../../next-turn.ts';
import { toSlot } from '../slots/index.ts';
import type { Draft, Reader, RenderedMail, Worded } from './compose-mail.ts';
import { unsubscribeLink } from './mail-choice.ts';
import { newBookings } from './new-bookings.ts';
import type { Message } from './outbox.store.ts';
import { type DigestData, type Ride, rideOf } from './ride-data.ts';
import { wordsFor } from './ride-words.ts';
import { findStandingBookings } from './standing-bookings.ts';

/** So many of the day's entries are looked at in one step: whoever books and cancels in turns makes thousands. */
const atOnce = 500;

export interface NewBooking {
  ride: Ride;
  name: string | null;
}

/** The bookings that came in since the evening before, as they stand now. */
export async function draftDigest(context: AppContext, { data }: Message, reader: Reader): Promise<Draft> {
  const { named, count } = await findNew(context.store.db, JSON.parse(data) as DigestData);
  return {
    isTrue: count > 0,
    start: null,
    write: (sentence) => writeDigest(context, { ...reader, sentence }, named, count),
  };
}

/** The earliest of them, and how many there are. */
async function findNew(db: Db, span: DigestData): Promise<{ named: NewBooking[]; count: number }> {
  let [named, count, after]: [NewBooking[], number, number] = [[], 0, 0];
  for (;;) {
    const entries = await newBookings(db, span)
      .where('booking_history.id', '>', after)
      .limit(atOnce)
      .execute();
    const last = entries.at(-1);
    if (!last) return { named, count };
    const standing = await findStandingBookings(db, { entries: entries.map(({ id }) => id) });
    const more = standing.bookings.map(({ slot, riderNames: { first, last } }) => ({
      ride: rideOf(toSlot(slot)),
      name: shortName(first, last),
    }));
    named = [...named, ...more]
      .toSorted((a, b) => a.ride.start - b.ride.start || a.ride.slot - b.ride.slot)
      .slice(0, mostRidesTold);
    count += standing.count;
    after = last.id;
    await nextTurn();
  }
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
