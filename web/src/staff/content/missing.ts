export interface Missing {
  pl: number;
  en: number;
}

/** The number of texts that exist only in the other language. */
export function missingTexts(part: unknown): Missing {
  if (typeof part !== 'object' || part === null) return { pl: 0, en: 0 };
  if (isBilingual(part)) {
    return { pl: part.pl === '' && part.en !== '' ? 1 : 0, en: part.en === '' && part.pl !== '' ? 1 : 0 };
  }
  return Object.values(part)
    .map(missingTexts)
    .reduce((sum, { pl, en }) => ({ pl: sum.pl + pl, en: sum.en + en }), { pl: 0, en: 0 });
}

export function isBilingual(part: object): part is { pl: string; en: string } {
  return 'pl' in part && 'en' in part && typeof part.pl === 'string' && typeof part.en === 'string';
}
