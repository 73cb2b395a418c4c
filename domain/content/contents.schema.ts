import type * as z from 'zod/mini';
import { legalPage } from '../legal/legal.schema.ts';
import { priceList } from '../prices/prices.schema.ts';
import { looks } from '../theme/looks.schema.ts';
import { wordsPage } from '../words/words.schema.ts';
import type { ContentName } from './content-names.ts';
import { homePage } from './home.schema.ts';
import { mailSentences } from './mails.schema.ts';

/** The schema of each content that an Admin may write. */
export const contentSchemas = {
  home: homePage,
  bar: wordsPage,
  features: wordsPage,
  contact: wordsPage,
  location: wordsPage,
  prices: priceList,
  terms: legalPage,
  privacy: legalPage,
  accessibility: wordsPage,
  looks,
  mails: mailSentences,
} as const satisfies Record<ContentName, z.ZodMiniType>;

export type ContentOf<Name extends ContentName> = z.infer<(typeof contentSchemas)[Name]>;
export type Contents = { readonly [Name in ContentName]: ContentOf<Name> };

/** A content and its version; 0 while the park has not written its own. */
export interface StandingContent<Name extends ContentName = ContentName> {
  version: number;
  content: ContentOf<Name>;
}

/** The newest version of every content. */
export type StandingContents = { readonly [Name in ContentName]: StandingContent<Name> };
