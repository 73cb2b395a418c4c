import { eventEnded } from '@cablepark/domain/events/events';
import type { ShownEvent } from '@cablepark/domain/events/shown-event';
import type { PublicPictures } from '@cablepark/domain/pictures/pictures';
import type { Language } from '@cablepark/domain/time/display';
import { hintsOf } from '../../pictures/hints.ts';
import { librarySet } from '../../pictures/LibraryPicture.tsx';
import { PICTURES } from '../../pictures/manifest.ts';
import { isOurs } from '../../pictures/ParkPicture.tsx';
import { placeholderImages } from '../../pictures/placeholderImages.ts';
import { fileSet, type Shape, sceneSizes, sizesOf, uprightScreen } from '../../pictures/shape.ts';
import { layerOrder } from '../../theme/layers.ts';
import { pictureLink } from './fileLinks.ts';

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Preloads the picture of the first screen before the style sheet is parsed. @param name as a content names it */
export function firstPictureLinks(name: string | null, pictures: PublicPictures): string {
  const files = name === null ? null : pictures[name]?.files;
  if (name !== null && files)
    return pictureLink('all', librarySet(name, files, 'avif'), sizesOf(name, pictures));
  if (name === null || !isOurs(name)) return '';
  const { wide, phone }: { wide: Shape; phone?: Shape } = PICTURES[name];
  if (!phone) return pictureLink('all', fileSet(name, 'avif', wide), sceneSizes);
  return [
    pictureLink(uprightScreen, fileSet(`${name}-phone`, 'avif', phone), '100vw'),
    pictureLink(`not all and ${uprightScreen}`, fileSet(name, 'avif', wide), sceneSizes),
  ].join('\n');
}

/** Inlines the blurred hint of a built-in picture; hints of uploaded ones load after the paint. */
export function firstPictureHint(name: string | null): string {
  return name !== null && isOurs(name)
    ? `<style>${layerOrder}${hintsOf([[name, placeholderImages[name]]])}</style>`
    : '';
}

export interface PageFacts {
  title: string;
  description: string;
  language: Language;
  /** Origin of the site, without a slash at the end. */
  origin: string;
  path: string;
  siteName: string;
  /** The path of the share image. */
  image: string;
}

/** The address of a page in a language: Polish has no query. */
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

/** Pages that search engines must not index: a park that is not open yet, and a past event, whose address still works. */
export function robotsTag(isClosed: boolean, event: ShownEvent | null, madeAt: string | undefined): string {
  const isOver =
    event !== null && madeAt !== undefined && eventEnded(event.event, Temporal.Instant.from(madeAt));
  return isClosed || isOver ? '<meta name="robots" content="noindex">' : '';
}

/** A data block, which never runs, so the content security policy allows it. */
export function dataBlock(type: string, id: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="${type}" id="${id}">${json}</script>`;
}
