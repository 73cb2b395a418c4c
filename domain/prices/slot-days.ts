import { fridayEveningFrom } from '../season/day-price.ts';
import type { SeasonPlan } from '../season/season.schema.ts';
import { isPublicHoliday } from '../time/holidays.ts';
import { isWeekendPriced } from '../time/park-time.ts';

/** How a day is priced compared with a list of one weekday and one weekend price. `own`: neither of them. */
export const slotDayKinds = ['weekday', 'weekend', 'own'] as const;
export type SlotDayKind = (typeof slotDayKinds)[number];

interface SlotDay {
  as: SlotDayKind;
  /** Own prices in grosze, from the cheapest; else empty. */
  prices: number[];
}

/** The season's prices on days that a price list of two prices doesn't name. */
export interface SlotDays {
  /** `from`: the hour at which Friday's price changes, `16:00`; null if the price is the same all day. Null as a whole if plans differ. */
  friday: (SlotDay & { from: string | null }) | null;
  /** Poland's public holidays, on any weekday. */
  holiday: SlotDay | null;
}

/** The part of `SlotDays` that determines the price. */
interface KnownDays {
  friday: { as: SlotDayKind; from?: string | null | undefined } | null;
  holiday: { as: SlotDayKind } | null;
}

const asInTheWeek: SlotDay = { as: 'weekday', prices: [] };

/** The days of the plans that are not over; without these, of past plans; null without a plan. */
export function slotDaysOf(plans: readonly SeasonPlan[], today: Temporal.PlainDate): SlotDays | null {
  if (plans.length === 0) return null;
  const coming = plans.filter(({ lastDay }) => lastDay >= today.toString());
  const current = coming.length > 0 ? coming : plans;
  return {
    friday: sameOf(current.flatMap(fridayOf), { ...asInTheWeek, from: null }),
    holiday: sameOf(current.flatMap(holidayOf), asInTheWeek),
  };
}

/**
 * Which price of a list applies to a slot at that moment.
 * @param days null without a plan: then as in SPEC.md §2 @returns null: neither, or unknown
 */
export function slotPriceAt(
  instant: Temporal.Instant,
  zone: string,
  days: KnownDays | null,
): 'weekday' | 'weekend' | null {
  if (days === null) return isWeekendPriced(instant, zone) ? 'weekend' : 'weekday';
  const local = instant.toZonedDateTimeISO(zone);
  if (isPublicHoliday(local.toPlainDate())) return listed(days.holiday);
  if (local.dayOfWeek >= 6) return 'weekend';
  if (local.dayOfWeek < 5) return 'weekday';
  const { friday } = days;
  const isBefore = friday?.from && local.toPlainTime().toString() < friday.from;
  return isBefore ? 'weekday' : listed(friday);
}

function listed(day: Pick<SlotDay, 'as'> | null): 'weekday' | 'weekend' | null {
  return day === null || day.as === 'own' ? null : day.as;
}

function fridayOf({ week, prices }: SeasonPlan): NonNullable<SlotDays['friday']>[] {
  const [, , , , friday] = week;
  if (!friday) return [];
  const { opens, closes } = friday;
  const starts = [...new Set([opens, fridayEveningFrom, ...prices.slice(1).map(({ from }) => from)])]
    .filter((from) => from >= opens && from < closes)
    .toSorted();
  const parts = starts.map((from) => {
    const band = bandAt(prices, from);
    const price = from < fridayEveningFrom ? band.weekday : band.fridayEvening;
    return { from, price, weekday: band.weekday, weekend: band.weekend };
  });
  const first = parts.findIndex(({ price, weekday }) => price !== weekday);
  const evening = parts.slice(first);
  if (first === -1) return [{ ...asInTheWeek, from: null }];
  const { from = null } = evening[0] ?? {};
  if (evening.every(({ price, weekend }) => price === weekend)) return [{ as: 'weekend', prices: [], from }];
  return [{ as: 'own', prices: inOrder(evening.map(({ price }) => price)), from }];
}

function holidayOf({ week, prices }: SeasonPlan): SlotDay[] {
  if (week.every((hours) => hours === null)) return [];
  // If the weekend costs the same, both are right, and the list needs no addition.
  if (prices.every(({ holiday, weekday }) => holiday === weekday)) return [asInTheWeek];
  if (prices.every(({ holiday, weekend }) => holiday === weekend)) return [{ as: 'weekend', prices: [] }];
  return [{ as: 'own', prices: inOrder(prices.map(({ holiday }) => holiday)) }];
}

/** The band of a time; the first also covers earlier ones. */
function bandAt(prices: SeasonPlan['prices'], time: string): SeasonPlan['prices'][number] {
  const [first, ...later] = prices;
  const band = later.findLast(({ from }) => from <= time) ?? first;
  if (!band) throw new RangeError('A plan has at least one price.');
  return band;
}

/** The value that all plans share; null if they differ. @param none the value if no plan opens then */
function sameOf<Day extends SlotDay>(days: readonly Day[], none: Day): Day | null {
  const [first = none] = days;
  const text = JSON.stringify(first);
  return days.every((day) => JSON.stringify(day) === text) ? first : null;
}

function inOrder(prices: readonly number[]): number[] {
  return [...new Set(prices)].toSorted((a, b) => a - b);
}
