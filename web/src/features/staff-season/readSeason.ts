import { toGrosze } from '@cablepark/contract/money';
import { type Season, seasonFaults, season as seasonSchema } from '@cablepark/domain/season/season.schema';
import { endOf, readHours } from '../../staff/form/hours.ts';
import {
  type BandForm,
  dayStart,
  type ExceptionForm,
  type PlanForm,
  priceKinds,
  type SeasonForm,
} from './seasonForm.ts';

/** Errors by path, such as `plans.0.week.2.closes`. */
export type SeasonFaults = ReadonlySet<string>;

/** Parses the form with the server's schema and rule. */
export function readSeason(
  form: SeasonForm,
  hasMapPoint: boolean,
): { season: Season } | { faults: SeasonFaults } {
  const result = seasonSchema.safeParse(meantBy(form));
  if (!result.success) return { faults: new Set(result.error.issues.map(({ path }) => path.join('.'))) };
  const faults = seasonFaults(result.data, hasMapPoint);
  return faults.length === 0
    ? { season: result.data }
    : { faults: new Set(faults.map(({ field }) => field)) };
}

/** Whether two forms are equivalent, ignoring unused fields. */
export function meanTheSame(a: SeasonForm, b: SeasonForm): boolean {
  return a === b || JSON.stringify(meantBy(a)) === JSON.stringify(meantBy(b));
}

/** The form in the schema's shape, unchecked: an invalid number is NaN. */
function meantBy({ plans, release }: SeasonForm) {
  return {
    plans: plans.map(planOf),
    release: { daysAhead: release.isAllAtOnce ? null : numberOf(release.daysAhead), at: release.at },
  };
}

function planOf(plan: PlanForm) {
  return {
    name: plan.name,
    firstDay: plan.firstDay,
    lastDay: plan.lastDay,
    tracks: plan.isForAll ? null : plan.tracks.toSorted((a, b) => a - b),
    week: plan.week.map(readHours),
    minutes: numberOf(plan.minutes),
    breaks: plan.breaks.map(({ from, to }) => ({ from, to: endOf(to) })),
    prices: plan.hasOnePrice ? plan.prices.slice(0, 1).map(onePrice) : plan.prices.map(bandOf),
    exceptions: plan.exceptions.map(exceptionOf),
    sunsetMinutes: plan.hasSunset ? numberOf(plan.sunsetMinutes) : null,
  };
}

function onePrice({ weekday }: BandForm) {
  const price = groszeOf(weekday);
  return { from: dayStart, weekday: price, fridayEvening: price, weekend: price, holiday: price };
}

function bandOf(band: BandForm, index: number) {
  const prices = Object.fromEntries(priceKinds.map((kind) => [kind, groszeOf(band[kind])]));
  return { from: index === 0 ? dayStart : band.from, ...prices };
}

function exceptionOf({ firstDay, lastDay, isClosed, opens, closes, price }: ExceptionForm) {
  const hasHours = !isClosed && (opens !== '' || closes !== '');
  return {
    firstDay,
    lastDay: lastDay === '' ? firstDay : lastDay,
    isClosed,
    hours: hasHours ? { opens, closes: endOf(closes) } : null,
    price: isClosed || price.trim() === '' ? null : groszeOf(price),
  };
}

/** An empty field is not a number: `Number('')` would be a free slot. */
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}

/** Refuses fractions of a grosz instead of rounding. */
function groszeOf(text: string): number {
  const pln = numberOf(text);
  return Math.abs(pln * 100 - toGrosze(pln)) < 1e-6 ? toGrosze(pln) : Number.NaN;
}
