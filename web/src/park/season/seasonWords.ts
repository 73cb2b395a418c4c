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
  const day = (text: string) => `${dayOfYear(text, language)} ${text.slice(0, 4)}`;
  const { first_day: first, last_day: last } = next;
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  const begins = t.begins(day(first));
  return {
    text: next.opens_on === null ? begins : `${begins} ${t.bookings(day(next.opens_on), next.opens_at)}`,
    span: t.span(isOneYear ? dayOfYear(first, language) : day(first), day(last)),
  };
}

/** `1 maja`, `1 May`; a non-breaking space keeps the number with its month. */
function dayOfYear(text: string, language: Language): string {
  const { day, month } = Temporal.PlainDate.from(text);
  return `${day}\u00a0${names[language].monthOfDay[month - 1]}`;
}
