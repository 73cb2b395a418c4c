import { wordedKinds } from '@cablepark/domain/messages/message-kinds';
import { longestSentence } from '@cablepark/domain/pages/mails.schema';
import { bilingualLine } from '@cablepark/domain/pages/words.schema';
import { languages } from '@cablepark/domain/time/display';
import * as z from 'zod/mini';

/** POST: a mail with the park's sentence as it is typed, to look at and to have sent to oneself. */
export const mailSampleCalls = { preview: '/messages/previews', send: '/messages/samples' } as const;

export const mailSampleBody = z.object({
  kind: z.enum(wordedKinds),
  language: z.enum(languages),
  sentence: bilingualLine(longestSentence),
});
export type MailSampleBody = z.infer<typeof mailSampleBody>;

/** A mail as it is sent. */
export interface MailPreview {
  subject: string;
  text: string;
  /** Null where it goes as text alone. */
  html: string | null;
}
