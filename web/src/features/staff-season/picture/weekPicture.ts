import { type ParkPlace, planDay, planHolding, type SeasonSlot } from '@cablepark/domain/season/plan-day';
import type { Season } from '@cablepark/domain/season/season.schema';
import { sunsetMs } from '@cablepark/domain/season/sunset';
import { type HolidayName, holidayName } from '../holidays.ts';

/** Consecutive slots at one price, in minutes after midnight in the park's zone. */
export interface WeekBlock {
  from: number;
  to: number;
  /** In grosze. */
  price: number;
}

export interface DayPicture {
  day: Temporal.PlainDate;
  /** Whether a plan covers that day for the track. */
  isPlanned: boolean;
  blocks: readonly WeekBlock[];
  count: number;
  /** In minutes after midnight; null if no plan uses it, or there is none. */
  sunset: number | null;
  isException: boolean;
  holiday: HolidayName | null;
}

/** A track's slots in the seven days from `monday`. */
export function weekPicture(
  season: Season,
  track: number,
  monday: Temporal.PlainDate,
  place: ParkPlace,
): DayPicture[] {
  return Array.from({ length: 7 }, (_, index) =>
    dayPicture(season, track, monday.add({ days: index }), place),
  );
}

function dayPicture(season: Season, track: number, day: Temporal.PlainDate, place: ParkPlace): DayPicture {
  const plan = planHolding(season, track, day);
  const slots = planDay(season, track, day, place);
  const setsAt =
    plan && plan.sunsetMinutes !== null && place.map ? sunsetMs(day, place.zone, place.map) : null;
  const text = day.toString();
  return {
    day,
    isPlanned: plan !== null,
    blocks: blocksOf(slots, place.zone),
    count: slots.length,
    sunset: setsAt === null ? null : minuteAt(setsAt, place.zone),
    isException:
      plan?.exceptions.some(({ firstDay, lastDay }) => firstDay <= text && text <= lastDay) ?? false,
    holiday: holidayName(day),
  };
}

function blocksOf(slots: readonly SeasonSlot[], zone: string): WeekBlock[] {
  const blocks: WeekBlock[] = [];
  let endsMs = 0;
  for (const { startMs, minutes, price } of slots) {
    const last = blocks.at(-1);
    const from = minuteAt(startMs, zone);
    // After a clock change the next slot does not start where the last one ends.
    if (last && startMs === endsMs && last.to === from && last.price === price) last.to += minutes;
    else blocks.push({ from, to: from + minutes, price });
    endsMs = startMs + minutes * 60_000;
  }
  return blocks;
}

function minuteAt(ms: number, zone: string): number {
  const local = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
  return local.hour * 60 + local.minute;
}

/** `09:00` for 540; the end of the day is 24:00. */
export function minuteText(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** Whole hours around the hours of a week. */
export function axisOf(days: readonly DayPicture[]): { from: number; to: number } {
  const blocksInView = days.flatMap(({ blocks }) => blocks);
  if (blocksInView.length === 0) return { from: 9 * 60, to: 21 * 60 };
  const last = Math.max(...blocksInView.map(({ to }) => to), ...days.map(({ sunset }) => sunset ?? 0));
  return {
    from: Math.floor(Math.min(...blocksInView.map(({ from }) => from)) / 60) * 60,
    to: Math.min(24, Math.ceil(last / 60)) * 60,
  };
}

/** The Monday of a plan's most typical week: this week if the plan is active, else its first whole one. */
export function firstWeek(firstDay: string, lastDay: string, today: Temporal.PlainDate): Temporal.PlainDate {
  if (firstDay === '') return mondayOf(today);
  const first = Temporal.PlainDate.from(firstDay);
  if (firstDay <= today.toString() && today.toString() <= lastDay) return mondayOf(today);
  const next = mondayOf(first.add({ days: 6 }));
  return next.toString() <= lastDay ? next : mondayOf(first);
}

function mondayOf(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.subtract({ days: day.dayOfWeek - 1 });
}
