import type { Language } from '@cablepark/domain/time/display';
import type { start } from '../../i18n/pl/start.ts';

const locales: Record<Language, string> = { pl: 'pl-PL', en: 'en-GB' };

/** `Otwieramy 1 maja 2027`; without a day, soon. @param day of the park's calendar, in wire format */
export function closedTitle(
  t: Pick<(typeof start)['closed'], 'title' | 'titleOn'>,
  day: string | null,
  language: Language,
): string {
  if (day === null) return t.title;
  const form = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' });
  return t.titleOn(form.format(Temporal.Instant.from(`${day}T12:00:00Z`).epochMilliseconds));
}
