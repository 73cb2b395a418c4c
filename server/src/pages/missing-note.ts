import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Language } from '@cablepark/domain/time/display';
import { escapeHtml } from '../escape-html.ts';
import type { CachedPage } from './page-cache.ts';

/** @param path empty where it does not read like an address */
const texts: Record<Language, (path: string) => string> = {
  pl: (path) =>
    path
      ? `Strony ${path} u nas nie ma. To jest strona główna.`
      : 'Takiej strony u nas nie ma. To jest strona główna.',
  en: (path) =>
    path
      ? `There is no page ${path} here. This is the home page.`
      : 'There is no such page here. This is the home page.',
};

const sheet =
  '.missing-page{position:relative;z-index:1;margin:0;padding:.75rem 1rem;background:var(--sun);color:var(--sun-ink);font-weight:600;text-align:center;overflow-wrap:anywhere}';
const sheetHash = `'sha256-${hash('sha256', sheet, 'base64')}'`;

/**
 * Says at the top of the page that another was not found. It stands outside of what the scripts take over, so that it is there
 * without them, and costs the other visits nothing.
 */
export function withMissingNote(page: CachedPage, language: Language, path: string): CachedPage {
  const note = `<p class="missing-page" role="status">${escapeHtml(texts[language](path))}</p>`;
  const text = page.html
    .toString()
    .replace('</head>', () => `<style>${sheet}</style></head>`)
    .replace(/<div id="root"[^>]*>/, (root) => note + root);
  const html = Buffer.from(text);
  // Made for this visit alone, so only in the coding that is sent.
  return {
    html,
    get br() {
      return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    },
    get gzip() {
      return gzipSync(html);
    },
    etag: `W/"${hash('sha1', html, 'base64url')}"`,
    styleHashes: [...page.styleHashes, sheetHash],
  };
}
