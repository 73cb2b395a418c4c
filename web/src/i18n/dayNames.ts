import { type Language, weekdayText } from '@cablepark/domain/time/display';

interface DayNames {
  /** The nominative, as in a month's heading. */
  month: readonly string[];
  /** After the number of a day. */
  monthOfDay: readonly string[];
  shortMonth: readonly string[];
  /** From Monday. Polish ones without their dot: months in short have none either. */
  shortWeekday: readonly string[];
  /** Over a column of the month: a seventh of a phone's screen. */
  columnWeekday: readonly string[];
}

const englishMonths =
  'January February March April May June July August September October November December'.split(' ');
const englishWeekdays = 'Mon Tue Wed Thu Fri Sat Sun'.split(' ');

/**
 * As calendars name them. Written down, because the first render of the planner names 42 days, and making the formatters of
 * `Intl` takes longer than all the rest of it; and so that the server and every browser say the same.
 */
export const names: Record<Language, DayNames> = {
  pl: {
    month:
      'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień'.split(
        ' ',
      ),
    monthOfDay:
      'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia'.split(
        ' ',
      ),
    shortMonth: 'sty lut mar kwi maj cze lip sie wrz paź lis gru'.split(' '),
    shortWeekday: 'pon wt śr czw pt sob niedz'.split(' '),
    columnWeekday: 'pn wt śr cz pt sb nd'.split(' '),
  },
  en: {
    month: englishMonths,
    monthOfDay: englishMonths,
    shortMonth: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
    shortWeekday: englishWeekdays,
    columnWeekday: englishWeekdays,
  },
};

/** `Saturday 4 July`, `sobota 4 lipca`. */
export function longDay(day: Temporal.PlainDate, language: Language): string {
  return `${weekdayText(day, language)} ${day.day} ${names[language].monthOfDay[day.month - 1]}`;
}

/** The same as the first words of a heading. */
export function dayTitle(day: Temporal.PlainDate, language: Language): string {
  return capitalised(longDay(day, language), language);
}

/** As a sentence begins. */
export function capitalised(text: string, language: Language): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** `Sat 4 Jul`, `sob 4 lip`: if the full name does not fit. */
export function shortDay(day: Temporal.PlainDate, language: Language): string {
  const { shortWeekday, shortMonth } = names[language];
  return `${shortWeekday[day.dayOfWeek - 1]} ${day.day} ${shortMonth[day.month - 1]}`;
}

/** `July 2026`, `lipiec 2026`. */
export function monthTitle(month: Temporal.PlainYearMonth, language: Language): string {
  return `${names[language].month[month.month - 1]} ${month.year}`;
}
