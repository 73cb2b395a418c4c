import type { Language } from '@cablepark/domain/time/display';
import type { Track } from '@cablepark/domain/tracks/track';
import { descriptionOf, nameOf, trackLabel } from '@cablepark/domain/tracks/track-words';
import { loadTexts } from '../../i18n/language.ts';
import { riderTexts } from '../../i18n/pages/rider.texts.ts';
import type { PublicPage } from './publicPage.ts';

const sources = (page: string) => (language: Language) => [
  `src/i18n/${language}/rider.ts`,
  `src/features/planner/${page}.tsx`,
];

async function load(language: Language) {
  const [{ common }, { planner }] = await Promise.all([loadTexts(language), riderTexts.load(language)]);
  return { t: planner, labelOf: (track: Track) => trackLabel(nameOf(track, language), common.track) };
}

/** The page on which a track is chosen. */
export const chooserPage: PublicPage = {
  words: async (language, { tracks }) => {
    const { t, labelOf } = await load(language);
    const lead = `${t.tracksLead} ${t.tracks}: ${tracks.map(labelOf).join(', ')}.`;
    return { title: t.title, description: tracks.length > 1 ? lead : t.oneTrackLead };
  },
  sources: sources('TracksPage'),
};

/** The planner of a track, described in the park's words. */
export function plannerPage(id: number): PublicPage {
  return {
    words: async (language, { tracks }) => {
      const { t, labelOf } = await load(language);
      const track = tracks.find((each) => each.id === id);
      if (!track) return { title: t.title, description: t.pickDayAndTime };
      const label = labelOf(track);
      const description = descriptionOf(track, language)?.replaceAll('\n', ' ') ?? label;
      return { title: `${t.title}: ${label}`, description: `${sentence(description)} ${t.pickDayAndTime}` };
    },
    sources: sources('PlannerPage'),
  };
}

/** Ends the text with a full stop, so that a sentence can follow. */
function sentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
