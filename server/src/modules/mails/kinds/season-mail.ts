import { readAbout } from '@cablepark/domain/messages/message-kinds';
import { dateText, weekdayText } from '@cablepark/domain/time/display';
import { startOfDay } from '@cablepark/domain/time/park-time';
import type { AppContext } from '../../../context.ts';
import type { Message } from '../../outbox/index.ts';
import { unsubscribeLink } from '../choices/mail-choice.ts';
import type { Draft, Reader, RenderedMail, Worded } from '../parts/draft.ts';
import { wordsFor } from '../parts/ride-words.ts';

/** The opening of a season, while it has something to book. */
export async function draftSeasonOpens(
  context: AppContext,
  { data }: Message,
  reader: Reader,
): Promise<Draft> {
  const { firstDay } = readAbout('season-opens', data);
  return {
    isTrue: await hasFreeSlots(context, firstDay),
    start: null,
    write: (sentence) => writeSeasonOpens(context, { ...reader, sentence }, firstDay),
  };
}

async function hasFreeSlots({ store, clock, config }: AppContext, firstDay: string): Promise<boolean> {
  const first = startOfDay(Temporal.PlainDate.from(firstDay), config.zone).epochMilliseconds;
  const row = await store.db
    .selectFrom('slot')
    .select('id')
    .where('start_at', '>', Math.max(first, clock.now().epochMilliseconds))
    .where('booked_by', 'is', null)
    .where('event_id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function writeSeasonOpens(
  context: AppContext,
  { account, language: readerLanguage, sentence }: Worded & Pick<Reader, 'account'>,
  firstDay: string,
): Promise<RenderedMail> {
  const words = await wordsFor(context, { language: readerLanguage, sentence });
  const { texts, park, links, language } = words;
  const unsubscribe = unsubscribeLink(context, account, 'season');
  const day = Temporal.PlainDate.from(firstDay);
  const parts = [texts.season(`${weekdayText(day, language)}, ${dateText(day)}`), links.planner];
  const mail = words.mail(texts.seasonSubject(park), parts, [
    texts.seasonAsked,
    { label: texts.noSeason, url: unsubscribe },
  ]);
  return { ...mail, unsubscribe };
}
