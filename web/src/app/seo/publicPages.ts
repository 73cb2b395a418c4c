import { paths } from '@cablepark/contract/paths';
import type { PublicPath } from '@cablepark/contract/public-pages';
import type { Language } from '@cablepark/domain/time/display';
import { homeTexts } from '../../features/home/home.texts.ts';
import { legalTexts } from '../../features/info/legal.texts.ts';
import { infoTexts } from '../../i18n/info.texts.ts';
import { loadTexts } from '../../i18n/language.ts';
import type { LegalFacts } from '../../i18n/legal.ts';
import { riderTexts } from '../../i18n/rider.texts.ts';

export interface PublicPage {
  /** Title and description for browsers, search engines and previews of links. */
  words: (language: Language, facts: LegalFacts) => Promise<{ title: string; description: string }>;
  /** Sources whose styles and scripts the page needs at once, besides the frame of the site. */
  sources: (language: Language) => readonly string[];
}

const info = (
  key: 'bar' | 'contact' | 'events' | 'features' | 'location' | 'prices',
  source: string,
): PublicPage => ({
  words: async (language) => (await infoTexts.load(language))[key],
  sources: (language) => [`src/features/info/${source}.tsx`, `src/i18n/${language}/info.ts`],
});
const legal = (key: 'terms' | 'privacy'): PublicPage => ({
  words: async (language, facts) => (await legalTexts.load(language))[key](facts),
  sources: (language) => ['src/features/info/LegalPage.tsx', `src/i18n/${language}/legal.ts`],
});

const planner = (track: 1 | 2): PublicPage => ({
  words: async (language) => {
    const [{ common }, { planner: t }] = await Promise.all([loadTexts(language), riderTexts.load(language)]);
    const kind = track === 1 ? t.trackBig : t.trackSmall;
    return { title: `${t.title}, ${common.track(track)}`, description: `${kind} ${t.pickDayAndTime}` };
  },
  sources: (language) => [
    'src/app/shell/DataScope.tsx',
    `src/i18n/${language}/rider.ts`,
    'src/features/planner/PlannerPage.tsx',
  ],
});

/** The pages that are HTML before any script runs, by their address. */
export const publicPages: Record<PublicPath, PublicPage> = {
  [paths.home]: {
    words: (language) => homeTexts.load(language),
    sources: (language) => ['src/features/home/HomePage.tsx', `src/i18n/${language}/home.ts`],
  },
  [paths.prices]: info('prices', 'PricesPage'),
  [paths.bar]: info('bar', 'BarPage'),
  [paths.events]: {
    ...info('events', 'EventsPage'),
    sources: (language) => [
      'src/app/shell/DataScope.tsx',
      `src/i18n/${language}/rider.ts`,
      'src/features/events/EventsPage.tsx',
      `src/i18n/${language}/info.ts`,
    ],
  },
  [paths.location]: info('location', 'LocationPage'),
  [paths.contact]: info('contact', 'ContactPage'),
  [paths.features]: info('features', 'FeaturesPage'),
  [paths.terms]: legal('terms'),
  [paths.privacy]: legal('privacy'),
  '/planner/1': planner(1),
  '/planner/2': planner(2),
  [paths.planner]: {
    words: async (language) => {
      const { title, tracksLead } = (await riderTexts.load(language)).planner;
      return { title, description: tracksLead };
    },
    sources: (language) => [
      'src/app/shell/DataScope.tsx',
      `src/i18n/${language}/rider.ts`,
      'src/features/planner/TracksPage.tsx',
    ],
  },
};
