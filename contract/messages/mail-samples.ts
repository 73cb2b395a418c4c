import { longestSentence } from '@cablepark/domain/content/mails.schema';
import { wordedKinds } from '@cablepark/domain/messages/message-kinds';
import { languages } from '@cablepark/domain/time/display';
import { bilingualLine } from '@cablepark/domain/words/words.schema';
import * as z from 'zod/mini';

/** POST: previews a mail with the park's unsaved sentence, or sends it to oneself. */
export const mailSampleCalls = {
  preview: '/messages/previews',
  /** The HTML of a preview, for a frame; `scheme` is `light` or `dark`. */
  page: '/messages/previews/page',
  send: '/messages/samples',
} as const;

export const mailSampleBody = z.object({
  kind: z.enum(wordedKinds),
  language: z.enum(languages),
  sentence: bilingualLine(longestSentence),
});
export type MailSampleBody = z.infer<typeof mailSampleBody>;

/** A mail in its final form. */
export interface MailPreview {
  subject: string;
  text: string;
  /** The address of its HTML, valid for some minutes. */
  page: string;
}
