import { paths } from '@cablepark/contract/paths';
import { type PublicPath, type publicPaths, trackIdOf } from '@cablepark/contract/public-pages';
import { readAssetRow } from '@cablepark/contract/tracks';
import type { Language } from '@cablepark/domain/time/display';
import { descriptionOf, nameOf, trackLabel } from '@cablepark/domain/tracks/track-words';
import { homeTexts } from '../../features/home/home.texts.ts';
import { legalTexts } from '../../features/info/legal.texts.ts';
import { infoTexts } from '../../i18n/info.texts.ts';
import { loadTexts } from '../../i18n/language.ts';
import type { LegalFacts } from '../../i18n/legal.ts';
import { riderTexts } from '../../i18n/rider.texts.ts';
import type { ServerInfo } from '../../park/api/serverInfo.ts';

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

/** The planner of a track, which is told by what the park says of it. */
const planner = (id: number, info: ServerInfo): PublicPage => ({
  words: async (language) => {
    const [{ common }, { planner: t }] = await Promise.all([loadTexts(language), riderTexts.load(language)]);
    const row = info.park?.tracks?.find((each) => each.id === id);
    const track = row && readAssetRow(row);
    const label = track ? trackLabel(nameOf(track, language), common.track) : common.track(id);
    const said = (track && descriptionOf(track, language)?.replaceAll('\n', ' ')) ?? label;
    return { title: `${t.title}, ${label}`, description: `${ended(said)} ${t.pickDayAndTime}` };
  },
  sources: (language) => [
    'src/app/shell/DataScope.tsx',
    `src/i18n/${language}/rider.ts`,
    'src/features/planner/PlannerPage.tsx',
  ],
});

/** As a sentence, before the next one. */
function ended(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

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

/** A public page of this park. */
export function publicPageOf(path: PublicPath, info: ServerInfo): PublicPage {
  const track = trackIdOf(path);
  return track === null ? publicPages[path as keyof typeof publicPages] : planner(track, info);
}
