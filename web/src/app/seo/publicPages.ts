import { paths } from '@cablepark/contract/paths';
import { type PublicPath, type publicPaths, trackIdOf } from '@cablepark/contract/public-pages';
import type { Language } from '@cablepark/domain/time/display';
import type { Track } from '@cablepark/domain/tracks/track';
import { homeTexts } from '../../features/home/home.texts.ts';
import { legalTexts } from '../../features/info/legal.texts.ts';
import { infoTexts } from '../../i18n/info.texts.ts';
import type { LegalFacts } from '../../i18n/legal.ts';
import { chooserPage, plannerPage } from './plannerPages.ts';

/** What pages say of the park in their title and description. */
export interface ToldOfPark {
  legal: LegalFacts;
  tracks: readonly Track[];
}

export interface PublicPage {
  /** Title and description for browsers, search engines and previews of links. */
  words: (language: Language, park: ToldOfPark) => Promise<{ title: string; description: string }>;
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
  words: async (language, park) => (await legalTexts.load(language))[key](park.legal),
  sources: (language) => ['src/features/info/LegalPage.tsx', `src/i18n/${language}/legal.ts`],
});

/** The pages that are HTML before any script runs, by their address. */
export const publicPages: Record<(typeof publicPaths)[number], PublicPage> = {
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
  [paths.planner]: chooserPage,
};

/** Any of them, and the planner of a track. */
export function publicPageOf(path: PublicPath): PublicPage {
  const track = trackIdOf(path);
  return track === null ? publicPages[path as keyof typeof publicPages] : plannerPage(track);
}
