import { longestSentence } from '@cablepark/domain/content/mails.schema';
import { wordedKinds } from '@cablepark/domain/messages/message-kinds';
import { languages } from '@cablepark/domain/time/display';
import { bilingualLine } from '@cablepark/domain/words/words.schema';
import * as z from 'zod/mini';

export const mailSampleBody = z.object({
  kind: z.enum(wordedKinds),
  language: z.enum(languages),
  sentence: bilingualLine(longestSentence),
});
export type MailSampleBody = z.infer<typeof mailSampleBody>;

/** A mail in its final form. */
export const mailPreview = z.object({
  subject: z.string(),
  text: z.string(),
  /** The address of its HTML, valid for some minutes. */
  page: z.string(),
});

export const previewPageQuery = z.object({
  token: z.string().check(z.maxLength(8000)),
  scheme: z.enum(['light', 'dark']),
});
