import type { Language } from '../time/display.ts';
import type { Bilingual } from './words.schema.ts';

/** The park's text in the visitor's language, or else in the other one. */
export function inLanguage(text: Bilingual, language: Language): string {
  return text[shownLanguage(text, language)];
}

/** The language of a text for a visitor. */
export function shownLanguage(text: Bilingual, language: Language): Language {
  const other = language === 'pl' ? 'en' : 'pl';
  return text[language] === '' && text[other] !== '' ? other : language;
}
