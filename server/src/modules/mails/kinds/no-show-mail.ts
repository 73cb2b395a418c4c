import type { Ride } from '@cablepark/domain/messages/message-about';
import { readAbout } from '@cablepark/domain/messages/message-kinds';

import type { Draft, RenderedMail } from '../parts/draft.ts';
import { wordsFor } from '../parts/ride-words.ts';
import type { RideMail, WordedRideMail } from './ride-mail.ts';

/** A no-show while its mark exists, or the removal of a mark. */
export async function draftNoShow(mail: RideMail<'no-show' | 'no-show-undone'>): Promise<Draft> {
  const { context, kind, message } = mail;
  const { ride } = readAbout('no-show', message.data);
  const mark = await context.store.db
    .selectFrom('slot')
    .innerJoin('no_show', 'no_show.booking_id', 'slot.booking_id')
    .select('no_show.id')
    .where('slot.id', '=', ride.slot)
    .executeTakeFirst();
  const start = Temporal.Instant.fromEpochMilliseconds(ride.start);
  return {
    isTrue: (kind === 'no-show') === (mark !== undefined),
    start,
    write: (sentence) => writeNoShow({ ...mail, sentence }, ride),
  };
}

export async function writeNoShow(
  { context, kind, reader, sentence }: WordedRideMail<'no-show' | 'no-show-undone'>,
  ride: Ride,
): Promise<RenderedMail> {
  const words = await wordsFor(context, { language: reader.language, sentence });
  const { texts, park, links } = words;
  if (kind === 'no-show-undone')
    return words.mail(texts.noShowUndoneSubject(park), [texts.noShowUndone, { items: [words.ride(ride)] }]);
  return words.mail(texts.noShowSubject(park), [
    texts.noShow,
    { items: [words.ride(ride)] },
    texts.noShowWrong,
    links.contact,
  ]);
}
