import { groupBy } from '@cablepark/domain/grouping';
import type { VatRate } from '@cablepark/domain/park/vat-rates';
import { type CashMethod, cashMethods } from '@cablepark/domain/payments/cash-methods';
import { leaves, type Takings, type TakingsKind } from '@cablepark/domain/payments/takings';
import { type DayRange, isRange } from '@cablepark/domain/time/day-range';

export const presets = ['today', 'week', 'month', 'season'] as const;
export type Preset = (typeof presets)[number];

/** Today, this week from Monday, this month, the season: whole periods, so that later payments of today are included. */
export function presetRange(
  preset: Preset,
  today: Temporal.PlainDate,
  season: DayRange | undefined,
): DayRange | null {
  if (preset === 'season') return season ?? null;
  if (preset === 'today') return { from: today, to: today };
  if (preset === 'week') {
    const monday = today.subtract({ days: today.dayOfWeek - 1 });
    return { from: monday, to: monday.add({ days: 6 }) };
  }
  return { from: today.with({ day: 1 }), to: today.with({ day: today.daysInMonth }) };
}

export type RangeFault = 'missing' | 'order' | 'tooLong';

/** Parses the two fields of the form. */
export function readDays(from: string, to: string): DayRange | RangeFault {
  if (from === '' || to === '') return 'missing';
  const range = { from: Temporal.PlainDate.from(from), to: Temporal.PlainDate.from(to) };
  if (Temporal.PlainDate.compare(range.from, range.to) > 0) return 'order';
  return isRange(range) ? range : 'tooLong';
}

/** In grosze. */
export type ByMethod = Record<CashMethod, number>;

export interface TakingsPart {
  amount: number;
  count: number;
}

export interface TakingsSum {
  byMethod: ByMethod;
  /** By the VAT rate of each payment, the highest sum first; null without one. */
  byVat: { vat: VatRate | null; amount: number }[];
  /** Money only: incoming minus outgoing. Rides on passes are separate. */
  total: number;
  /** Payments. */
  count: number;
  /** Among the payments. */
  sold: TakingsPart;
  items: TakingsPart;
  late: TakingsPart;
  /** Outgoing payments. */
  back: TakingsPart;
  reversed: TakingsPart;
  failed: TakingsPart;
  /** Rides on passes of either kind, minus refunded ones. */
  redeemed: number;
  /** Rides on passes of the system, and their refunds. */
  ridden: TakingsPart;
  returned: TakingsPart;
  /** Rides on paper passes, which the system does not count. */
  paper: TakingsPart;
}

/** On a pass of the system, or on a paper one. */
const isOnPass = ({ method }: Takings) => method === 'pass';
const signedAmount = ({ kind, amount }: Takings) => (leaves(kind) ? -amount : amount);
const sumOf = (parts: readonly Takings[]) => parts.reduce((sum, part) => sum + signedAmount(part), 0);

function partOf(parts: readonly Takings[], ...kinds: TakingsKind[]): TakingsPart {
  const matches = parts.filter(({ kind }) => kinds.includes(kind));
  return {
    amount: matches.reduce((sum, { amount }) => sum + amount, 0),
    count: matches.reduce((sum, { count }) => sum + count, 0),
  };
}

export function sumUp(takings: readonly Takings[]): TakingsSum {
  const rides = takings.filter(isOnPass);
  const money = takings.filter((taking) => !isOnPass(taking));
  const by = (wantedMethod: CashMethod) => sumOf(money.filter(({ method }) => method === wantedMethod));
  const paper = partOf(rides, 'ride');
  const paperBack = partOf(rides, 'reversal');
  return {
    byMethod: Object.fromEntries(cashMethods.map((method) => [method, by(method)])) as ByMethod,
    byVat: vatOf(money),
    total: sumOf(money),
    count: partOf(money, 'ride', 'pass', 'item', 'late').count,
    sold: partOf(money, 'pass'),
    items: partOf(money, 'item'),
    late: partOf(money, 'late'),
    back: partOf(money, 'moneyBack'),
    reversed: partOf(money, 'reversal'),
    failed: partOf(money, 'failedBack'),
    redeemed: sumOf(rides),
    ridden: partOf(rides, 'redeemed'),
    returned: partOf(rides, 'returned'),
    paper: { amount: paper.amount - paperBack.amount, count: paper.count - paperBack.count },
  };
}

function vatOf(money: readonly Takings[]): TakingsSum['byVat'] {
  const groups = groupBy(money, ({ vat }) => vat);
  return [...groups]
    .map(([vat, parts]) => ({ vat, amount: sumOf(parts) }))
    .filter(({ amount }) => amount !== 0)
    .toSorted((a, b) => b.amount - a.amount);
}

export interface TakingRow extends TakingsSum {
  day: Temporal.PlainDate;
  /** The paid item: slots of a track, passes, or slots that are deleted now. */
  place: number | 'passes' | 'deleted';
}

/** The rows of the table: one per day and track, days descending, tracks ascending, passes last. */
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

/** The refund of a slot has its track, that of a pass has none. */
function placeOf({ kind, track }: Takings): TakingRow['place'] {
  return track ?? (kind === 'pass' || kind === 'moneyBack' ? 'passes' : 'deleted');
}

function rankOf({ place }: Pick<TakingRow, 'place'>): number {
  if (typeof place === 'number') return place;
  return place === 'passes' ? Number.MAX_SAFE_INTEGER : Number.MAX_VALUE;
}

/** More bars would be too thin. */
const mostDayBars = 62;

export interface Bar {
  from: Temporal.PlainDate;
  unit: 'day' | 'month';
  byMethod: ByMethod;
  total: number;
}

/** One bar for each day of the range, or for each month of a long one, even without takings. */
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

/** The axis of an empty chart: up to 10 zł. */
const lowestTop = 1000;

/** A round number at or above the highest bar, in grosze: one digit with zeros. */
export function topOf(bars: readonly Bar[]): number {
  const heightOf = ({ byMethod }: Bar) =>
    cashMethods.reduce((sum, method) => sum + Math.max(0, byMethod[method]), 0);
  const highest = Math.max(...bars.map(heightOf), lowestTop);
  const zeros = 10 ** Math.floor(Math.log10(highest));
  return ([1, 2, 3, 4, 6, 8].find((digit) => digit * zeros >= highest) ?? 10) * zeros;
}
