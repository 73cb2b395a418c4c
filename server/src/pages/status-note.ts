import { hash } from 'node:crypto';
import { isRunning, type ParkStatus } from '@cablepark/domain/closures/park-status';
import type { SpecialHours } from '@cablepark/domain/closures/special-hours';
import { isStatusNews, type StatusReading, statusText } from '@cablepark/domain/closures/status-text';
import { timeText } from '@cablepark/domain/time/display';
import { escapeHtml } from '../escape-html.ts';
import type { StyledPage } from './inline-styles.ts';

/**
 * A strip above the top bar, and on the home page, which snaps to its pictures, fixed below it. In the colour of the sun for what is closed or
 * late, else in that of the bar.
 */
const sheet =
  '.park-status{margin:0;padding:.25rem 1rem;background:var(--surface-deep);color:var(--ink-on-deep);font-size:.875rem;line-height:1.3;text-align:center}' +
  '.park-status.news{background:var(--sun);color:var(--sun-ink);font-weight:600}' +
  // Scripts go on to other pages without a new document: then it is a strip there, too, and gone where it is no news.
  'body:has([aria-current=page][href="/"]) .park-status.home{position:fixed;z-index:39;inset-block-start:var(--topbar-height);inset-inline:0}' +
  'body:not(:has([aria-current=page][href="/"])) .park-status.home:not(.news){display:none}';
const sheetHash = `'sha256-${hash('sha256', sheet, 'base64')}'`;

/** The line that a page shows, and whether it is news; null where the page shows none. */
export interface StatusNote {
  text: string;
  isNews: boolean;
  isHome: boolean;
  /** Special opening hours for search engines, as JSON; empty while no closure changes them. */
  hours: string;
}

/** Every page says what is closed or late, the home page also when the park opens, and on which days closures change its hours. @param origin of the site */
export function statusNote(
  status: ParkStatus | null,
  special: readonly SpecialHours[],
  { isHome, origin, ...reading }: StatusReading & { isHome: boolean; origin: string },
): StatusNote | null {
  if (status === null) return null;
  const isNews = isStatusNews(status);
  if (!isHome && !isNews) return null;
  return {
    text: statusText(status, reading),
    isNews,
    isHome,
    hours: isHome && special.length > 0 ? hoursText(special, { origin, ...reading }) : '',
  };
}

/** Adds the line to a page. It is outside the hydrated part, so it works without scripts, and costs other pages nothing. */
export function withStatus(page: StyledPage, note: StatusNote | null): StyledPage {
  if (note === null) return page;
  const kinds = `park-status${note.isNews ? ' news' : ''}${note.isHome ? ' home' : ''}`;
  const line = `<p class="${kinds}" role="status">${escapeHtml(note.text)}</p>`;
  const data = note.hours && `<script type="application/ld+json">${note.hours}</script>`;
  const html = page.html
    .replace('</head>', () => `<style>${sheet}</style>${data}</head>`)
    .replace(/<div id="root"[^>]*>/, (root) => line + root);
  return { html, styleHashes: [...page.styleHashes, sheetHash] };
}

/** The place above the opening hours (web/src/features/info/OpenNow.tsx). */
const openNowPlace = /(<output [^>]*data-open-now[^>]*)>(?=<\/output>)/;

/** What stands in that place. */
export interface OpenNow {
  text: string;
  /** Whether somebody can ride now. */
  isOpen: boolean;
}

export function openNow(status: ParkStatus | null, reading: StatusReading): OpenNow | null {
  if (status === null) return null;
  return { text: statusText(status, reading), isOpen: isRunning(status) };
}

/** Fills the place until the browser, which keeps it up to date, has read the status itself. */
export function withOpenNow(html: string, open: OpenNow | null): string {
  if (open === null) return html;
  return html.replace(
    openNowPlace,
    (_tag, start: string) => `${start} data-open="${open.isOpen}">${escapeHtml(open.text)}`,
  );
}

/** Special opening hours of schema.org. A day from midnight to midnight is closed. */
function hoursText(
  special: readonly SpecialHours[],
  { zone, origin }: StatusReading & { origin: string },
): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'SportsActivityLocation',
    '@id': `${origin}/#park`,
    specialOpeningHoursSpecification: special.map(({ day, hours }) => ({
      '@type': 'OpeningHoursSpecification',
      opens: hours === null ? '00:00' : timeText(hours.from, zone),
      closes: hours === null ? '00:00' : timeText(hours.until, zone),
      validFrom: day.toString(),
      validThrough: day.toString(),
    })),
  });
}
