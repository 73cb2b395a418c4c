import * as z from 'zod/mini';
import { wordedKinds } from '../messages/message-kinds.ts';
import { type Bilingual, bilingualLine } from '../words/words.schema.ts';

/** Longer is a letter of its own, and nobody reads it at the end of another. */
export const longestSentence = 300;

/**
 * A sentence of the park for each kind of its mails, plain text in one line. Whoever reads in a language in which none is
 * written gets none: a sentence in the other one would look like a mistake.
 */
export const mailSentences = z
  .partialRecord(z.enum(wordedKinds), bilingualLine(longestSentence))
  .check(z.overwrite((sentences) => written(sentences)));

/** What was written and emptied again is as if it had never been written. */
function written<Sentences extends Partial<Record<string, Bilingual>>>(sentences: Sentences): Sentences {
  const kept = Object.entries(sentences).filter(([, text]) => text && (text.pl !== '' || text.en !== ''));
  return Object.fromEntries(kept) as Sentences;
}
