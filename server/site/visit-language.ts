import { defaultLanguage, type Language, languages } from '@cablepark/domain/display';

/** What the address asks for (`?lang=en`), else what the browser remembers in its cookie `lang`, else Polish. */
export function visitLanguage(query: unknown, cookies: string | undefined): Language {
  const asked = typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined;
  const remembered = /(?:^|;\s*)lang=(\w+)/.exec(cookies ?? '')?.[1];
  return known(asked) ?? known(remembered) ?? defaultLanguage;
}

function known(text: unknown): Language | undefined {
  return languages.find((language) => language === text);
}
