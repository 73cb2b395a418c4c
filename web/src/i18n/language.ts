import { defaultLanguage, type Language, languages } from '@cablepark/domain/display';
import type { Texts } from './pl.ts';

/** Where the browser remembers the choice (SPEC.md §1). */
export const languageStorageKey = 'lang';

/** One language travels to the browser at a time. */
const loaders: Record<Language, () => Promise<Texts>> = {
  pl: async () => (await import('./pl.ts')).pl,
  en: async () => (await import('./en.ts')).en,
};

/** @throws TypeError where the network does not deliver the texts. */
export function loadTexts(language: Language): Promise<Texts> {
  return loaders[language]();
}

/** The remembered language, else Polish; a browser that forbids storage gets Polish too. */
export function storedLanguage(): Language {
  try {
    const stored = localStorage.getItem(languageStorageKey);
    return languages.find((language) => language === stored) ?? defaultLanguage;
  } catch {
    return defaultLanguage;
  }
}

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(languageStorageKey, language);
  } catch {
    // A browser that forbids storage still switches for this visit.
  }
}
