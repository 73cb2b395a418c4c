import type { Language } from '@cablepark/domain/time/display';
import { loadOnce, twice } from '../lib/loadOnce.ts';

/** Texts that travel only with the pages that show them. */
export interface PageTexts<Texts> {
  /** The same promise each time, for `use` to read. */
  load: (language: Language) => Promise<Texts>;
}

const openedPages = new Set<PageTexts<unknown>>();

/** @param loaders a dynamic import per language, so that one language travels at a time */
export function pageTexts<Texts>(loaders: Record<Language, () => Promise<Texts>>): PageTexts<Texts> {
  const once = { pl: loadOnce(twice(loaders.pl)), en: loadOnce(twice(loaders.en)) };
  const texts: PageTexts<Texts> = {
    load(language) {
      openedPages.add(texts);
      return once[language]();
    },
  };
  return texts;
}

/** The texts in this language of every page that is on the screen or has been, so that a switch never waits in between. */
export async function loadOpened(language: Language): Promise<void> {
  await Promise.all([...openedPages].map((texts) => texts.load(language)));
}
