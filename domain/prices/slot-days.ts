import { fridayEveningFrom } from '../season/day-price.ts';
import type { SeasonPlan } from '../season/season.schema.ts';
import { isPublicHoliday } from '../time/holidays.ts';
import { isWeekendPriced } from '../time/park-time.ts';

/** How a day is priced beside a list with a price for the week and one for the weekend. `own`: neither of them. */
export const slotDayKinds = ['weekday', 'weekend', 'own'] as const;
export type SlotDayKind = (typeof slotDayKinds)[number];

interface SlotDay {
  as: SlotDayKind;
  /** Own prices in grosze, from the cheapest; else empty. */
  prices: number[];
}

/** What the season charges on days that a price list of two prices doesn't name. */
export interface SlotDays {
  /** `from`: the hour from which Friday is not priced as the week, `16:00`; null where it is all day. As a whole null where plans differ. */
  friday: (SlotDay & { from: string | null }) | null;
  /** Poland's public holidays, on whatever day of the week. */
  holiday: SlotDay | null;
}

/** Of `SlotDays`, what tells which price applies. */
interface KnownDays {
  friday: { as: SlotDayKind; from?: string | null | undefined } | null;
  holiday: { as: SlotDayKind } | null;
}

const asInTheWeek: SlotDay = { as: 'weekday', prices: [] };

/** The days of the plans that are not over, else of those that are; null without a plan. */
export function slotDaysOf(plans: readonly SeasonPlan[], today: Temporal.PlainDate): SlotDays | null {
  if (plans.length === 0) return null;
  const coming = plans.filter(({ lastDay }) => lastDay >= today.toString());
  const current = coming.length > 0 ? coming : plans;
  return {
    friday: sameOf(current.flatMap(fridayOf), { ...asInTheWeek, from: null }),
    holiday: sameOf(current.flatMap(holidayOf), asInTheWeek),
  };
}

/** Which price of a list a slot at that moment costs. @param days null without a plan: as SPEC.md §2 says; null returned: neither, or unknown */
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
  // Where the weekend costs the same, both are true, and the list has nothing to add.
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

/** What all plans say alike; null where they differ. @param none where no plan opens */
function sameOf<Day extends SlotDay>(days: readonly Day[], none: Day): Day | null {
  const [first = none] = days;
  const text = JSON.stringify(first);
  return days.every((day) => JSON.stringify(day) === text) ? first : null;
}

function inOrder(prices: readonly number[]): number[] {
  return [...new Set(prices)].toSorted((a, b) => a - b);
}
