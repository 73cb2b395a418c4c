import type { ContentName } from './content-names.ts';
import type { WordsPage } from './words.schema.ts';

/** The other pages of a park that has not written its own: they claim nothing. */
export const defaultWords: Record<Exclude<ContentName, 'home' | 'looks'>, WordsPage> = {
  bar: page({ pl: 'Bar', en: 'Bar' }),
  features: page({ pl: 'Atrakcje', en: 'Features' }),
  contact: page({ pl: 'Kontakt', en: 'Contact' }),
  location: page({ pl: 'Dojazd', en: 'Directions' }),
  terms: page({ pl: 'Regulamin', en: 'Terms' }),
  privacy: page({ pl: 'Polityka prywatności', en: 'Privacy policy' }),
};

function page(title: WordsPage['title']): WordsPage {
  return { isShown: true, title, lead: { pl: '', en: '' }, sections: [] };
}
