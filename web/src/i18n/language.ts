import { defaultLanguage, type Language, languages } from '@cablepark/domain/time/language';
import type { FrameTexts } from './pl/frame.ts';

/** The key under which the browser stores the choice (SPEC.md §1). */
const languageStorageKey = 'lang';
/** `?lang=en` in an address selects a language. */
const languageParameter = 'lang';

/** One language travels to the browser at a time. */
const loaders: Record<Language, () => Promise<FrameTexts>> = {
  pl: async () => (await import('./pl/frame.ts')).frame,
  en: async () => (await import('./en/frame.ts')).frame,
};

/** @throws TypeError if the texts cannot be fetched. */
export function loadTexts(language: Language): Promise<FrameTexts> {
  return loaders[language]();
}

/** The language of this visit: that of the address, else the stored one, else Polish. */
export function visitLanguage(): Language {
  const requested = knownLanguage(new URLSearchParams(window.location.search).get(languageParameter));
  if (requested) rememberLanguage(requested);
  return requested ?? storedLanguage();
}

/** A browser that forbids storage gets Polish. */
function storedLanguage(): Language {
  try {
    return knownLanguage(localStorage.getItem(languageStorageKey)) ?? defaultLanguage;
  } catch {
    return defaultLanguage;
  }
}

function knownLanguage(text: string | null): Language | undefined {
  return languages.find((language) => language === text);
}

const yearSeconds = 365 * 24 * 60 * 60;

/** Also as a cookie, so that the server can send the next page in this language. */
export function rememberLanguage(language: Language): void {
  try {
    document.cookie = `${languageStorageKey}=${language}; path=/; max-age=${yearSeconds}; samesite=lax`;
    localStorage.setItem(languageStorageKey, language);
  } catch {
    // A browser that forbids storage still switches for this visit.
  }
}

/** Once the visitor has chosen, removes the language from the address. */
export function forgetAskedLanguage(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(languageParameter)) return;
  url.searchParams.delete(languageParameter);
  window.history.replaceState(window.history.state, '', url);
}
