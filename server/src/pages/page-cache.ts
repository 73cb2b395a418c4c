import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { StyledPage } from './inline-styles.ts';

export interface CachedPage {
  html: Buffer;
  br: Buffer;
  gzip: Buffer;
  etag: string;
  styleHashes: readonly string[];
}

interface CacheEntry {
  /** The key of the page's data; another one makes the page stale. */
  source: string;
  page: Promise<CachedPage>;
}

/** An LRU cache of compressed pages, valid while their data stays the same. */
export class PageCache {
  readonly #pages: LRUCache<string, CacheEntry>;

  constructor(most: number) {
    this.#pages = new LRUCache({ max: most });
  }

  /** @param make called once for concurrent visitors */
  get(key: string, source: string, make: () => Promise<StyledPage>): Promise<CachedPage> {
    const cached = this.#pages.get(key);
    if (cached?.source === source) return cached.page;
    const entry = { source, page: makePage(make) };
    this.#pages.set(key, entry);
    entry.page.catch(() => {
      if (this.#pages.peek(key) === entry) this.#pages.delete(key);
    });
    return entry.page;
  }
}

async function makePage(make: () => Promise<StyledPage>): Promise<CachedPage> {
  const { html: text, ...hashes } = await make();
  const html = Buffer.from(text);
  const [br, gz] = await Promise.all([compress(html), promisify(gzip)(html)]);
  const etag = `W/"${hash('sha1', html, 'base64url')}"`;
  return { html, br, gzip: gz, etag, ...hashes };
}

/** The most bytes that, with the head of the answer, fit the ten packets that a server may send unasked. */
const unaskedBytes = 13_400;

/** The best quality saves 1.5 % and takes twice as long: for pages that would need another round trip. */
async function compress(html: Buffer): Promise<Buffer> {
  const quick = await brotliAt(10, html);
  return quick.length > unaskedBytes ? await brotliAt(constants.BROTLI_MAX_QUALITY, html) : quick;
}

function brotliAt(quality: number, html: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  };
  return promisify(brotliCompress)(html, { params });
}

/** The best coding that the browser accepts. */
export function codingFor(accepts: string | undefined): 'br' | 'gzip' | null {
  const codings = (accepts ?? '').split(',').map((part) => part.trim().toLowerCase());
  const takes = (coding: string) =>
    codings.some(
      (part) => part === coding || (part.startsWith(`${coding};`) && !/;\s*q=0(\.0*)?$/.test(part)),
    );
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : null;
}
