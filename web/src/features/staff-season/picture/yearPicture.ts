import { includes } from '@cablepark/domain/season/open-hours';
import { type ParkPlace, planDay, planHolding } from '@cablepark/domain/season/plan-day';
import type { Season } from '@cablepark/domain/season/season.schema';
import { isPublicHoliday } from '@cablepark/domain/time/holidays';

export interface DayMark {
  /** `2026-07-04` */
  day: string;
  /** `closed`: a plan covers the day, but gives it no slot. */
  state: 'unplanned' | 'closed' | 'open';
  isException: boolean;
  isHoliday: boolean;
  slots: number;
  /** Total riding time of the day. */
  minutes: number;
}

export interface MonthPicture {
  /** The first of the month. */
  month: Temporal.PlainDate;
  days: readonly DayMark[];
  openDays: number;
  slots: number;
}

export interface SeasonPicture {
  months: readonly MonthPicture[];
  /** With slots; null if there are none. */
  firstDay: string | null;
  lastDay: string | null;
  openDays: number;
  slots: number;
  exceptions: number;
  holidays: number;
  /** The shortest and the longest open day. */
  minutes: { least: number; most: number };
  /** Whether the plans extend beyond the visible months. */
  isCut: boolean;
}

/** A mistyped year must not freeze the browser. */
export const mostMonths = 18;

/** Every day of the season for one track, by months. */
export function seasonPicture(season: Season, track: number, place: ParkPlace): SeasonPicture {
  const plans = season.plans.filter(({ tracks }) => tracks === null || tracks.includes(track));
  const visibleMonths = monthsOf(plans);
  const months = visibleMonths.slice(0, mostMonths).map((month) => monthPicture(season, track, month, place));
  const open = months.flatMap(({ days }) => days.filter(({ slots }) => slots > 0));
  const lengths = open.map(({ minutes }) => minutes);
  return {
    months,
    firstDay: open.at(0)?.day ?? null,
    lastDay: open.at(-1)?.day ?? null,
    openDays: open.length,
    slots: sum(open.map(({ slots }) => slots)),
    exceptions: countOf(months, ({ isException }) => isException),
    holidays: countOf(months, ({ isHoliday }) => isHoliday),
    minutes: { least: Math.min(...lengths), most: Math.max(...lengths) },
    isCut: visibleMonths.length > mostMonths,
  };
}

function countOf(months: readonly MonthPicture[], isCounted: (day: DayMark) => boolean): number {
  return sum(months.map(({ days }) => days.filter(isCounted).length));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The months of any plan, at most one more than can be displayed. */
function monthsOf(plans: Season['plans']): Temporal.PlainDate[] {
  const months = new Set<string>();
  for (const { firstDay, lastDay } of plans) {
    let month = Temporal.PlainDate.from(firstDay).with({ day: 1 });
    for (let count = 0; count <= mostMonths && month.toString() <= lastDay; count += 1) {
      months.add(month.toString());
      month = month.add({ months: 1 });
    }
  }
  return [...months].toSorted().map((text) => Temporal.PlainDate.from(text));
}

function monthPicture(
  season: Season,
  track: number,
  month: Temporal.PlainDate,
  place: ParkPlace,
): MonthPicture {
  const days = Array.from({ length: month.daysInMonth }, (_, index) =>
    dayMark(season, track, month.add({ days: index }), place),
  );
  const open = days.filter(({ slots }) => slots > 0);
  return { month, days, openDays: open.length, slots: sum(open.map(({ slots }) => slots)) };
}

function dayMark(season: Season, track: number, day: Temporal.PlainDate, place: ParkPlace): DayMark {
  const text = day.toString();
  const plan = planHolding(season, track, day);
  if (!plan) {
    return { day: text, state: 'unplanned', isException: false, isHoliday: false, slots: 0, minutes: 0 };
  }
  const slots = planDay(season, track, day, place);
  return {
    day: text,
    state: slots.length === 0 ? 'closed' : 'open',
    isException: plan.exceptions.some(includes(text)),
    isHoliday: isPublicHoliday(day),
    slots: slots.length,
    minutes: slots.length * plan.minutes,
  };
}
