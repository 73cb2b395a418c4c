import { hash } from 'node:crypto';
import type { ClosureReason } from '@cablepark/domain/closures/closure';
import type { ParkStatus, ShownStatus } from '@cablepark/domain/closures/park-status';
import type { SpecialHours } from '@cablepark/domain/closures/special-hours';
import { dateText, type Language, timeText } from '@cablepark/domain/time/display';
import { dayOf } from '@cablepark/domain/time/park-time';
import { escapeHtml } from '../escape-html.ts';
import type { StyledPage } from './inline-styles.ts';

/** Monday first: `w sobotę`. */
const polishDays = [
  'w poniedziałek',
  'we wtorek',
  'w środę',
  'w czwartek',
  'w piątek',
  'w sobotę',
  'w niedzielę',
];
const englishDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface StatusWords {
  open: (until: string) => string;
  opens: (day: string, time: string) => string;
  delayed: (minutes: number) => string;
  closed: (until: string) => string;
  closedForNow: string;
  reasons: Record<ClosureReason, string>;
  since: (time: string) => string;
  today: string;
  tomorrow: string;
  /** Of the week, from Monday. */
  days: readonly string[];
  /** `jutro 10:00`, where a closure ends on another day. */
  onDay: (day: string, time: string) => string;
  onDate: (date: string) => string;
}

const texts: Record<Language, StatusWords> = {
  pl: {
    open: (until) => `Otwarte dziś do ${until}`,
    opens: (day, time) => `Otwieramy ${day} o ${time}`,
    delayed: (minutes) => `Jeździmy z opóźnieniem około ${minutes} min`,
    closed: (until) => `Zamknięte, otwieramy ${until}`,
    closedForNow: 'Na razie zamknięte',
    reasons: { wind: 'wiatr', storm: 'burza', breakdown: 'awaria wyciągu', event: 'wydarzenie', other: '' },
    since: (time) => `stan z ${time}`,
    today: 'dziś',
    tomorrow: 'jutro',
    days: polishDays,
    onDay: (day, time) => `${day} o ${time}`,
    onDate: (date) => date,
  },
  en: {
    open: (until) => `Open today until ${until}`,
    opens: (day, time) => `We open ${day} at ${time}`,
    delayed: (minutes) => `Rides run about ${minutes} min late`,
    closed: (until) => `Closed, we open ${until}`,
    closedForNow: 'Closed for now',
    reasons: { wind: 'wind', storm: 'storm', breakdown: 'cable breakdown', event: 'event', other: '' },
    since: (time) => `as of ${time}`,
    today: 'today',
    tomorrow: 'tomorrow',
    days: englishDays.map((day) => `on ${day}`),
    onDay: (day, time) => `${day} at ${time}`,
    onDate: (date) => `on ${date}`,
  },
};

interface Reading {
  language: Language;
  zone: string;
  now: Temporal.Instant;
}

/** The park's status in one line: `Zamknięte, otwieramy dziś o 16:00 (wiatr), stan z 14:02`. */
export function statusText(status: ParkStatus, { language, zone, now }: Reading): string {
  const t = texts[language];
  const dayWords = (moment: Temporal.Instant) => {
    const [day, today] = [dayOf(moment, zone), dayOf(now, zone)];
    const { days } = today.until(day);
    if (days === 0) return t.today;
    if (days === 1) return t.tomorrow;
    return days < 7 ? (t.days[day.dayOfWeek - 1] ?? '') : t.onDate(dateText(day));
  };
  if (status.state === 'open') return t.open(timeText(status.until, zone));
  if (status.state === 'opens') return t.opens(dayWords(status.at), timeText(status.at, zone));
  const since = t.since(timeText(status.since, zone));
  if (status.state === 'delayed') return `${t.delayed(status.minutes)}, ${since}`;
  const { until, isForNow, reason } = status;
  const what = isForNow ? t.closedForNow : t.closed(t.onDay(dayWords(until), timeText(until, zone)));
  const why = t.reasons[reason] === '' ? '' : ` (${t.reasons[reason]})`;
  return `${what}${why}, ${since}`;
}

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

/** Every page says what is closed or late, the home page also when the park opens. @param origin of the site */
export function statusNote(
  status: ShownStatus | null,
  { isHome, origin, ...reading }: Reading & { isHome: boolean; origin: string },
): StatusNote | null {
  if (status === null) return null;
  const isNews = status.state === 'closed' || status.state === 'delayed';
  if (!isHome && !isNews) return null;
  return {
    text: statusText(status, reading),
    isNews,
    isHome,
    hours: isHome && status.special?.length ? hoursText(status.special, { origin, ...reading }) : '',
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

/** Special opening hours of schema.org. A day from midnight to midnight is closed. */
function hoursText(special: readonly SpecialHours[], { zone, origin }: Reading & { origin: string }): string {
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
