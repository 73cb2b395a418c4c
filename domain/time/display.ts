export type Language = 'pl' | 'en';
export const languages = ['pl', 'en'] as const satisfies readonly Language[];
export const defaultLanguage: Language = 'pl';

/** Names start from Sunday (SPEC.md §3). */
const weekdayNames: Record<Language, readonly string[]> = {
  pl: ['niedziela', 'poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};

/** `HH:MM` in the zone. A time that the clocks show twice in that night bears its offset: `02:30 (UTC+2)`. */
export function timeText(instant: Temporal.Instant, zone: string): string {
  const local = instant.toZonedDateTimeISO(zone);
  return comesTwice(local) ? withOffset(local) : clockText(local);
}

/** `HH:MM–HH:MM`, with both offsets where the clocks change in between: it would read an hour too long or backwards. */
export function spanText(from: Temporal.Instant, until: Temporal.Instant, zone: string): string {
  const [begins, ends] = [from.toZonedDateTimeISO(zone), until.toZonedDateTimeISO(zone)];
  return begins.offset === ends.offset
    ? `${timeText(from, zone)}–${timeText(until, zone)}`
    : `${withOffset(begins)}–${withOffset(ends)}`;
}

function comesTwice(local: Temporal.ZonedDateTime): boolean {
  // Clocks are set back at night only; the check is too dear for every slot of a month.
  if (local.hour > 3) return false;
  const [first, second] = (['earlier', 'later'] as const).map((disambiguation) =>
    local.toPlainDateTime().toZonedDateTime(local.timeZoneId, { disambiguation }),
  );
  return first?.offset !== second?.offset;
}

function withOffset(local: Temporal.ZonedDateTime): string {
  const offset = local.offset.replace(':00', '').replace(/^(.)0/, '$1');
  return `${clockText(local)} (UTC${offset})`;
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

/** Monday-first names for the head of the month grid. */
export function weekdaysFromMonday(language: Language): readonly string[] {
  const names = weekdayNames[language];
  return [...names.slice(1), ...names.slice(0, 1)];
}

/** Minutes as people say them: 15 → `15min`, 60 → `1h`, 90 → `1h30min`. */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}min`;
  return rest === 0 ? `${hours}h` : `${hours}h${rest}min`;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
