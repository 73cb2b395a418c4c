import { defaultContent } from '../park/content.ts';
import type { Contents } from './contents.schema.ts';
import { defaultAccessibility } from './default-accessibility.ts';
import { defaultHome } from './default-home.ts';
import { defaultLooks } from './default-looks.ts';
import { defaultPrices } from './default-prices.ts';
import { defaultWords } from './default-words.ts';
import { legalFacts } from './legal-facts.ts';
import { ourLegal } from './our-legal.ts';

const nobody = legalFacts(defaultContent, false);

/** What stands on a page until the park has written its own. */
export const defaultContents: Contents = {
  home: defaultHome,
  prices: defaultPrices,
  ...defaultWords,
  terms: ourLegal('terms', nobody),
  privacy: ourLegal('privacy', nobody),
  accessibility: defaultAccessibility,
  looks: defaultLooks,
  mails: {},
};
