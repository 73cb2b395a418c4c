import { type AboutOf, wordedKinds } from '@cablepark/domain/messages/message-kinds';
import type { Language } from '@cablepark/domain/time/display';
import type { Draft, MailInput, RenderedMail } from '../mail-unit.ts';
import { mailOf } from '../mails.ts';

const sampleSubject: Record<Language, (subject: string) => string> = {
  pl: (subject) => `Próba: ${subject}`,
  en: (subject) => `Sample: ${subject}`,
};

/** A sample mail: its kind, its language, and the park's sentence as typed. */
export type Sample = AboutOf<'sample'>;

/** A sample for one's own inbox. It is marked as a sample, and has no calendar entry or unsubscribe link. */
export function draftSample(sample: Sample): Draft {
  return {
    isTrue: true,
    start: null,
    write: async (writing) => {
      const { text, html, subject, files = [] } = await writeSample(writing, sample);
      return { text, html, files, subject: sampleSubject[sample.language](subject) };
    },
  };
}

/** A mail as it would be sent, but about a sample booking of the reader or with a link that leads nowhere. */
export async function writeSample(
  { context, reader }: Pick<MailInput, 'context' | 'reader'>,
  { kind, language, sentence }: Sample,
): Promise<RenderedMail> {
  const wordedKind = wordedKinds.find((each) => each === kind);
  if (wordedKind === undefined) throw new Error(`There is no mail of the kind ${kind}.`);
  return await mailOf(wordedKind).sample({
    context,
    reader: { ...reader, language },
    sentence,
    isPush: false,
  });
}
