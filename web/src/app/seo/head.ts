import type { PublicPictures } from '@cablepark/domain/pictures/pictures';
import type { Language } from '@cablepark/domain/time/display';
import { hintsOf } from '../../pictures/hints.ts';
import { librarySet } from '../../pictures/LibraryPicture.tsx';
import { PICTURES } from '../../pictures/manifest.ts';
import { isOurs } from '../../pictures/ParkPicture.tsx';
import { fileSet, type Shape, sceneSizes, sizesOf, uprightScreen } from '../../pictures/shape.ts';
import { layerOrder } from '../../theme/layers.ts';

/** What a client build knows of one source: its file, its styles, and what it imports (vite's manifest). */
export interface BuiltFile {
  file: string;
  css?: readonly string[];
  imports?: readonly string[];
}
export type BuiltFiles = Readonly<Record<string, BuiltFile>>;

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Styles and scripts of the page itself, so that nothing has to be found out by running a script first. */
export function fileLinks(files: BuiltFiles, sources: readonly string[], template: string): string {
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const collect = (key: string) => {
    const built = files[key];
    if (!built || scripts.has(built.file)) return;
    scripts.add(built.file);
    for (const style of built.css ?? []) styles.add(style);
    built.imports?.forEach(collect);
  };
  sources.forEach(collect);
  const missing = (file: string) => !template.includes(`"/${file}"`);
  return [
    ...[...styles].filter(missing).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...[...scripts].filter(missing).map((file) => `<link rel="modulepreload" href="/${file}">`),
  ].join('\n');
}

/** Where a source stands among the built files. */
export function scriptOf(files: BuiltFiles, source: string): string[] {
  const built = files[source];
  return built ? [`/${built.file}`] : [];
}

/** The picture that fills the first screen is fetched before the style sheet has been read. @param name as a content names it */
export function firstPictureLinks(name: string | null, pictures: PublicPictures): string {
  const files = name === null ? null : pictures[name]?.files;
  if (name !== null && files) return preload('all', librarySet(name, files, 'avif'), sizesOf(name, pictures));
  if (name === null || !isOurs(name)) return '';
  const { wide, phone }: { wide: Shape; phone?: Shape } = PICTURES[name];
  if (!phone) return preload('all', fileSet(name, 'avif', wide), sceneSizes);
  return [
    preload(uprightScreen, fileSet(`${name}-phone`, 'avif', phone), '100vw'),
    preload(`not all and ${uprightScreen}`, fileSet(name, 'avif', wide), sceneSizes),
  ].join('\n');
}

/** Of one of ours the blurred hint stands in the page; those of the others come after the paint. */
export function firstPictureHint(name: string | null): string {
  return name !== null && isOurs(name)
    ? `<style>${layerOrder}${hintsOf([[name, PICTURES[name]]])}</style>`
    : '';
}

function preload(media: string, set: string, sizes: string): string {
  return `<link rel="preload" as="image" type="image/avif" fetchpriority="high" media="${media}" imagesrcset="${set}" imagesizes="${sizes}">`;
}

export interface PageFacts {
  title: string;
  description: string;
  language: Language;
  /** Origin of the site, without a slash at the end. */
  origin: string;
  path: string;
  siteName: string;
  /** What a shared link shows, by its path. */
  image: string;
}

/** Where a page is found in a language: Polish is the address itself. */
function addressOf({ origin, path }: Pick<PageFacts, 'origin' | 'path'>, language: Language): string {
  return `${origin}${path}${language === 'pl' ? '' : `?lang=${language}`}`;
}

/** For search engines and for previews of shared links. */
export function metaTags(page: PageFacts): string {
  const meta = (kind: 'name' | 'property', key: string, content: string) =>
    `<meta ${kind}="${key}" content="${escapeHtml(content)}">`;
  const address = addressOf(page, page.language);
  return [
    meta('name', 'description', page.description),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    `<link rel="alternate" hreflang="pl" href="${escapeHtml(addressOf(page, 'pl'))}">`,
    `<link rel="alternate" hreflang="en" href="${escapeHtml(addressOf(page, 'en'))}">`,
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(addressOf(page, 'pl'))}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', page.siteName),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:url', address),
    meta('property', 'og:locale', page.language === 'pl' ? 'pl_PL' : 'en_GB'),
    meta('property', 'og:locale:alternate', page.language === 'pl' ? 'en_GB' : 'pl_PL'),
    meta('property', 'og:image', `${page.origin}${page.image}`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('\n');
}

/** A data block: it is never run, so the content security policy lets it stand. */
export function dataBlock(type: string, id: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="${type}" id="${id}">${json}</script>`;
}
