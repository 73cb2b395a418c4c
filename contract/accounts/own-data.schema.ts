import { languages } from '@cablepark/domain/time/display';
import * as z from 'zod/mini';
import { givenPassword } from './accounts.schema.ts';

const ownDataFormats = ['json', 'html'] as const;
export type OwnDataFormat = (typeof ownDataFormats)[number];

export const ownDataBody = z.object({
  current_password: givenPassword,
  format: z.enum(ownDataFormats),
  /** The language of the page; default: that of the account's mails. */
  language: z.optional(z.enum(languages)),
});
export type OwnDataBody = z.infer<typeof ownDataBody>;
