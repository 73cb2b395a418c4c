import type { SeasonInfoRow } from '@cablepark/contract/park/info.schema';
import type { Language } from '@cablepark/domain/time/display';
import { names } from '../../i18n/dayNames.ts';

export type NextSeasonRow = NonNullable<SeasonInfoRow['next']>;

interface SeasonTexts {
  begins: (day: string) => string;
  bookings: (day: string, at: string) => string;
  span: (from: string, to: string) => string;
}

const texts: Record<Language, SeasonTexts> = {
  pl: {
    begins: (day) => `Sezon zaczynamy ${day}.`,
    bookings: (day, at) => `Rezerwacje ruszają ${day} o\u00a0${at}.`,
    span: (from, to) => `W\u00a0sezonie, od ${from} do ${to}`,
  },
  en: {
    begins: (day) => `The season begins on ${day}.`,
    bookings: (day, at) => `Bookings open on ${day} at\u00a0${at}.`,
    span: (from, to) => `In season, from ${from} to ${to}`,
  },
};

/** A season that has yet to begin, in sentences. */
export function seasonWords(next: NextSeasonRow, language: Language): { text: string; span: string } {
  const t = texts[language];
  const day = (text: string) => fullDate(Temporal.PlainDate.from(text), language);
  const begins = t.begins(day(next.first_day));
  return {
    text: next.opens_on === null ? begins : `${begins} ${t.bookings(day(next.opens_on), next.opens_at)}`,
    span: t.span(day(next.first_day), day(next.last_day)),
  };
}

/** `1 maja 2027`, `1 May 2027`; a number keeps its month. */
function fullDate(day: Temporal.PlainDate, language: Language): string {
  return `${day.day}\u00a0${names[language].monthOfDay[day.month - 1]} ${day.year}`;
}
