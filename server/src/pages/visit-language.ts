import { defaultLanguage, type Language, languages } from '@cablepark/domain/time/display';

/** What the address asks for (`?lang=en`), else what the browser remembers in its cookie `lang`, else Polish. */
export function visitLanguage(query: unknown, cookies: string | undefined): Language {
  const remembered = /(?:^|;\s*)lang=(\w+)/.exec(cookies ?? '')?.[1];
  return askedLanguage(query) ?? known(remembered) ?? defaultLanguage;
}

/** What the address itself asks for. */
export function askedLanguage(query: unknown): Language | undefined {
  return typeof query === 'object' && query !== null && 'lang' in query ? known(query.lang) : undefined;
}

const yearSeconds = 365 * 24 * 60 * 60;

/** The same cookie that the browser's scripts write (web/src/i18n/language.ts). */
export function languageCookie(language: Language): string {
  return `lang=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
}

function known(text: unknown): Language | undefined {
  return languages.find((language) => language === text);
}
