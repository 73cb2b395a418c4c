import { legalFacts } from '../legal/legal-facts.ts';
import { ourLegal } from '../legal/our-legal.ts';
import { defaultContent } from '../park/content.ts';
import { defaultPrices } from '../prices/default-prices.ts';
import { defaultLooks } from '../theme/default-looks.ts';
import type { Contents } from './contents.schema.ts';
import { defaultAccessibility } from './default-accessibility.ts';
import { defaultHome } from './default-home.ts';
import { defaultWords } from './default-words.ts';

const nobody = legalFacts(defaultContent, false, defaultPrices);

/** The contents of a page until the park writes its own. */
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
