import { paths } from '@cablepark/contract/paths';
import { readKind } from '../../../db/stored-pass-kind.ts';
import type { MailInput, MailUnit, RenderedMail } from '../mail-unit.ts';
import { wordsOf } from '../parts/mail-words.ts';
import { samplePassName } from '../parts/sample-facts.ts';

const pl = {
  subject: (park: string) => `${park}: karnet już nie działa`,
  intro: (pass: string) => `karnet „${pass}” już nie działa: osoba, która go kupiła, odstąpiła od umowy.`,
  rides: 'Jeśli ten karnet opłacał Twoje przyszłe sloty, są już zwolnione. O każdym piszemy osobno.',
  passes: 'Moje karnety',
};

const en: typeof pl = {
  subject: (park) => `${park}: your pass no longer works`,
  intro: (pass) => `the pass “${pass}” no longer works: whoever bought it has withdrawn from the contract.`,
  rides:
    'If the pass paid for future slots of yours, they are cancelled. We write about each one separately.',
  passes: 'My passes',
};

const texts = { pl, en };

/** To the members of a pass that ended because its buyer withdrew, if their accounts exist. */
export const passEnded: MailUnit<'pass-ended'> = {
  draft: async ({ context, about: { pass } }) => {
    const row = await context.store.db
      .selectFrom('pass')
      .select('kind')
      .where('id', '=', pass)
      .executeTakeFirst();
    return {
      isTrue: row !== undefined,
      start: null,
      write: async (writing) => {
        if (!row) throw new Error('The mail names no pass.');
        return await write(writing, readKind(row.kind).name);
      },
    };
  },
  sample: (writing) => write(writing, samplePassName),
};

async function write(writing: MailInput, name: { pl: string; en: string }): Promise<RenderedMail> {
  const words = await wordsOf(writing);
  const t = texts[words.language];
  const passName = name[words.language] || name.pl || name.en;
  const passes = { label: t.passes, url: `${writing.context.config.publicUrl}${paths.ownPasses}` };
  return words.mail(t.subject(words.park), [t.intro(passName), t.rides, passes]);
}
