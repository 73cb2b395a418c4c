import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '../context.ts';
import { readShownLooks } from '../modules/site/looks/index.ts';
import { brandPage } from './brand-page.ts';
import { type CachedPage, PageCache } from './page-cache.ts';

/** The start page with a park's own design; null where the built file needs no change. */
export class StartPage {
  readonly #context: Pick<AppContext, 'pageContents'>;
  readonly #file: string;
  readonly #cache = new PageCache(1);

  constructor(context: Pick<AppContext, 'pageContents'>, folder: string) {
    this.#context = context;
    this.#file = join(folder, 'index.html');
  }

  /** Returns the page and not the reply: an async function with a sent reply resolves to undefined. */
  async read(): Promise<CachedPage | null> {
    const looks = await readShownLooks(this.#context);
    if (!looks) return null;
    return await this.#cache.get('', JSON.stringify(looks), async () =>
      brandPage({ html: await readFile(this.#file, 'utf8'), styleHashes: [] }, looks),
    );
  }
}
