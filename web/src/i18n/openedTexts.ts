import type { Language } from '@cablepark/domain/display';
import { readAtOnce } from '../readAtOnce.ts';

/** Texts that travel only with the pages that show them. */
export interface PageTexts<Texts> {
  /** The same promise each time, for `use` to read. */
  load: (language: Language) => Promise<Texts>;
  /** The texts where they have arrived. */
  arrived: (language: Language) => Texts | undefined;
}

const opened = new Set<PageTexts<unknown>>();

/** @param loaders a dynamic import per language, so that one language travels at a time */
export function pageTexts<Texts>(loaders: Record<Language, () => Promise<Texts>>): PageTexts<Texts> {
  const coming = new Map<Language, Promise<Texts>>();
  const here = new Map<Language, Texts>();
  async function fetchTexts(language: Language): Promise<Texts> {
    try {
      const texts = await loaders[language]();
      here.set(language, texts);
      return texts;
    } catch (error) {
      // What the network did not deliver is asked for again next time.
      coming.delete(language);
      throw error;
    }
  }
  const texts: PageTexts<Texts> = {
    load(language) {
      const promise = coming.get(language) ?? readAtOnce(fetchTexts(language));
      coming.set(language, promise);
      return promise;
    },
    arrived: (language) => here.get(language),
  };
  opened.add(texts);
  return texts;
}

/** The other language's texts of every page that is on the screen or has been, so that a switch never waits in between. */
export async function loadOpened(from: Language, to: Language): Promise<void> {
  const shown = [...opened].filter((texts) => texts.arrived(from) !== undefined);
  await Promise.all(shown.map((texts) => texts.load(to)));
}
