import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@cablepark/domain/time/display';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';
import { isPassing } from '../db/failures.ts';
import { readShownLooks } from '../modules/site/looks/index.ts';
import { brandPage } from './brand-page.ts';
import { previewLink, previewPath } from './link-preview.ts';
import { type CachedPage, PageCache } from './page-cache.ts';
import { sendPage } from './send-page.ts';
import { visitLanguage } from './visit-language.ts';

/** The built description has both languages, the Polish one first; a preview of a link shows one. */
const bothDescriptions = /(<meta name="description" content=")([^"]*?) \/ ([^"]*)(")/;
/** Each of both languages: pages with a preview or with links of their own, and all others. */
const mostPages = 32;
const page = /<html lang="\w+"/;

/** By path, the tags of the files that the page at this address needs (web/startLinks.ts). */
type StartLinks = Readonly<Record<string, Record<Language, string>>>;

type StartContext = Pick<AppContext, 'pageContents' | 'parkSettings' | 'config'>;

/** The start page of pages that the browser makes, in the visitor's language and with the park's own design. */
export class StartPage {
  readonly #context: StartContext;
  readonly #folder: string;
  #links: Promise<StartLinks> | undefined;
  readonly #cache = new PageCache(mostPages);

  constructor(context: StartContext, folder: string) {
    this.#context = context;
    this.#folder = folder;
  }

  /** Returns the page and not the reply: an async function with a sent reply resolves to undefined. */
  async read(language: Language, path: string): Promise<CachedPage> {
    const facts = await this.#readPark();
    const preview = previewPath(path);
    this.#links ??= this.#readLinks();
    const links = (await this.#links)[path]?.[language] ?? '';
    const key = links === '' ? preview : path;
    return await this.#cache.get(`${language} ${key}`, JSON.stringify(facts), async () => {
      const template = await readFile(join(this.#folder, 'index.html'), 'utf8');
      const html = inLanguage(template, language).replace('</head>', () => `${links}</head>`);
      if (facts === null) return { html, styleHashes: [] };
      const { publicUrl: origin } = this.#context.config;
      return brandPage(
        { html: previewLink(html, { path: preview, language, origin, ...facts }), styleHashes: [] },
        facts.looks,
      );
    });
  }

  async #readLinks(): Promise<StartLinks> {
    try {
      return JSON.parse(await readFile(join(this.#folder, 'site', 'start-links.json'), 'utf8')) as StartLinks;
    } catch {
      return {};
    }
  }

  /** Without its database the park has our design, and a page that asks again until there is one: null. */
  async #readPark() {
    try {
      const looks = await readShownLooks(this.#context);
      const { name, contact } = await this.#context.parkSettings.read();
      return { looks, park: { name, contact } };
    } catch (error) {
      if (isPassing(error)) return null;
      throw error;
    }
  }
}

/** A browser gets the start page in place of a page that cannot be made now: its scripts say why, and ask again. */
export function answerWithoutDatabase(app: FastifyInstance, start: StartPage): void {
  app.setErrorHandler(async (error, request, reply) => {
    const { accept, 'sec-fetch-dest': place } = request.headers;
    // The frame of the map is no page.
    if (!isPassing(error) || place === 'iframe' || !accept?.includes('text/html')) throw error;
    request.log.error(error, 'page not made');
    const page = await start.read(visitLanguage(request.query, request.headers.cookie), '');
    return sendPage(request, reply.code(503).header('retry-after', 5), page, ['Cookie']);
  });
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
