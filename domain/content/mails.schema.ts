import * as z from 'zod/mini';
import { wordedKinds } from '../messages/message-kinds.ts';
import { type Bilingual, bilingualLine } from '../words/words.schema.ts';

/** A longer text needs its own mail, because nobody would read it at the end of another. */
export const longestSentence = 300;

/**
 * A sentence of the park for each kind of its mails, plain text in one line. Readers of a language without a sentence get none: a sentence in
 * the other language would look like a mistake.
 */
export const mailSentences = z
  .partialRecord(z.enum(wordedKinds), bilingualLine(longestSentence))
  .check(z.overwrite((sentences) => withoutEmpty(sentences)));

/** Treats emptied sentences as absent. */
function withoutEmpty<Sentences extends Partial<Record<string, Bilingual>>>(sentences: Sentences): Sentences {
  const entries = Object.entries(sentences).filter(([, text]) => text && (text.pl !== '' || text.en !== ''));
  return Object.fromEntries(entries) as Sentences;
}
