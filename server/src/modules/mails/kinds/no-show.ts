import type { Ride } from '@cablepark/domain/messages/message-about';
import type { AppContext } from '../../../context.ts';
import type { MailInput, MailUnit, RenderedMail } from '../mail-unit.ts';
import { wordsOf } from '../parts/mail-words.ts';
import { sampleBooking } from '../parts/sample-facts.ts';

const pl = {
  subject: (park: string) => `${park}: nie było Cię na slocie`,
  intro: 'według naszych notatek nie było Cię na tym slocie:',
  wrong: 'To pomyłka? Daj nam znać, poprawimy to:',
  undoneSubject: (park: string) => `${park}: poprawiliśmy pomyłkę`,
  undone: 'napisaliśmy Ci, że nie było Cię na tym slocie. To była nasza pomyłka, już poprawiona:',
};

const en: typeof pl = {
  subject: (park) => `${park}: we missed you`,
  intro: 'By our notes you did not come to this slot:',
  wrong: 'Is that a mistake? Let us know and we will put it right:',
  undoneSubject: (park) => `${park}: our mistake, put right`,
  undone: 'We wrote that you had not come to this slot. That was our mistake, and it is put right:',
};

const texts = { pl, en };

/** A no-show message, only while the mark exists. */
export const noShow: MailUnit<'no-show'> = {
  draft: async ({ context, about: { ride }, reader }) => ({
    isTrue: await isMarked(context, ride, reader.account),
    start: Temporal.Instant.fromEpochMilliseconds(ride.start),
    write: (writing) => write(writing, ride),
  }),
  sample: async (writing) => await write(writing, (await sampleBooking(writing.context)).ride),
};

/** The message that a mark was removed. */
export const noShowUndone: MailUnit<'no-show-undone'> = {
  draft: async ({ context, about: { ride }, reader }) => ({
    isTrue: !(await isMarked(context, ride, reader.account)),
    start: Temporal.Instant.fromEpochMilliseconds(ride.start),
    write: (writing) => writeUndone(writing, ride),
  }),
  sample: async (writing) => await writeUndone(writing, (await sampleBooking(writing.context)).ride),
};

/** Whether the reader's booking of this slot has a mark, also after the rest of the slot was freed. */
async function isMarked({ store }: AppContext, { slot }: Ride, account: string): Promise<boolean> {
  const mark = await store.db
    .selectFrom('no_show')
    .innerJoin('booking', 'booking.id', 'no_show.booking_id')
    .select('no_show.id')
    .where('booking.slot_id', '=', slot)
    .where('booking.account_id', '=', account)
    .executeTakeFirst();
  return mark !== undefined;
}

async function write(writing: MailInput, ride: Ride): Promise<RenderedMail> {
  const words = await wordsOf(writing);
  const t = texts[words.language];
  const parts = [t.intro, { items: [words.line(ride)] }, t.wrong, words.links.contact];
  return words.mail(t.subject(words.park), parts);
}

async function writeUndone(writing: MailInput, ride: Ride): Promise<RenderedMail> {
  const words = await wordsOf(writing);
  const t = texts[words.language];
  return words.mail(t.undoneSubject(words.park), [t.undone, { items: [words.line(ride)] }]);
}
