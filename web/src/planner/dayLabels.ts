import type { Language } from '@cablepark/domain/display';
import type { DaySummary } from '@cablepark/domain/planner';
import type { Texts } from '../i18n/pl.ts';

const locales = { pl: 'pl-PL', en: 'en-GB' } as const;

/** Making a formatter costs more than using it forty times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(day: Temporal.PlainDate, language: Language, options: Intl.DateTimeFormatOptions): string {
  const key = language + JSON.stringify(options);
  const known =
    formats.get(key) ?? new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' });
  formats.set(key, known);
  return known.format(day.toZonedDateTime('UTC').epochMilliseconds);
}

/** `Saturday 4 July`, `sobota 4 lipca`. */
export function longDay(day: Temporal.PlainDate, language: Language): string {
  return format(day, language, { weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');
}

/** The same as the first words of a heading. */
export function dayTitle(day: Temporal.PlainDate, language: Language): string {
  const text = longDay(day, language);
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** `Sat 4 Jul`, `sob. 4 lip`: where the whole name has no room. */
export function shortDay(day: Temporal.PlainDate, language: Language): string {
  return format(day, language, { weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '');
}

/** `July 2026`, `lipiec 2026`. */
export function monthTitle(month: Temporal.PlainYearMonth, language: Language): string {
  return format(month.toPlainDate({ day: 1 }), language, { month: 'long', year: 'numeric' });
}

/** What a cell of the grid says to who cannot see it: "Saturday 4 July, 12 of 48 free". */
export function dayLabel(summary: DaySummary, language: Language, t: Texts['planner']): string {
  const { day, free, total, colour, events } = summary;
  return [
    longDay(day, language),
    total === 0 ? t.noSlots : t.freeOf(free, total),
    colour === 'mine' ? t.youRide : '',
    events.length > 0 ? t.withEvents(events.length) : '',
  ]
    .filter(Boolean)
    .join(', ');
}
