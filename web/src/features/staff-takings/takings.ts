import { groupBy } from '@cablepark/domain/grouping';
import { type MoneyMethod, moneyMethods } from '@cablepark/domain/park/policy';
import type { Takings } from '@cablepark/domain/payments/takings';
import { type DayRange, isRange } from '@cablepark/domain/time/day-range';

export const presets = ['today', 'week', 'month'] as const;
export type Preset = (typeof presets)[number];

/** Today, this week from Monday, this month: whole ones, so that what comes later today is in them. */
export function presetRange(preset: Preset, today: Temporal.PlainDate): DayRange {
  if (preset === 'today') return { from: today, to: today };
  if (preset === 'week') {
    const monday = today.subtract({ days: today.dayOfWeek - 1 });
    return { from: monday, to: monday.add({ days: 6 }) };
  }
  return { from: today.with({ day: 1 }), to: today.with({ day: today.daysInMonth }) };
}

export type RangeFault = 'missing' | 'order' | 'tooLong';

/** Reads the two fields of the form. */
export function readDays(from: string, to: string): DayRange | RangeFault {
  if (from === '' || to === '') return 'missing';
  const range = { from: Temporal.PlainDate.from(from), to: Temporal.PlainDate.from(to) };
  if (Temporal.PlainDate.compare(range.from, range.to) > 0) return 'order';
  return isRange(range) ? range : 'tooLong';
}

/** In grosze. */
export type ByMethod = Record<MoneyMethod, number>;

export interface Sum {
  byMethod: ByMethod;
  /** Money alone, that for passes with it and what was given back for them taken off; rides on passes stand beside it. */
  total: number;
  count: number;
  sold: number;
  soldCount: number;
  back: number;
  backCount: number;
  /** Rides on passes of either kind. */
  redeemed: number;
  /** Rides on passes that the system sells. */
  ridden: number;
  riddenCount: number;
  /** Rides on passes of paper, of which the system knows nothing. */
  paper: number;
  paperCount: number;
  voidedAmount: number;
  voidedCount: number;
}

/** On a pass that the system knows, or on one of paper. */
const isOnPass = ({ kind, method }: Takings) => kind === 'redeemed' || method === 'pass';
const amountOf = (parts: readonly Takings[]) => parts.reduce((sum, { amount }) => sum + amount, 0);
const countOf = (parts: readonly Takings[]) => parts.reduce((sum, { count }) => sum + count, 0);

export function sumUp(takings: readonly Takings[]): Sum {
  const rides = takings.filter(isOnPass);
  const ridden = rides.filter(({ kind }) => kind === 'redeemed');
  const paper = rides.filter(({ kind }) => kind !== 'redeemed');
  const back = takings.filter(({ kind }) => kind === 'moneyBack');
  const money = takings.filter((taking) => !isOnPass(taking) && taking.kind !== 'moneyBack');
  const sold = money.filter(({ kind }) => kind === 'pass');
  const by = (wanted: MoneyMethod) =>
    amountOf(money.filter(({ method }) => method === wanted)) -
    amountOf(back.filter(({ method }) => method === wanted));
  return {
    byMethod: { cash: by('cash'), card: by('card'), blik: by('blik'), online: by('online') },
    total: amountOf(money) - amountOf(back),
    count: countOf(money),
    sold: amountOf(sold),
    soldCount: countOf(sold),
    back: amountOf(back),
    backCount: countOf(back),
    redeemed: amountOf(rides),
    ridden: amountOf(ridden),
    riddenCount: countOf(ridden),
    paper: amountOf(paper),
    paperCount: countOf(paper),
    voidedAmount: takings.reduce((sum, taking) => sum + taking.voidedAmount, 0),
    voidedCount: takings.reduce((sum, taking) => sum + taking.voidedCount, 0),
  };
}

/** Those that have a column: online where the park takes money so, or has. */
export function shownMethods(sum: Sum, isOnline: boolean): MoneyMethod[] {
  return moneyMethods.filter((method) => method !== 'online' || isOnline || sum.byMethod.online !== 0);
}

export interface TakingRow extends Sum {
  day: Temporal.PlainDate;
  /** What was paid for: slots of a track, passes, or slots that were deleted since. */
  place: number | 'passes' | 'deleted';
}

/** The rows of the table: a day and track each, days descending, tracks ascending, passes after them. */
export function rowsOf(takings: readonly Takings[]): TakingRow[] {
  const groups = groupBy(takings, (taking) => `${taking.day} ${placeOf(taking)}`);
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      const day = first && Temporal.PlainDate.from(first.day);
      return first && day ? [{ day, place: placeOf(first), ...sumUp(group) }] : [];
    })
    .toSorted((a, b) => Temporal.PlainDate.compare(b.day, a.day) || rankOf(a) - rankOf(b));
}

/** What goes back for a slot names its track, what goes back for a pass names none. */
function placeOf({ kind, track }: Takings): TakingRow['place'] {
  return track ?? (kind === 'pass' || kind === 'moneyBack' ? 'passes' : 'deleted');
}

function rankOf({ place }: Pick<TakingRow, 'place'>): number {
  if (typeof place === 'number') return place;
  return place === 'passes' ? Number.MAX_SAFE_INTEGER : Number.MAX_VALUE;
}

/** Bars of days get too thin to see. */
const mostDayBars = 62;

export interface Bar {
  from: Temporal.PlainDate;
  unit: 'day' | 'month';
  byMethod: ByMethod;
  total: number;
}

/** One bar for each day of the range, for each month of a long one; also where nothing came in. */
export function barsOf(takings: readonly Takings[], { from, to }: DayRange): Bar[] {
  const days = from.until(to, { largestUnit: 'days' }).days + 1;
  const unit = days > mostDayBars ? 'month' : 'day';
  const startOf = (day: Temporal.PlainDate) => (unit === 'day' ? day : day.with({ day: 1 }));
  const groups = groupBy(takings, ({ day }) => startOf(Temporal.PlainDate.from(day)).toString());
  const bars: Bar[] = [];
  const step = unit === 'day' ? { days: 1 } : { months: 1 };
  for (let at = startOf(from); Temporal.PlainDate.compare(at, to) <= 0; at = at.add(step)) {
    const { byMethod, total } = sumUp(groups.get(at.toString()) ?? []);
    bars.push({ from: at, unit, byMethod, total });
  }
  return bars;
}

/** A chart without takings still has an axis: of 10 zł. */
const lowestTop = 1000;

/** A round number at or above the highest bar, in grosze: one digit with zeros. */
export function topOf(bars: readonly Bar[]): number {
  const highest = Math.max(...bars.map(({ total }) => total), lowestTop);
  const zeros = 10 ** Math.floor(Math.log10(highest));
  return ([1, 2, 3, 4, 6, 8].find((digit) => digit * zeros >= highest) ?? 10) * zeros;
}
