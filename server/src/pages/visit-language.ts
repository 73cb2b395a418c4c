import { defaultLanguage, type Language, languages } from '@cablepark/domain/time/display';

/** The language in the address (`?lang=en`), else in the cookie `lang`, else Polish. */
export function visitLanguage(query: unknown, cookies: string | undefined): Language {
  const cookieLanguage = /(?:^|;\s*)lang=(\w+)/.exec(cookies ?? '')?.[1];
  return askedLanguage(query) ?? asLanguage(cookieLanguage) ?? defaultLanguage;
}

/** The language in the address. */
export function askedLanguage(query: unknown): Language | undefined {
  return typeof query === 'object' && query !== null && 'lang' in query ? asLanguage(query.lang) : undefined;
}

const yearSeconds = 365 * 24 * 60 * 60;

/** The same cookie as in the browser's scripts (web/src/i18n/language.ts). */
export function languageCookie(language: Language): string {
  return `lang=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
}

function asLanguage(text: unknown): Language | undefined {
  return languages.find((language) => language === text);
}
