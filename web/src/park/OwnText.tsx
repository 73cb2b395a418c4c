import type { Language } from '@cablepark/domain/time/display';
import { inLanguage, shownLanguage } from '@cablepark/domain/words/in-language';
import type { Bilingual } from '@cablepark/domain/words/words.schema';
import { boundWords } from '../i18n/boundWords.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';

/** What the park wrote, with no word of one letter and no unit left alone on a line, as in our own texts. */
export function ownText(text: Bilingual, language: Language): string {
  return boundWords(inLanguage(text, language), shownLanguage(text, language));
}

/** The same on a page: a text that stands in the other language says so, for whoever has it read aloud. */
export function OwnText({ text, language }: { text: Bilingual; language?: Language }) {
  const visitors = useLanguage().language;
  const said = ownText(text, language ?? visitors);
  const shown = shownLanguage(text, language ?? visitors);
  return <span lang={shown === visitors ? undefined : shown}>{said}</span>;
}
