import type { Language } from '../time/display.ts';
import type { Bilingual } from './words.schema.ts';

/** A text of the park in the visitor's language; where the park has not written it, in the other one. */
export function inLanguage(text: Bilingual, language: Language): string {
  return text[shownLanguage(text, language)];
}

/** The language in which a text is shown to a visitor. */
export function shownLanguage(text: Bilingual, language: Language): Language {
  const other = language === 'pl' ? 'en' : 'pl';
  return text[language] === '' && text[other] !== '' ? other : language;
}
