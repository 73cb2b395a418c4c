import type { LegalPage } from './legal.schema.ts';
import type { LegalFacts } from './legal-facts.ts';
import type { LegalWords } from './legal-words.ts';
import { privacyEn } from './our-privacy.en.ts';
import { privacyPl } from './our-privacy.pl.ts';
import { termsEn } from './our-terms.en.ts';
import { termsPl } from './our-terms.pl.ts';

export const legalNames = ['terms', 'privacy'] as const;
export type LegalName = (typeof legalNames)[number];

export function isLegalName(name: string): name is LegalName {
  return legalNames.some((each) => each === name);
}

const words = {
  terms: { pl: termsPl, en: termsEn },
  privacy: { pl: privacyPl, en: privacyEn },
} as const satisfies Record<LegalName, Record<'pl' | 'en', (facts: LegalFacts) => LegalWords>>;

/** Our terms or privacy policy with this park's facts. A lawyer should read the result. */
export function ourLegal(name: LegalName, facts: LegalFacts): LegalPage {
  const pl = words[name].pl(facts);
  const en = words[name].en(facts);
  return {
    follows: true,
    inForceFrom: null,
    title: { pl: pl.title, en: en.title },
    description: { pl: pl.description, en: en.description },
    lead: { pl: pl.lead, en: en.lead },
    sections: pl.sections.map(({ heading, text }, index) => ({
      heading: { pl: heading, en: en.sections[index]?.heading ?? '' },
      text: { pl: text.join('\n\n'), en: en.sections[index]?.text.join('\n\n') ?? '' },
    })),
  };
}
