import { paths } from '@cablepark/contract/paths';
import { lastDayOf } from '@cablepark/domain/passes/pass-kind';
import { rainCheckDays } from '@cablepark/domain/passes/rain-check';
import { dateText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import type { MailInput, MailUnit, RenderedMail } from '../mail-unit.ts';
import { wordsOf } from '../parts/mail-words.ts';

const pl = {
  subject: (park: string) => `${park}: Twój bon na później`,
  intro: 'zamiast zamkniętego slotu masz bon na jeden slot w wybranym dniu, na dowolnym torze. Kod bonu:',
  use: 'Bon jest już na Twoim koncie i możesz go komuś dać. Przy rezerwacji wybierz, że płacisz karnetem, albo podaj kod w kasie.',
  until: (day: string) => `Ważny do ${day}.`,
  passes: 'Moje karnety',
};

const en: typeof pl = {
  subject: (park) => `${park}: your rain check`,
  intro:
    'instead of the closed ride you have a rain check: one ride on a day of your choice, on any track. Its code:',
  use: 'It is in your account already, and you may give it away. Pay with it when you book, or tell the code at the desk.',
  until: (day) => `Valid until ${day}.`,
  passes: 'My passes',
};

const texts = { pl, en };

const sampleCode = 'AAAA-BBBB-CCCC';

/** The pass that a rider got for a closed ride. */
export const rainCheck: MailUnit<'rain-check'> = {
  draft: async ({ context, about: { pass } }) => {
    const row = await context.store.db
      .selectFrom('pass')
      .select(['code', 'ends_at'])
      .where('id', '=', pass)
      .where('voided_at', 'is', null)
      .where('balance', '>', 0)
      .executeTakeFirst();
    return {
      isTrue: row !== undefined,
      start: null,
      write: async (writing) => {
        if (!row) throw new Error('The mail names no pass.');
        return await write(writing, { code: row.code, endsMs: row.ends_at });
      },
    };
  },
  sample: (writing) => {
    const today = dayOf(writing.context.clock.now(), writing.context.config.zone);
    const end = today.add({ days: rainCheckDays }).toZonedDateTime(writing.context.config.zone);
    return write(writing, { code: sampleCode, endsMs: end.epochMilliseconds });
  },
};

async function write(
  writing: MailInput,
  { code, endsMs }: { code: string; endsMs: number | null },
): Promise<RenderedMail> {
  const words = await wordsOf(writing);
  const t = texts[words.language];
  const { publicUrl, zone } = writing.context.config;
  const last = endsMs === null ? null : lastDayOf(Temporal.Instant.fromEpochMilliseconds(endsMs), zone);
  return words.mail(t.subject(words.park), [
    t.intro,
    { items: [code] },
    t.use,
    ...(last === null ? [] : [t.until(dateText(last))]),
    { label: t.passes, url: `${publicUrl}${paths.ownPasses}` },
  ]);
}
