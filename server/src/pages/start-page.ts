import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@cablepark/domain/time/display';
import type { AppContext } from '../context.ts';
import { readShownLooks } from '../modules/site/looks/index.ts';
import { brandPage } from './brand-page.ts';
import { type CachedPage, PageCache } from './page-cache.ts';

/** The built description has both languages, the Polish one first; a preview of a link shows one. */
const bothDescriptions = /(<meta name="description" content=")([^"]*?) \/ ([^"]*)(")/;
const page = /<html lang="\w+"/;

/** The start page of pages that the browser makes, in the visitor's language and with the park's own design. */
export class StartPage {
  readonly #context: Pick<AppContext, 'pageContents'>;
  readonly #file: string;
  readonly #cache = new PageCache(2);

  constructor(context: Pick<AppContext, 'pageContents'>, folder: string) {
    this.#context = context;
    this.#file = join(folder, 'index.html');
  }

  /** Returns the page and not the reply: an async function with a sent reply resolves to undefined. */
  async read(language: Language): Promise<CachedPage> {
    const looks = await readShownLooks(this.#context);
    return await this.#cache.get(language, JSON.stringify(looks), async () => {
      const html = inLanguage(await readFile(this.#file, 'utf8'), language);
      return brandPage({ html, styleHashes: [] }, looks);
    });
  }
}

function inLanguage(html: string, language: Language): string {
  return html
    .replace(page, `<html lang="${language}"`)
    .replace(
      bothDescriptions,
      (_tag, start: string, polish: string, english: string, end: string) =>
        `${start}${language === 'pl' ? polish : english}${end}`,
    );
}
