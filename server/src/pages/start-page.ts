import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '../context.ts';
import { readShownLooks } from '../modules/looks/index.ts';
import { brandPage } from './brand-page.ts';
import { type CachedPage, PageCache } from './page-cache.ts';

/** The start page for a park with looks of its own; null where the file does as it is. */
export class StartPage {
  readonly #context: Pick<AppContext, 'contents'>;
  readonly #file: string;
  readonly #cache = new PageCache(1);

  constructor(context: Pick<AppContext, 'contents'>, folder: string) {
    this.#context = context;
    this.#file = join(folder, 'index.html');
  }

  /** The page and not the reply: an async function that returns a reply ends in nothing once that is sent. */
  async read(): Promise<CachedPage | null> {
    const looks = await readShownLooks(this.#context);
    if (!looks) return null;
    return await this.#cache.get('', JSON.stringify(looks), async () =>
      brandPage({ html: await readFile(this.#file, 'utf8'), styleHashes: [] }, looks),
    );
  }
}
