import { easterOf, isPublicHoliday } from '@cablepark/domain/time/holidays';
import type { StaffTexts } from '../../staff/texts.ts';

export type HolidayName = keyof StaffTexts['season']['holidays'];

const byDate: Readonly<Record<string, HolidayName>> = {
  '01-01': 'newYear',
  '01-06': 'epiphany',
  '05-01': 'labour',
  '05-03': 'constitution',
  '08-15': 'assumption',
  '11-01': 'allSaints',
  '11-11': 'independence',
  '12-24': 'christmasEve',
  '12-25': 'christmas',
  '12-26': 'secondChristmas',
};

/** By the days since Easter Sunday. */
const moving: Readonly<Record<number, HolidayName>> = {
  0: 'easter',
  1: 'easterMonday',
  49: 'pentecost',
  60: 'corpusChristi',
};

/** The name of a public holiday; null on other days. The domain decides which days those are. */
export function holidayName(day: Temporal.PlainDate): HolidayName | null {
  if (!isPublicHoliday(day)) return null;
  return byDate[day.toString().slice(5)] ?? moving[easterOf(day.year).until(day).days] ?? null;
}

export interface Holiday {
  day: Temporal.PlainDate;
  name: HolidayName;
}

/** A year and a half: a mistyped century must not list its holidays. */
const mostDays = 550;

/** The public holidays from the first day to the last. */
export function holidaysIn(firstDay: Temporal.PlainDate, lastDay: Temporal.PlainDate): Holiday[] {
  const count = Math.min(firstDay.until(lastDay).days + 1, mostDays);
  return Array.from({ length: Math.max(0, count) }, (_, index) => firstDay.add({ days: index })).flatMap(
    (day) => {
      const name = holidayName(day);
      return name ? [{ day, name }] : [];
    },
  );
}
