import type { Language } from '@cablepark/domain/time/display';
import { inLanguage, shownLanguage } from '@cablepark/domain/words/in-language';
import type { Bilingual } from '@cablepark/domain/words/words.schema';
import { boundWords } from '../i18n/boundWords.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';

/** The park's text with non-breaking spaces after one-letter words and before units, as in our own texts. */
export function ownText(text: Bilingual, language: Language): string {
  return boundWords(inLanguage(text, language), shownLanguage(text, language));
}

/** The same as an element: a text in the other language has its `lang`, for screen readers. */
export function OwnText({ text, language }: { text: Bilingual; language?: Language }) {
  const visitors = useLanguage().language;
  const content = ownText(text, language ?? visitors);
  const textLanguage = shownLanguage(text, language ?? visitors);
  return <span lang={textLanguage === visitors ? undefined : textLanguage}>{content}</span>;
}
