import { toPln } from '@cablepark/contract/money';
import type { TwoPrices } from '@cablepark/domain/prices/price-list';
import type { PriceBand, Season, SeasonException, SeasonPlan } from '@cablepark/domain/season/season.schema';
import { type DayForm, endAsTyped, formOfHours, usualHours } from '../../staff/form/hours.ts';

/** The season's form: days, times and numbers are the texts of their fields; money is PLN with a point. */
export interface SeasonForm {
  plans: readonly PlanForm[];
  release: { isAllAtOnce: boolean; daysAhead: string; at: string };
}

export interface PlanForm {
  name: string;
  firstDay: string;
  lastDay: string;
  isForAll: boolean;
  /** For a plan that is not for all tracks. */
  tracks: readonly number[];
  week: readonly DayForm[];
  minutes: string;
  breaks: readonly BreakForm[];
  /** The first row's `weekday` is then every slot's price. */
  hasOnePrice: boolean;
  prices: readonly BandForm[];
  exceptions: readonly ExceptionForm[];
  hasSunset: boolean;
  sunsetMinutes: string;
}

export interface BreakForm {
  from: string;
  to: string;
}

export const priceKinds = ['weekday', 'fridayEvening', 'weekend', 'holiday'] as const;
export type PriceKind = (typeof priceKinds)[number];
/** The first row's `from` is unused: it starts at the opening. */
export type BandForm = { from: string } & Record<PriceKind, string>;

/** The change of one price; the price of holidays follows that of weekends while both are equal. */
export function priced(band: BandForm, kind: PriceKind, price: string): Partial<BandForm> {
  const follows = kind === 'weekend' && band.holiday === band.weekend;
  return { [kind]: price, ...(follows && { holiday: price }) };
}

export interface ExceptionForm {
  firstDay: string;
  lastDay: string;
  isClosed: boolean;
  /** Empty: as planned. */
  opens: string;
  closes: string;
  price: string;
}

export const dayStart = '00:00';

export function formOf({ plans, release }: Season): SeasonForm {
  const { daysAhead, at } = release;
  return {
    plans: plans.map(formOfPlan),
    release: { isAllAtOnce: daysAhead === null, daysAhead: String(daysAhead ?? 30), at },
  };
}

function formOfPlan(plan: SeasonPlan): PlanForm {
  return {
    name: plan.name,
    firstDay: plan.firstDay,
    lastDay: plan.lastDay,
    isForAll: plan.tracks === null,
    tracks: plan.tracks ?? [],
    week: plan.week.map(formOfHours),
    minutes: String(plan.minutes),
    breaks: plan.breaks.map(({ from, to }) => ({ from, to: endAsTyped(to) })),
    hasOnePrice: isOnePrice(plan.prices),
    prices: plan.prices.map(formOfBand),
    exceptions: plan.exceptions.map(formOfException),
    hasSunset: plan.sunsetMinutes !== null,
    sunsetMinutes: String(plan.sunsetMinutes ?? 0),
  };
}

function isOnePrice(bands: readonly PriceBand[]): boolean {
  const [first] = bands;
  return bands.length === 1 && priceKinds.every((kind) => first?.[kind] === first?.weekday);
}

function formOfBand(band: PriceBand, index: number): BandForm {
  return {
    from: index === 0 ? dayStart : band.from,
    weekday: plnText(band.weekday),
    fridayEvening: plnText(band.fridayEvening),
    weekend: plnText(band.weekend),
    holiday: plnText(band.holiday),
  };
}

function formOfException({ hours, price, ...days }: SeasonException): ExceptionForm {
  return {
    ...days,
    opens: hours?.opens ?? '',
    closes: hours ? endAsTyped(hours.closes) : '',
    price: price === null ? '' : plnText(price),
  };
}

function plnText(grosze: number): string {
  return String(toPln(grosze));
}

/** A plan with only the usual hours, as a start for a new one. */
export function emptyPlan(slotPrice: TwoPrices | null): PlanForm {
  const weekday = String(slotPrice?.weekday ?? '');
  const weekend = String(slotPrice?.weekend ?? '');
  return {
    name: '',
    firstDay: '',
    lastDay: '',
    isForAll: true,
    tracks: [],
    week: Array.from({ length: 7 }, () => ({ isOpen: true, ...usualHours })),
    minutes: '15',
    breaks: [],
    hasOnePrice: weekday === weekend,
    prices: [
      {
        from: dayStart,
        weekday,
        fridayEvening: weekend,
        weekend,
        holiday: weekend,
      },
    ],
    exceptions: [],
    hasSunset: false,
    sunsetMinutes: '0',
  };
}

/** May to September of this year, or of the next one if this year's season is over. */
export function summerPlan(name: string, today: Temporal.PlainDate, slotPrice: TwoPrices | null): PlanForm {
  const end = Temporal.PlainDate.from({ year: today.year, month: 9, day: 30 });
  const year = Temporal.PlainDate.compare(today, end) > 0 ? today.year + 1 : today.year;
  return { ...emptyPlan(slotPrice), name, firstDay: `${year}-05-01`, lastDay: `${year}-09-30` };
}
