import type { Language } from './language.ts';

export { defaultLanguage, type Language, languages } from './language.ts';

/** Names start from Sunday (SPEC.md §3). */
const weekdayNames: Record<Language, readonly string[]> = {
  pl: ['niedziela', 'poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};

/** `HH:MM` in the zone. A time that occurs twice in that night has its offset: `02:30 (UTC+2)`. */
export function timeText(instant: Temporal.Instant, zone: string): string {
  const local = instant.toZonedDateTimeISO(zone);
  return comesTwice(local) ? timeWithOffset(local) : clockText(local);
}

/** `02:30 (UTC+2)` */
export function timeWithOffset(local: Temporal.ZonedDateTime): string {
  return `${clockText(local)} (UTC${local.offset.replace(':00', '').replace(/^(.)0/, '$1')})`;
}

/** Clocks go back by an hour or half of one, at night only: the full check is too slow for every slot of a month. */
function comesTwice(local: Temporal.ZonedDateTime): boolean {
  const isSame = (minutes: number) => clockText(local.add({ minutes })) === clockText(local);
  return local.hour < 4 && [-60, -30, 30, 60].some(isSame);
}

function clockText({ hour, minute }: Temporal.ZonedDateTime): string {
  return `${two(hour)}:${two(minute)}`;
}

/** `DD.MM.YYYY` of a calendar day. */
export function dateText(day: Temporal.PlainDate): string {
  return `${two(day.day)}.${two(day.month)}.${day.year}`;
}

export function weekdayText(day: Temporal.PlainDate, language: Language): string {
  return weekdayNames[language][day.dayOfWeek % 7] ?? '';
}

/** Monday-first names for the header of the month grid. */
export function weekdaysFromMonday(language: Language): readonly string[] {
  const names = weekdayNames[language];
  return [...names.slice(1), ...names.slice(0, 1)];
}

/** Minutes in reading form: 15 → `15 min`, 60 → `1h`, 90 → `1h30min`. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}h` : `${hours}h${rest}min`;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
