import {
  eventIdOf,
  type PublicPath,
  type publicPaths,
  trackIdOf,
} from '@cablepark/contract/park/public-pages';
import { paths } from '@cablepark/contract/paths';
import { defaultContents } from '@cablepark/domain/content/defaults';
import type { HomePage } from '@cablepark/domain/content/home.schema';
import { whenOf } from '@cablepark/domain/events/event-when';
import { eventDescription, eventName } from '@cablepark/domain/events/events';
import type { Language } from '@cablepark/domain/time/display';
import { inLanguage } from '@cablepark/domain/words/in-language';
import { infoTexts } from '../../i18n/pages/info.texts.ts';
import { ownText } from '../../park/OwnText.tsx';
import { chooserPage, plannerPage } from './plannerPages.ts';
import type { ParkMetadata, PublicPage } from './publicPage.ts';

const info = (key: 'events' | 'prices', source: string): PublicPage => ({
  words: async (language) => (await infoTexts.load(language))[key],
  sources: (language) => [`src/features/info/${source}.tsx`, `src/i18n/${language}/info.ts`],
});
/** A page with the park's own content. */
const own = (source: string, texts: 'info' | 'legal'): PublicPage => ({
  words: async (language, { content }) => ownWords(content, language),
  sources: (language) => [`src/features/info/${source}.tsx`, `src/i18n/${language}/${texts}.ts`],
});

/** The lead is the description if the park has written none. */
function ownWords(content: ParkMetadata['content'], language: Language) {
  if (!content || !('description' in content && 'lead' in content))
    throw new Error('A page of the park’s own came without its words.');
  const description = inLanguage(content.description, language) || inLanguage(content.lead, language);
  return { title: inLanguage(content.title, language), description: description.replaceAll('\n', ' ') };
}

/** The park's content for its home page, or the built-in one. */
export function homeOf(content: ParkMetadata['content']): HomePage {
  return content && 'scenes' in content ? content : defaultContents.home;
}

function homeWords({ title, description }: HomePage, language: Language) {
  return { title: ownText(title, language), description: ownText(description, language) };
}

/** The prerendered pages by their address. */
export const publicPages: Record<(typeof publicPaths)[number], PublicPage> = {
  [paths.home]: {
    words: async (language, { content }) => homeWords(homeOf(content), language),
    sources: () => ['src/features/home/HomePage.tsx'],
    atOnce: 'src/features/home/tourScroll.ts',
  },
  [paths.prices]: info('prices', 'PricesPage'),
  [paths.bar]: own('BarPage', 'info'),
  [paths.events]: {
    ...info('events', 'EventsPage'),
    sources: (language) => eventSources('EventsPage', language),
  },
  [paths.location]: own('LocationPage', 'info'),
  [paths.contact]: own('ContactPage', 'info'),
  [paths.features]: own('FeaturesPage', 'info'),
  [paths.terms]: own('LegalPage', 'legal'),
  [paths.privacy]: own('LegalPage', 'legal'),
  [paths.accessibility]: own('AccessibilityPage', 'info'),
  [paths.planner]: chooserPage,
};

/** The page of an event: its name, when it is, and the park's words about it. */
function eventPage(id: number): PublicPage {
  return {
    words: async (language, { events = [], zone }) => {
      const { lead, title } = (await infoTexts.load(language)).events;
      const found = events.find(({ event }) => event.id === id)?.event;
      if (!found) return { title, description: lead };
      const about = (eventDescription(found, language) ?? lead).replaceAll(/\s+/g, ' ');
      return { title: eventName(found, language), description: `${whenOf(found, language, zone)}. ${about}` };
    },
    sources: (language) => eventSources('EventPage', language),
  };
}

function eventSources(page: 'EventPage' | 'EventsPage', language: Language): string[] {
  return [`src/i18n/${language}/rider.ts`, `src/features/events/${page}.tsx`, `src/i18n/${language}/info.ts`];
}

/** Any prerendered page, the planner of a track, and the page of an event. */
export function publicPageOf(path: PublicPath): PublicPage {
  const event = eventIdOf(path);
  if (event !== null) return eventPage(event);
  const track = trackIdOf(path);
  return track === null ? publicPages[path as keyof typeof publicPages] : plannerPage(track);
}
