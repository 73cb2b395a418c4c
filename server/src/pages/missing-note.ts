import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Language, languages } from '@cablepark/domain/time/display';
import { escapeHtml } from '../escape-html.ts';
import type { CachedPage } from './page-cache.ts';

/** @param path empty where it does not look like an address */
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

/**
 * Fixed below the top bar, as the home page scrolls by itself, and it disappears after a while. In every language: the server does not know which one
 * a browser has stored.
 */
const sheet =
  '.missing-page{position:fixed;z-index:45;inset-block-start:calc(var(--topbar-height) + .75rem);inset-inline:.75rem;max-inline-size:30rem;margin:0 auto;padding:.75rem 1rem;border-radius:.75rem;background:var(--sun);color:var(--sun-ink);font-weight:600;text-align:center;overflow-wrap:anywhere;animation:missing-page 12s forwards}' +
  languages.map((language) => `:root:not(:lang(${language})) .missing-page [lang=${language}]`).join() +
  '{display:none}@keyframes missing-page{to{visibility:hidden}}';
const sheetHash = `'sha256-${hash('sha256', sheet, 'base64')}'`;

/** Adds a notice about the unknown page. It is outside the hydrated part, so it works without scripts, and costs other visits nothing. */
export function withMissingNote(page: CachedPage, path: string): CachedPage {
  const words = languages.map(
    (language) => `<span lang="${language}">${escapeHtml(texts[language](path))}</span>`,
  );
  const note = `<p class="missing-page" role="status">${words.join('')}</p>`;
  const text = page.html
    .toString()
    .replace('</head>', () => `<style>${sheet}</style></head>`)
    .replace(/<div id="root"[^>]*>/, (root) => note + root);
  const html = Buffer.from(text);
  // Only for this visit, so compressed only in the accepted coding.
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
