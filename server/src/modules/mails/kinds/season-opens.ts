import { dateText, weekdayText } from '@cablepark/domain/time/display';
import { dayOf, startOfDay } from '@cablepark/domain/time/park-time';
import type { AppContext } from '../../../context.ts';
import { unsubscribeLink } from '../choices/mail-choice.ts';
import { writeSeasonMails } from '../due/write-season-mails.ts';
import type { MailInput, MailUnit, RenderedMail } from '../mail-unit.ts';
import { wordsOf } from '../parts/mail-words.ts';
import { sampleBooking } from '../parts/sample-facts.ts';

const pl = {
  subject: (park: string) => `${park}: sezon otwarty`,
  intro: (firstDay: string) => `można już rezerwować sloty na nowy sezon. Pierwszy dzień: ${firstDay}.`,
  why: 'Piszemy o tym raz w roku, bo tak jest zaznaczone na Twoim koncie.',
  noSeason: 'Nie piszcie o sezonie',
};

const en: typeof pl = {
  subject: (park) => `${park}: the season is open`,
  intro: (firstDay) => `Slots of the new season can be booked now. The first day is ${firstDay}.`,
  why: 'We write of this once a year, because you asked for it in your account.',
  noSeason: 'Stop writing about seasons',
};

const texts = { pl, en };

/** The opening of a season, while it has slots to book. */
export const seasonOpens: MailUnit<'season-opens'> = {
  draft: async ({ context, about: { firstDay } }) => ({
    isTrue: await hasFreeSlots(context, firstDay),
    start: null,
    write: (writing) => write(writing, Temporal.PlainDate.from(firstDay)),
  }),
  sample: async (writing) => {
    const { ride } = await sampleBooking(writing.context);
    const first = Temporal.Instant.fromEpochMilliseconds(ride.start);
    return await write(writing, dayOf(first, writing.context.config.zone));
  },
  writeDue: writeSeasonMails,
};

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

async function write(writing: MailInput, day: Temporal.PlainDate): Promise<RenderedMail> {
  const words = await wordsOf(writing);
  const t = texts[words.language];
  const unsubscribe = unsubscribeLink(writing.context, writing.reader.account, 'season');
  const parts = [t.intro(`${weekdayText(day, words.language)}, ${dateText(day)}`), words.links.planner];
  const mail = words.mail(t.subject(words.park), parts, [t.why, { label: t.noSeason, url: unsubscribe }]);
  return { ...mail, unsubscribe };
}
